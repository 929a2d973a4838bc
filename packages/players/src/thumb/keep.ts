import { type CardNumber, higherThan, rankOfNumber, sizeOf, suitOfNumber, suitSet } from "../bits/index.ts";
import { isStrict, type Knowledge, stockSizeOf } from "../knowledge/index.ts";
import { ACE, isTrump, JACK, partnerOf, TEN } from "./cards.ts";
import { mayHold } from "./odds.ts";

/** Worth of keeping a trump while the stock is open, ace to jack, in card points. */
const TRUMP = [12, 12, 9, 8, 7] as const;
/** Worth of keeping an ace or ten of another suit, besides its points. */
const PLAIN = [5, 2] as const;

/** What a pair in hand is worth until it is announced: a part of its points, the trick for it must still be won. */
const pairWorth = (knowledge: Knowledge, card: CardNumber): number => {
  const partner = partnerOf(card);
  if (partner === null) return 0;
  const whole = isTrump(knowledge.trump, card) ? 40 : 20;
  if ((knowledge.own & (1 << partner)) !== 0) return whole * 0.6;
  const mayCome = !isStrict(knowledge) && (knowledge.unseen & (1 << partner)) !== 0;
  return mayCome ? whole * 0.06 : 0;
};

/** The jack that may still be exchanged for the up-card (R14). */
const jackWorth = (knowledge: Knowledge, card: CardNumber): number => {
  const { trump, upCard } = knowledge;
  if (!isTrump(trump, card) || rankOfNumber(card) !== JACK || upCard === null || isStrict(knowledge))
    return 0;
  return stockSizeOf(knowledge) > 2 && rankOfNumber(upCard) <= TEN ? 8 : 4;
};

/** A ten that one held card covers is not caught by the ace in strict play. */
const coverWorth = (knowledge: Knowledge, card: CardNumber): number => {
  const rest = mayHold(knowledge);
  const beaters = higherThan(card) & rest;
  const suit = suitSet(suitOfNumber(card));
  const lowFriends = sizeOf(knowledge.own & suit & ~(1 << card));
  return beaters !== 0 && sizeOf(beaters) <= lowFriends ? 1 : 0;
};

const strictWorth = (knowledge: Knowledge, card: CardNumber): number => {
  const beaten = (higherThan(card) & mayHold(knowledge)) !== 0;
  if (isTrump(knowledge.trump, card)) return beaten ? 4 : 7;
  return (beaten ? 0 : 3) + coverWorth(knowledge, card);
};

const openWorth = (knowledge: Knowledge, card: CardNumber): number => {
  const rank = rankOfNumber(card);
  if (isTrump(knowledge.trump, card)) return TRUMP[rank] ?? 0;
  return rank === ACE || rank === TEN ? (PLAIN[rank] ?? 0) : 0;
};

/** What is given up with a card beside its points, in card points: its power later, its pair, its exchange. */
export const worthOfKeeping = (knowledge: Knowledge, card: CardNumber): number =>
  (isStrict(knowledge) ? strictWorth(knowledge, card) : openWorth(knowledge, card)) +
  pairWorth(knowledge, card) +
  jackWorth(knowledge, card);
