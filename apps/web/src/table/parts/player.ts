import type { Seat } from "@bummerl/engine";
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import "../../cards/bm-card.ts";
import "../elements/bm-clock.ts";
import { ICONS } from "../../parts/icons.ts";
import { mySeat, nameOf, theirSeat } from "../model/sides.ts";
import type { Ui } from "./ui.ts";

/** Card points and clock of one player; points only as `showPoints` lets them be seen (R39). */
const standing = (ui: Ui, seat: Seat): TemplateResult => {
  const { view, messages } = ui;
  const texts = messages.table;
  const { deal } = view;
  const points = deal?.points[seat] ?? null;
  const pending = deal?.pending[seat] ?? null;
  return html`
    ${points === null ? nothing : html`<span class="points">${texts.points.label(points)}</span>`}
    ${
      pending === null || pending === 0
        ? nothing
        : html`<span class="pending">
            <span aria-hidden="true">${texts.points.pending(pending)}</span>
            <span class="visually-hidden">${texts.points.pendingLong(pending)}</span>
          </span>`
    }
    <bm-clock .view=${view} .seat=${seat} .offset=${ui.offset}></bm-clock>
  `;
};

/** Whether a player's line is up, in a word and a sign. */
export const presence = ({ view, update, messages }: Ui, seat: Seat): TemplateResult => {
  const player = view.seats[seat];
  if (player?.kind === "computer") {
    return html`<span class="level">${ICONS.computer}${messages.computer.levels[player.level]}</span>`;
  }
  const texts = messages.table.presence;
  const here = update.online[seat];
  return html`<span class="presence" data-here=${here}>${here ? texts.here : texts.away}</span>`;
};

/** The other player: name, whether his line is up, the backs of his cards or what is publicly known of them. */
export const opponent = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const texts = messages.table;
  const seat = theirSeat(view);
  const name = nameOf(view, seat, messages);
  const known = view.deal?.hands[seat] ?? [];
  const hidden = Math.max(0, (view.deal?.handSizes[seat] ?? 0) - known.length);
  const backs = Array.from({ length: hidden }, (_, at) => at);
  return html`<section class="theirs" aria-label=${texts.areas.opponent(name)}>
    <div class="plate" ?data-turn=${view.deal?.turn === seat}>
      <span class="name">${name}</span>
      <span class="facts">${presence(ui, seat)} ${standing(ui, seat)}</span>
    </div>
    <div class="backs" data-place="their-hand">
      ${
        hidden === 0
          ? nothing
          : html`<span class="pile" role="img" aria-label=${texts.areas.hidden(hidden)}>
              ${backs.map(() => html`<bm-card silent></bm-card>`)}
            </span>`
      }
      ${repeat(
        known,
        (card) => card,
        (card) =>
          html`<bm-card data-card=${card} .card=${card} .trump=${view.deal?.trump ?? null}></bm-card>`,
      )}
    </div>
  </section>`;
};

export const ownPlate = (ui: Ui): TemplateResult => {
  const { view } = ui;
  const seat = mySeat(view);
  return html`<div class="mine plate" ?data-turn=${view.deal?.turn === seat}>
    <span class="name">${ui.messages.table.you}</span>
    ${standing(ui, seat)}
  </div>`;
};
