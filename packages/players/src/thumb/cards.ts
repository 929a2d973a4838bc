/** Single cards as the rules of thumb speak of them. */
import { CARDS, cardPoints, RANKS } from "@bummerl/engine";
import { type CardNumber, type CardSet, rankOfNumber, suitOfNumber } from "../bits/index.ts";

const POINTS = CARDS.map(cardPoints);

/** Card points of a card (R1). */
export const pointsOf = (card: CardNumber): number => POINTS[card] ?? 0;

export const ACE = RANKS.indexOf("A");
export const TEN = RANKS.indexOf("T");
export const KING = RANKS.indexOf("K");
export const QUEEN = RANKS.indexOf("Q");
export const JACK = RANKS.indexOf("J");

export const isTrump = (trump: number, card: CardNumber): boolean => suitOfNumber(card) === trump;

/** The other card of a marriage; `null` for a card that is neither king nor queen (R20). */
export const partnerOf = (card: CardNumber): CardNumber | null => {
  const rank = rankOfNumber(card);
  if (rank === KING) return card + 1;
  return rank === QUEEN ? card - 1 : null;
};

/** Does `answer` win the trick against `led` (R10)? In `CARDS` the higher card of a suit has the lower number. */
export const wins = (trump: number, led: CardNumber, answer: CardNumber): boolean =>
  suitOfNumber(answer) === suitOfNumber(led) ? answer < led : isTrump(trump, answer);

export const totalPoints = (set: CardSet): number => {
  let sum = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += pointsOf(31 - Math.clz32(rest & -rest));
  return sum;
};
