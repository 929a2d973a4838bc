import type { DealView } from "@bummerl/engine";
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import "../../cards/bm-card.ts";
import { capital, cardLabel, SUIT_SIGNS } from "../../cards/names.ts";
import { may } from "../model/moves.ts";
import { mySeat, whoIs } from "../model/sides.ts";
import type { Ui } from "./ui.ts";

const trick = (ui: Ui, deal: DealView): TemplateResult => {
  const mine = mySeat(ui.view);
  return html`<section class="trick" data-testid="trick" data-place="trick" aria-label=${ui.messages.table.areas.trick}>
    ${repeat(
      ui.trick,
      ({ card }) => card,
      ({ seat, card, won }) => html`<bm-card
        class=${seat === mine ? "from-me" : "from-them"}
        data-card=${card}
        .card=${card}
        .trump=${deal.trump}
        .look=${won ? "won" : "plain"}
      ></bm-card>`,
    )}
  </section>`;
};

/** The stock with the up-card crosswise under it; closed, the up-card lies face down on top (R17). */
const stock = (ui: Ui, deal: DealView): TemplateResult => {
  const { view, messages } = ui;
  const texts = messages.table;
  const { size, upCard, closedBy } = deal.stock;
  const isClosed = closedBy !== null;
  const mayClose = may(view, "close") && !ui.busy;
  const label =
    closedBy === null
      ? size === 0
        ? texts.stock.usedUp
        : texts.stock.left(size)
      : texts.stock.closedBy(whoIs(view, closedBy, messages));
  return html`<section class="stock" data-testid="stock" data-place="stock" aria-label=${texts.areas.stock} ?data-closed=${isClosed}>
    <div class="pile-box">
      ${
        upCard === null
          ? nothing
          : html`<div
              class="up-card ${mayClose ? "takeable" : ""}"
              data-testid="up-card"
              data-place="up-card"
              data-zone="upCard"
              data-drag=${mayClose ? "upCard" : nothing}
              role="img"
              aria-label=${`${texts.areas.upCard}: ${cardLabel(messages, upCard, deal.trump)}`}
            >
              <bm-card silent .card=${isClosed ? null : upCard}></bm-card>
            </div>`
      }
      <div class="pile" data-zone="stock">
        ${Array.from({ length: Math.min(3, size - (upCard === null ? 0 : 1)) }, () => html`<bm-card silent></bm-card>`)}
      </div>
    </div>
    <p class="left">
      ${isClosed ? html`<span aria-hidden="true">${texts.stock.closed}</span>` : nothing}
      <span class=${isClosed ? "visually-hidden" : ""}>${label}</span>
    </p>
    <p class="trump">
      <span class="sign" data-suit=${deal.trump} aria-hidden="true">${SUIT_SIGNS[deal.trump]}</span>
      ${texts.stock.trump(capital(messages.cards.suit(deal.trump)))}
    </p>
  </section>`;
};

/** What is at stake once the stock is closed (R19, R30), in a few words. */
export const stakeText = ({ view, messages }: Ui): string | null => {
  const { deal } = view;
  const by = deal?.stock.closedBy ?? null;
  if (deal === null || deal.stake === null || by === null) return null;
  const who = whoIs(view, by, messages);
  const { stake } = messages.table;
  return deal.stake.closer === null
    ? stake.failedOnly(who, deal.stake.other)
    : stake.both(who, deal.stake.closer, deal.stake.other);
};

export const middle = (ui: Ui, deal: DealView): TemplateResult => html`<div class="mid" data-zone="table">
  ${stock(ui, deal)} ${trick(ui, deal)}
</div>`;
