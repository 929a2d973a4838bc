import { type Card, otherSeat, type Seat } from "../cards.ts";
import type { DealState } from "./state.ts";

const NONE: readonly Card[] = [];

/** The up-card and who took it in the last draw (R11), if that has happened since this state began. */
const lastDraw = (state: DealState): { readonly seat: Seat; readonly card: Card } | null => {
  if (state.upCard !== null) return null;
  for (let at = state.history.length - 1; at >= 0; at -= 1) {
    const event = state.history[at];
    if (event?.type === "drawn") return { seat: otherSeat(event.winner), card: event.cards[1] };
  }
  return null;
};

/**
 * Cards in a hand that everybody has seen go there or lie there: the card taken in an exchange, both cards of an
 * announced marriage, the up-card of the last draw (R39). Those played since are no longer in the hand.
 */
export const knownCards = (state: DealState, seat: Seat): readonly Card[] => {
  if (state.exchange === null && state.marriages.length === 0 && state.upCard !== null) return NONE;
  const seen = new Set<Card>();
  if (state.exchange?.seat === seat) seen.add(state.exchange.taken);
  for (const marriage of state.marriages) {
    if (marriage.seat === seat) seen.add(`${marriage.suit}K`).add(`${marriage.suit}Q`);
  }
  const drawn = lastDraw(state);
  if (drawn?.seat === seat) seen.add(drawn.card);
  return state.hands[seat].filter((card) => seen.has(card));
};
