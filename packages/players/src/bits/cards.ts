/** Sets of cards as bits: card n of the engine's `CARDS` (S H D C, then A T K Q J) is bit n. */
import { type CardSet, cardSet, RANKS, SUITS, type Suit } from "@bummerl/engine";

export type { CardSet };
/** Place of a card in `CARDS`, 0–19. */
export type CardNumber = number;
/** Place of a suit in `SUITS`, 0–3. */
export type SuitNumber = number;

export const RANK_COUNT = RANKS.length;
const SUIT_BITS = (1 << RANK_COUNT) - 1;

export const PACK: CardSet = (1 << (RANK_COUNT * SUITS.length)) - 1;

export const bitOf = (card: CardNumber): CardSet => 1 << card;
export const has = (set: CardSet, card: CardNumber): boolean => (set & (1 << card)) !== 0;
export const setOf = cardSet;

export const suitNumber = (suit: Suit): SuitNumber => SUITS.indexOf(suit);
export const suitOfNumber = (card: CardNumber): SuitNumber => Math.floor(card / RANK_COUNT);
/** 0 for the ace, then T K Q J: the lower the higher. */
export const rankOfNumber = (card: CardNumber): number => card % RANK_COUNT;

/** All five cards of a suit. */
export const suitSet = (suit: SuitNumber): CardSet => SUIT_BITS << (suit * RANK_COUNT);

/** The cards of the same suit that beat this one. */
export const higherThan = (card: CardNumber): CardSet => suitSet(suitOfNumber(card)) & ((1 << card) - 1);

/** Number of cards in a set. */
export const sizeOf = (set: CardSet): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** The cards of a set in ascending order, as numbers. */
export const numbersOf = (set: CardSet): CardNumber[] => {
  const numbers: CardNumber[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) numbers.push(31 - Math.clz32(rest & -rest));
  return numbers;
};
