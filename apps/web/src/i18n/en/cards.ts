import type { Card, Rank, Suit } from "@bummerl/engine";

const RANKS: Readonly<Record<Rank, string>> = { A: "ace", T: "ten", K: "king", Q: "queen", J: "jack" };
const SUITS: Readonly<Record<Suit, string>> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

const name = (card: Card): string => `${RANKS[card[1] as Rank]} of ${SUITS[card[0] as Suit]}`;

/** Names of cards, as they stand alone and inside a sentence. */
export const cards = {
  suit: (suit: Suit): string => SUITS[suit],
  rank: (rank: Rank): string => RANKS[rank],
  /** "ace of hearts" */
  name,
  /** Inside a sentence, after a verb: "the ace of hearts". */
  object: (card: Card): string => `the ${name(card)}`,
  trumpCard: (card: string): string => `${card}, trump`,
  back: "face-down card",
};
export type CardsMessages = typeof cards;
