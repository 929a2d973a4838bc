import { html, type TemplateResult } from "lit";
import { counterText as textOfCounters } from "../model/counters.ts";
import { mySeat, nameOf, tally, theirSeat } from "../model/sides.ts";
import type { Ui } from "./ui.ts";

/** Counters still to win, or won, as `score` says (R40). */
export const counterText = ({ view, messages }: Ui, seat: 0 | 1): string =>
  textOfCounters(view, seat, messages);

const counterNumber = ({ view }: Ui, seat: 0 | 1): number => {
  const toGo = Math.max(0, view.toGo[seat]);
  return view.rules.score === "down" ? toGo : view.rules.target - toGo;
};

/** Always readable: counters of this Bummerl, Bummerl won, the way to everything else. */
export const topBar = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const texts = messages.table;
  const [mine, theirs] = [mySeat(view), theirSeat(view)];
  const name = nameOf(view, theirs, messages);
  const [won, lost] = tally(view);
  const side = (seat: 0 | 1, who: string): TemplateResult => html`<span class="side">
    <span class="who">${who}</span>
    <b class="count" aria-hidden="true">${counterNumber(ui, seat)}</b>
    <span class="visually-hidden">${counterText(ui, seat)}</span>
  </span>`;
  return html`<header class="top">
    <section class="counters" data-testid="counters" aria-label=${texts.areas.score}>
      <span class="sides">
        ${side(mine, texts.you)}
        <span class="colon" aria-hidden="true">:</span>
        ${side(theirs, name)}
      </span>
      <span class="tally">
        <span aria-hidden="true">${texts.score.tally} <b>${won} : ${lost}</b></span>
        <span class="visually-hidden">${texts.score.tallyLong(won, lost, name)}</span>
      </span>
    </section>
    <button class="wood menu" type="button" aria-haspopup="dialog" @click=${() => ui.do.open("menu")}>
      ${texts.actions.menu}
    </button>
  </header>`;
};
