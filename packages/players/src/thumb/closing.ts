import { type CardNumber, higherThan, numbersOf, sizeOf, suitOfNumber, suitSet } from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import { isTrump, KING, pointsOf } from "./cards.ts";
import { mayHold } from "./odds.ts";

/** What the opponent's card in a trick one wins is worth on the average, when he gives what he must or least. */
const HIS_CARD = 3;

const isTop = (knowledge: Knowledge, card: CardNumber): boolean =>
  (higherThan(card) & (mayHold(knowledge) | knowledge.own) & ~knowledge.own) === 0;

/**
 * Card points one can count on with the stock closed, by counting winners: top trumps first, and high cards of
 * other suits once the opponent's trumps are out. Pairs in hand are announced on the way (R20).
 */
export const countedOn = (knowledge: Knowledge): number => {
  const { own, trump, tricks } = knowledge;
  const trumps = own & suitSet(trump);
  const sureTrumps = numbersOf(trumps).filter((card) => isTop(knowledge, card));
  const out = sizeOf(mayHold(knowledge) & suitSet(trump));
  // He holds about half of the trumps that are out, never more than five.
  const drawn = sureTrumps.length >= Math.ceil(out / 2);
  let sum = knowledge.points[0] + knowledge.pending[0];
  let won = tricks[0];
  for (const card of sureTrumps) {
    sum += pointsOf(card) + HIS_CARD;
    won += 1;
  }
  for (const card of numbersOf(own & ~trumps)) {
    if (!isTop(knowledge, card)) continue;
    const chance = drawn ? 0.9 : 0.6;
    sum += (pointsOf(card) + HIS_CARD) * chance;
    won += chance;
  }
  if (won < 1) return 0;
  for (const suit of new Set(numbersOf(own).map(suitOfNumber))) {
    const pair = (1 << (suit * 5 + KING)) | (1 << (suit * 5 + KING + 1));
    if ((own & pair) === pair) sum += isTrump(trump, suit * 5) ? 40 : 20;
  }
  return sum;
};
