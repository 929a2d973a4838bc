import type { DealView, Seat, Trick } from "@bummerl/engine";
import { html, nothing, type TemplateResult } from "lit";
import "../../cards/bm-card.ts";
import { mySeat, nameOf, theirSeat } from "../model/sides.ts";
import { doneButton, sheet } from "./sheet.ts";
import type { Ui } from "./ui.ts";

const trickRow = (trick: Trick): TemplateResult => html`<li class="trick-row">
  <bm-card .card=${trick.led}></bm-card>
  <bm-card .card=${trick.answer}></bm-card>
</li>`;

const pileOf = (ui: Ui, deal: DealView, seat: Seat, heading: string): TemplateResult => {
  const count = deal.tricks[seat];
  const seen = deal.played.filter((trick): trick is Trick => trick !== null && trick.winner === seat);
  const hidden = count - seen.length;
  const { tricks, actions } = ui.messages.table;
  return html`<section>
    <h3>${heading}</h3>
    ${
      seen.length === 0
        ? nothing
        : html`<ul class="plain trick-rows">
            ${seen.map(trickRow)}
          </ul>`
    }
    ${hidden > 0 || count === 0 ? html`<p class="hint">${actions.tricks(hidden)} ${hidden > 0 ? tricks.hidden : ""}</p>` : nothing}
  </section>`;
};

/** Won tricks as far as they may be looked at (R38), the last one first. */
export const tricksSheet = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const texts = messages.table.tricks;
  const { deal } = view;
  const last = deal?.lastTrick ?? null;
  return sheet(
    ui,
    texts.title,
    html`${
      last === null
        ? nothing
        : html`<h3>${texts.last}</h3>
            <ul class="plain trick-rows last-trick">
              ${trickRow(last)}
            </ul>`
    }
    ${
      deal === null
        ? html`<p>${texts.none}</p>`
        : html`${pileOf(ui, deal, mySeat(view), texts.yours)}
          ${pileOf(ui, deal, theirSeat(view), texts.theirs(nameOf(view, theirSeat(view), messages)))}`
    }
    ${doneButton(ui)}`,
    "tricks",
  );
};
