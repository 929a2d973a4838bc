import { CARDS, type Card, cardIndex } from "./cards.ts";

/**
 * A set of cards as bits, card n of {@link CARDS} as bit n: walked from its lowest bit, a hand comes out sorted. For
 * what is done millions of times a second when deals are searched.
 */
export type CardSet = number;

export const cardSet = (cards: readonly Card[]): CardSet => {
  let set = 0;
  for (const card of cards) set |= 1 << cardIndex(card);
  return set;
};

/** Place in {@link CARDS} of the first card of a set that is not empty. */
export const firstIn = (set: CardSet): number => 31 - Math.clz32(set & -set);

export const withoutFirst = (set: CardSet): CardSet => set & (set - 1);

const KINGS = cardSet(["SK", "HK", "DK", "CK"]);

/** Kings and queens held in pairs (R20): in {@link CARDS} a queen follows her king. */
export const pairsIn = (set: CardSet): CardSet => {
  const kings = set & (set >> 1) & KINGS;
  return kings | (kings << 1);
};

/** A sorted copy of cards of one pack: S H D C, then A T K Q J. */
export const sortCards = (cards: readonly Card[]): Card[] => {
  const sorted: Card[] = [];
  for (let rest = cardSet(cards); rest !== 0; rest = withoutFirst(rest)) {
    const card = CARDS[firstIn(rest)];
    if (card !== undefined) sorted.push(card);
  }
  return sorted;
};
