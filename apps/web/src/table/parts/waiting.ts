import { html, nothing, type TemplateResult } from "lit";
import "../../cards/bm-card.ts";
import { nameOf, theirSeat, whoIs } from "../model/sides.ts";
import { presence } from "./player.ts";
import type { Ui } from "./ui.ts";

/** Nothing is played: a hand lies face down on the paper. */
const FAN = [0, 1, 2, 3, 4] as const;

const paper = (heading: string, inside: TemplateResult): TemplateResult =>
  html`<section class="sheet-on-table small" aria-labelledby="waiting">
    <div class="fan" aria-hidden="true">${FAN.map(() => html`<bm-card silent></bm-card>`)}</div>
    <h2 id="waiting" tabindex="-1">${heading}</h2>
    ${inside}
  </section>`;

/** The first cut is made by the page itself: there is nothing to press. */
export const cutting = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const { waiting } = messages.table;
  const other = theirSeat(view);
  const hasCut = view.you !== "spectator" && view.ready[view.you];
  return paper(
    waiting.firstDeal,
    html`${
      hasCut
        ? html`<p>${waiting.nextPressed(nameOf(view, other, messages))} ${presence(ui, other)}</p>`
        : nothing
    }`,
  );
};

export const saved = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const { waiting, actions } = messages.table;
  const other = theirSeat(view);
  const name = nameOf(view, other, messages);
  const opened = view.you !== "spectator" && view.resumeAsked[view.you];
  return paper(
    waiting.savedTitle,
    html`<p>${opened ? html`${waiting.youResume(name)} ${presence(ui, other)}` : waiting.savedText}</p>
      ${view.resumeAsked[other] ? html`<p>${waiting.resumeAsked(name)}</p>` : nothing}
      <div class="row">
        ${
          view.may.includes("resume")
            ? html`<button class="button primary" type="button" @click=${() => ui.do.command("resume")}>
                ${actions.resume}
              </button>`
            : nothing
        }
        <button class="button" type="button" @click=${() => ui.do.goAway()}>${messages.common.back}</button>
      </div>`,
  );
};

export const ended = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const { waiting } = messages.table;
  return paper(
    waiting.endedTitle,
    html`<p>
        ${view.endedBy === null ? waiting.endedPlain : waiting.ended(whoIs(view, view.endedBy, messages))}
      </p>
      <button class="button primary" type="button" @click=${() => ui.do.goAway()}>${messages.common.back}</button>`,
  );
};
