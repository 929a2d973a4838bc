import type { Seat } from "@bummerl/engine";
import { html, nothing, type TemplateResult } from "lit";
import { unbroken } from "../../i18n/index.ts";
import { mySeat, nameOf, theirSeat } from "../model/sides.ts";
import { counterText } from "./top-bar.ts";
import type { Ui } from "./ui.ts";

/** One square for each counter of the Bummerl, the won ones filled. */
const squares = ({ view }: Ui, seat: Seat): TemplateResult => {
  const won = view.rules.target - Math.max(0, view.toGo[seat]);
  const all = Array.from({ length: view.rules.target }, (_, at) => at < won);
  return html`<span class="squares" aria-hidden="true">
    ${all.map((isWon) => html`<i class=${isWon ? "won-square" : ""}></i>`)}
  </span>`;
};

/** How the Bummerl stands, to be seen and to be read. */
export const standingNow = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const { score, you } = messages.table;
  const row = (seat: Seat, name: string): TemplateResult => html`<p class="counters-now">
    <span>${score.countersOf(name, unbroken(counterText(ui, seat)))}</span> ${squares(ui, seat)}
  </p>`;
  return html`<div class="standing-now">
    ${row(mySeat(view), you)} ${row(theirSeat(view), nameOf(view, theirSeat(view), messages))}
  </div>`;
};

/** Bummerl charged to one player by what they count (R41, R42); the last one may be fresh. */
const dots = (ui: Ui, loser: Seat): readonly { readonly value: number; readonly isFresh: boolean }[] => {
  const { bummerls, stage } = ui.view;
  return bummerls.flatMap(({ winner, value }, at) =>
    winner === loser ? [] : [{ value, isFresh: stage === "bummerlOver" && at === bummerls.length - 1 }],
  );
};

/** More do not fit on a mat. */
const MOST = 12;

/** The beer mat the tally is kept on, as at an inn: whoever loses a Bummerl gets a dot, a big one if it counts more. */
export const beerMat = (ui: Ui): TemplateResult | typeof nothing => {
  const { view, messages } = ui;
  if (view.bummerls.length === 0) return nothing;
  const { score, you } = messages.table;
  const side = (seat: Seat, name: string): TemplateResult => html`<div>
    <b>${name}</b>
    <span class="dots">
      ${dots(ui, seat)
        .slice(-MOST)
        .map(
          ({ value, isFresh }) => html`<i class="${value > 1 ? "big" : ""} ${isFresh ? "fresh" : ""}"></i>`,
        )}
    </span>
  </div>`;
  return html`<figure class="mat">
    <div class="mat-face" aria-hidden="true">
      ${side(mySeat(view), you)} ${side(theirSeat(view), nameOf(view, theirSeat(view), messages))}
    </div>
    <figcaption class="hint">${score.mat}</figcaption>
  </figure>`;
};
