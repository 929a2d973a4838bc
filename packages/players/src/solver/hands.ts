/** Which cards may be played, and which of them win. */
import { CARDS, cardPoints } from "@bummerl/engine";
import { type CardSet, RANK_COUNT, type SuitNumber, suitOfNumber, suitSet } from "../bits/cards.ts";

const POINTS = Uint8Array.from(CARDS, cardPoints);
const SUITS_OF = Int32Array.from(CARDS, (_, card) => suitSet(suitOfNumber(card)));
const KINGS: CardSet = CARDS.reduce((set, card, at) => (card.endsWith("K") ? set | (1 << at) : set), 0);

/** Card points of the one card of a set (R1). */
export const pointsOf = (card: CardSet): number => POINTS[31 - Math.clz32(card)] ?? 0;

/** All five cards of the suit of the one card of a set. */
const suitOf = (card: CardSet): CardSet => SUITS_OF[31 - Math.clz32(card)] ?? 0;

/** The lowest card of its suit. */
export const jackOf = (trump: SuitNumber): CardSet => 1 << (trump * RANK_COUNT + RANK_COUNT - 1);

/** The kings of the pairs in a hand (R20). */
export const pairsIn = (hand: CardSet): CardSet => hand & (hand >> 1) & KINGS;

/** The cards of a hand that win against a card led (R10). */
export const winnersIn = (hand: CardSet, led: CardSet, trumps: CardSet): CardSet => {
  const suit = suitOf(led);
  const higher = hand & suit & (led - 1);
  return suit === trumps ? higher : higher | (hand & trumps);
};

/** The cards of a hand that may be answered in strict play (R12); `winning` are its {@link winnersIn}. */
export const answersIn = (hand: CardSet, led: CardSet, winning: CardSet, mustHead: boolean): CardSet => {
  const follow = hand & suitOf(led);
  // Without a card of the suit what wins is a trump.
  if (follow === 0) return winning === 0 ? hand : winning;
  const higher = follow & winning;
  return mustHead && higher !== 0 ? higher : follow;
};
