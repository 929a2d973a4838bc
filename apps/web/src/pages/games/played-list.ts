import type { PlayedBummerl, PlayedDeal } from "@bummerl/protocol";
import { html, nothing, type TemplateResult } from "lit";
import { dealPath } from "../../app/router.ts";
import { formatMoment, formatNumber, t } from "../../i18n/index.ts";
import { nameInList } from "../../i18n/player-name.ts";
import { facts } from "../../parts/facts.ts";
import { ICONS } from "../../parts/icons.ts";

const against = ({ opponent }: PlayedBummerl | PlayedDeal): TemplateResult => html`<strong>
  ${opponent.kind === "computer" ? ICONS.computer : nothing}${t().lobby.against(nameInList(opponent, t()))}
</strong>`;

/** A Bummerl that is over. */
export const bummerlLine = (one: PlayedBummerl): TemplateResult => {
  const texts = t().games;
  const all = [
    texts.bummerlNumber(formatNumber(one.bummerl)),
    ...(one.kind === "plain" ? [] : [t().rules.kinds[one.kind]]),
    texts.how[one.how],
    texts.worth(formatNumber(one.value)),
  ];
  return html`<li>
    <span class="mark ${one.won ? "won" : "lost"}">${one.won ? texts.youWon : texts.youLost}</span>
    <span class="what">${against(one)} ${facts(all)}</span>
    <span class="hint">${formatMoment(one.endedAt)}</span>
  </li>`;
};

/** A deal that is over, with the way to its review. `here`: on this device. */
export const dealLine = (one: PlayedDeal, here: boolean): TemplateResult => {
  const texts = t().games;
  const number = formatNumber(one.deal);
  const all = [
    texts.dealNumber(number),
    ...(one.counters === null ? [] : [texts.counters(one.counters)]),
    ...(one.reason === null ? [] : [texts.reasons[one.reason]]),
  ];
  return html`<li>
    <span class="mark ${one.won === null ? "" : one.won ? "won" : "lost"}"
      >${one.won === null ? texts.noResult : one.won ? texts.youWon : texts.youLost}</span
    >
    <span class="what">${against(one)} ${facts(all)}</span>
    <span class="hint">${formatMoment(one.endedAt)}</span>
    <a
      class="button"
      href=${dealPath(one.table, one.deal, here)}
      aria-label=${texts.lookAt(number, nameInList(one.opponent, t()))}
      >${texts.look}</a
    >
  </li>`;
};
