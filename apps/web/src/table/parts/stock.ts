import type { DealView } from "@bummerl/engine";
import { html, nothing, type TemplateResult } from "lit";
import "../../cards/bm-card.ts";
import "../../cards/bm-suit.ts";
import { capital, cardLabel, trumpLabel } from "../../cards/names.ts";
import { may } from "../model/moves.ts";
import { whoIs } from "../model/sides.ts";
import type { Ui } from "./ui.ts";

const upCardOf = (ui: Ui, deal: DealView): TemplateResult | typeof nothing => {
  const { upCard, closedBy } = deal.stock;
  if (upCard === null) return nothing;
  const { areas } = ui.messages.table;
  const mayClose = may(ui.view, "close") && !ui.busy;
  return html`<div
    class="up-card ${mayClose ? "takeable" : ""}"
    data-testid="up-card"
    data-place="up-card"
    data-zone="upCard"
    data-drag=${mayClose ? "upCard" : nothing}
    role="img"
    aria-label=${ui.messages.common.labelled(areas.upCard, cardLabel(ui.messages, upCard, deal.trump))}
  >
    <bm-card silent .card=${closedBy === null ? upCard : null}></bm-card>
  </div>`;
};

const label = (ui: Ui, deal: DealView): string => {
  const { view, messages } = ui;
  const texts = messages.table.stock;
  const { size, closedBy } = deal.stock;
  if (closedBy !== null) return texts.closedBy(whoIs(view, closedBy, messages));
  return size === 0 ? texts.usedUp : texts.left(size);
};

/** What is trump, for the whole deal: it stays when the up-card has been drawn. */
const trumpBadge = ({ messages }: Ui, deal: DealView): TemplateResult => html`<p class="trump">
  <bm-suit class="sign" badge .suit=${deal.trump}></bm-suit>
  <span class="visually-hidden">${trumpLabel(messages, deal.trump)}</span>
  <span aria-hidden="true">${messages.table.stock.trumpWord} <b>${capital(messages.cards.suit(deal.trump))}</b></span>
</p>`;

/** The stock lies crosswise on the up-card; closed, the up-card lies face down on top of it (R17). */
export const stock = (ui: Ui, deal: DealView): TemplateResult => {
  const texts = ui.messages.table;
  const { size, upCard, closedBy } = deal.stock;
  const isClosed = closedBy !== null;
  const backs = Array.from({ length: Math.min(3, size - (upCard === null ? 0 : 1)) }, (_, at) => at);
  return html`<section
    class="stock"
    data-testid="stock"
    aria-label=${texts.areas.stock}
    ?data-closed=${isClosed}
    ?data-empty=${size === 0}
  >
    <div class="pile-box">
      ${upCardOf(ui, deal)}
      <div class="pile" data-zone="stock" data-place="stock">
        ${backs.map(() => html`<bm-card silent></bm-card>`)}
      </div>
    </div>
    <p class="left">
      ${isClosed ? html`<span aria-hidden="true">${texts.stock.closed}</span>` : nothing}
      <span class=${isClosed ? "visually-hidden" : ""}>${label(ui, deal)}</span>
    </p>
    ${trumpBadge(ui, deal)}
  </section>`;
};
