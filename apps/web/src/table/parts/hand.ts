import type { Card } from "@bummerl/engine";
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import "../../cards/bm-card.ts";
import { cardLabel } from "../../cards/names.ts";
import { handOrder, thumb } from "../../state/preferences.ts";
import { cardOf } from "../model/advice.ts";
import { orderHand } from "../model/hand-order.ts";
import { mayPlay } from "../model/moves.ts";
import { refusalText } from "../model/refusal-text.ts";
import { turnOf } from "../model/scene.ts";
import { whyNot } from "../model/why-not.ts";
import type { Ui } from "./ui.ts";

/** The cards held as the player likes to see them, without the one on its way to the table. */
export const heldCards = ({ view, pendingCard }: Pick<Ui, "view" | "pendingCard">): readonly Card[] =>
  orderHand(view, { order: handOrder.value, thumb: thumb.value }).filter((card) => card !== pendingCard);

/** The reason on a card is told only to the player on turn: before that every card would say the same. */
const reason = (ui: Ui, card: Card): string | null => {
  const refusal = turnOf(ui.view) === "you" ? whyNot(ui.view, card) : null;
  return refusal === null ? null : refusalText(refusal, ui.messages);
};

const handCard = (ui: Ui, card: Card, at: number): TemplateResult => {
  const why = reason(ui, card);
  const playable = mayPlay(ui.view, card) && !ui.busy;
  return html`<button
    class="hand-card"
    type="button"
    data-testid=${`hand-${card}`}
    data-card=${card}
    data-index=${at}
    data-drag=${playable ? card : nothing}
    tabindex=${card === ui.tabCard ? 0 : -1}
    aria-label=${cardLabel(ui.messages, card, ui.view.deal?.trump ?? null)}
    ?data-advised=${card === cardOf(ui.advised)}
    aria-disabled=${playable ? nothing : "true"}
    aria-describedby=${why === null ? nothing : `why-${card}`}
    @focus=${() => ui.do.focusCard(card)}
    @click=${() => ui.do.play(card)}
  >
    <bm-card silent .card=${card} .look=${why === null ? "plain" : "dimmed"}></bm-card>
    ${why === null ? nothing : html`<span hidden id=${`why-${card}`}>${why}</span>`}
  </button>`;
};

/** Own hand, in thumb's reach. */
export const hand = (ui: Ui): TemplateResult => {
  const held = heldCards(ui);
  return html`<div
    class="hand"
    data-place="my-hand"
    ?data-few=${held.length <= 2}
    ?data-three=${held.length === 3}
    role="group"
    aria-label=${ui.messages.table.areas.hand}
  >
    ${repeat(
      held,
      (card) => card,
      (card, at) => handCard(ui, card, at),
    )}
  </div>`;
};
