import { html, nothing, type TemplateResult } from "lit";
import "../../cards/bm-card.ts";
import { mySeat, nameOf, theirSeat, whoIs } from "../model/sides.ts";
import { presence } from "./player.ts";
import { beerMat, standingNow } from "./standing.ts";
import { pairTally } from "./tally.ts";
import type { Ui } from "./ui.ts";

const headline = ({ view, messages }: Ui): TemplateResult => {
  const texts = messages.table.result;
  const last = view.lastDeal;
  const bummerl = view.stage === "bummerlOver" ? view.bummerls.at(-1) : undefined;
  const deal = last?.result ?? null;
  return html`
    ${
      bummerl === undefined
        ? nothing
        : html`<h2 tabindex="-1">${texts.bummerl(whoIs(view, bummerl.winner, messages), bummerl.kind)}</h2>
            <p>${bummerl.kind === "plain" ? nothing : texts.kindMeans[bummerl.kind]} ${texts.how[bummerl.how]} ${bummerl.value === 1 ? nothing : texts.worth(bummerl.value)}</p>`
    }
    ${
      deal === null
        ? bummerl === undefined
          ? html`<h2 tabindex="-1">${texts.broken}</h2>`
          : nothing
        : html`<h2 tabindex="-1" class=${bummerl === undefined ? "" : "second"}>
              ${texts.wins(whoIs(view, deal.winner, messages), deal.counters)}
            </h2>
            <p>
              ${texts.reasonBy(
                deal.reason,
                whoIs(view, deal.winner, messages),
                whoIs(view, deal.winner === 0 ? 1 : 0, messages),
              )}
            </p>`
    }
  `;
};

const isReady = ({ view }: Ui): boolean => view.you !== "spectator" && view.ready[view.you];

/** To the review of this very deal, and what happens here meanwhile. A computer waits. */
const review = (ui: Ui): TemplateResult | typeof nothing => {
  const { view, messages } = ui;
  if (ui.reviewOf === null || view.lastDeal === null) return nothing;
  const texts = messages.table.review;
  const name = nameOf(view, theirSeat(view), messages);
  const hasClock = (view.time?.deadlines[mySeat(view)] ?? null) !== null;
  const meanwhile =
    view.computer !== undefined
      ? null
      : isReady(ui)
        ? texts.mayBegin(name)
        : hasClock
          ? texts.clockRuns
          : texts.waitsFor(name);
  return html`<div class="row look-through">
    <a
      class="button review"
      href=${ui.reviewOf(view.lastDeal.deal)}
      aria-describedby=${meanwhile === null ? nothing : "meanwhile"}
      >${texts.go}</a
    >
    ${meanwhile === null ? nothing : html`<p class="hint" id="meanwhile">${meanwhile}</p>`}
  </div>`;
};

/** That the other waits already. */
const otherIsReady = (ui: Ui): TemplateResult | typeof nothing => {
  const { view, messages } = ui;
  const other = theirSeat(view);
  if (!view.ready[other] || isReady(ui)) return nothing;
  const { waiting } = messages.table;
  const name = nameOf(view, other, messages);
  return html`<p class="hint">
    ${view.stage === "bummerlOver" ? waiting.otherPlaysOn(name) : waiting.otherReady(name)}
  </p>`;
};

/** The way on, in sight from the first moment on: the paper may be longer than the screen, this row is not. */
const goOn = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const { actions, waiting } = messages.table;
  const over = view.stage === "bummerlOver";
  const other = theirSeat(view);
  const name = nameOf(view, other, messages);
  const ready = isReady(ui);
  const next = over ? "playOn" : "next";
  const waitsFor = ready ? other : mySeat(view);
  return html`<div class="go-on">
    ${
      view.may.includes(next)
        ? html`<button class="button primary" type="button" aria-disabled=${ui.busy ? "true" : nothing} @click=${() => ui.do.command(next)}>
            ${over ? actions.playOn : actions.next}
          </button>`
        : nothing
    }
    ${
      over && view.may.includes("leave")
        ? html`<button class="button" type="button" @click=${() => ui.do.ask({ kind: "leave" })}>
            ${actions.leave}
          </button>`
        : nothing
    }
    ${
      ready
        ? html`<p class="hint waiting-for">${waiting.nextPressed(name)} ${presence(ui, other)}</p>`
        : nothing
    }
    ${
      (view.time?.deadlines[waitsFor] ?? null) === null
        ? nothing
        : html`<bm-clock .view=${view} .seat=${waitsFor} .offset=${ui.offset}></bm-clock>`
    }
    ${
      view.day === undefined
        ? nothing
        : html`<button class="button primary" type="button" @click=${() => ui.do.goAway()}>
            ${messages.app.today}
          </button>`
    }
  </div>`;
};

/** The last trick, so that nobody misses the card that ended the deal. */
const lastTrick = (ui: Ui): TemplateResult | typeof nothing =>
  ui.trick.length === 0
    ? nothing
    : html`<section class="last-trick" data-testid="last-trick" data-place="trick" aria-label=${ui.messages.table.tricks.last}>
        <p aria-hidden="true">${ui.messages.table.tricks.last}</p>
        ${ui.trick.map(
          ({ card, won }) =>
            html`<bm-card data-card=${card} .card=${card} .look=${won ? "won" : "plain"}></bm-card>`,
        )}
      </section>`;

/** After a deal: why it ended, what it was worth, everything laid open, and on to the next. */
export const resultPanel = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const mine = mySeat(view);
  const { areas } = messages.table;
  const names = [nameOf(view, 0, messages), nameOf(view, 1, messages)] as const;
  return html`<section
    class="sheet-on-table ${view.stage === "bummerlOver" ? "moment" : ""}"
    data-testid="result"
    aria-label=${areas.result}
  >
    <div class="summary">
      ${lastTrick(ui)} ${headline(ui)}
      ${view.day === undefined ? standingNow(ui) : nothing} ${view.stage === "bummerlOver" ? beerMat(ui) : nothing}
      ${view.stage === "bummerlOver" ? pairTally(ui) : nothing} ${otherIsReady(ui)}
    </div>
    ${goOn(ui)} ${review(ui)}
    ${
      view.lastDeal === null
        ? nothing
        : html`<bm-open-deal
            .table=${view.table}
            .names=${names}
            .you=${mine}
            .rules=${view.rules}
            .deal=${view.lastDeal}
          ></bm-open-deal>`
    }
  </section>`;
};
