import { html, nothing, type TemplateResult } from "lit";
import { demandOf } from "../model/demand.ts";
import type { Note } from "../model/note.ts";
import { turnOf } from "../model/scene.ts";
import { nameOf, theirSeat } from "../model/sides.ts";
import { stakeText } from "./felt.ts";
import type { Ui } from "./ui.ts";

/** Whose turn it is and what for, in words; in strict play what the card led demands (R12). */
const turnText = (ui: Ui): string => {
  const { view, messages } = ui;
  const texts = messages.table.turn;
  switch (turnOf(view)) {
    case "none":
      return texts.none;
    case "opponent":
      return texts.other(nameOf(view, theirSeat(view), messages));
    case "you": {
      const demand = demandOf(view);
      if (demand !== null) return texts.demand[demand.kind](messages.cards.suit(demand.suit));
      if (view.deal?.phase === "lastTrick") return texts.youSettle;
      return view.deal?.phase === "follow" ? texts.youFollow : texts.youLead;
    }
  }
};

/** A sentence; with a rule behind it, pressing it opens the rules there. */
const sentence = (ui: Ui, { text, rule }: Note): TemplateResult =>
  rule === null
    ? html`<p class="note">${text}</p>`
    : html`<button class="note" type="button" aria-haspopup="dialog" @click=${() => ui.do.open({ rule })}>${text} <span class="to-rule">(${rule})</span></button>`;

/**
 * The line above the hand: whose turn it is, and the stake once the stock is closed. Why something was not possible
 * lies over it for as long as it is said, so that nothing moves under the finger.
 */
export const statusLine = (ui: Ui): TemplateResult => {
  const stake = stakeText(ui);
  const { link } = ui.messages.table;
  const notes = [
    ...(ui.link === "down" ? [{ text: link.down, rule: null }] : []),
    ...(ui.note === null ? [] : [ui.note]),
  ];
  return html`<div class="status">
    ${stake === null ? nothing : html`<p class="stake">${stake}</p>`}
    <p class="turn" data-turn=${turnOf(ui.view)}>${turnText(ui)}</p>
    ${notes.length === 0 ? nothing : html`<div class="notes">${notes.map((note) => sentence(ui, note))}</div>`}
  </div>`;
};
