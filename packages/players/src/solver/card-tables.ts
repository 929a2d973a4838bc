/** Tables by card number, as bits and points: looked up millions of times a second. */
import { CARDS, cardPoints } from "@bummerl/engine";
import { type CardSet, type SuitNumber, suitOfNumber, suitSet } from "../bits/cards.ts";

/** Card points of card n (R1). */
export const POINTS = Uint8Array.from(CARDS, cardPoints);

/** The suit of card n as a set of five cards. */
export const SUIT_OF = Int32Array.from(CARDS, (_, card) => suitSet(suitOfNumber(card)));

export const KINGS: CardSet = CARDS.reduce((set, card, n) => (card.endsWith("K") ? set | (1 << n) : set), 0);

/** The trump jack: the lowest card of its suit is the last. */
export const jackOf = (trump: SuitNumber): CardSet => 1 << (trump * 5 + 4);
