import type { Card, Rank, Suit } from "@bummerl/engine";
import { GERMAN_PRINT } from "../../cards/letters.ts";

type Names = Readonly<Record<Rank, string>>;
type Suits = Readonly<Record<Suit, string>>;

const named = (ranks: Names, letters: Names, suits: Suits) => {
  const name = (card: Card): string => `${ranks[card[1] as Rank]} of ${suits[card[0] as Suit]}`;
  return {
    suit: (suit: Suit): string => suits[suit],
    rank: (rank: Rank): string => ranks[rank],
    /** What stands for the rank on a card without a picture. */
    letter: (rank: Rank): string => letters[rank],
    /** "ace of hearts" */
    name,
    /** Inside a sentence, after a verb: "the ace of hearts". */
    object: (card: Card): string => `the ${name(card)}`,
    trumpCard: (card: string): string => `${card}, trump`,
    back: "face-down card",
    /** The card that is exchanged, after a verb. */
    trumpJack: `the trump ${ranks.J}`,
    /** The same as the subject of a sentence. */
    trumpJackIs: `the trump ${ranks.J}`,
  };
};

const SUITS: Suits = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const RANKS: Names = { A: "ace", T: "ten", K: "king", Q: "queen", J: "jack" };
const LETTERS: Names = { A: "A", T: "10", K: "K", Q: "Q", J: "J" };
const GERMAN_SUITS: Suits = { S: "leaves", H: "hearts", D: "bells", C: "acorns" };
const GERMAN_RANKS: Names = { A: "daus", T: "ten", K: "king", Q: "ober", J: "unter" };

/** Names of cards, as they stand alone and inside a sentence; they follow the deck the player has chosen. */
export const cards = {
  french: named(RANKS, LETTERS, SUITS),
  german: named(GERMAN_RANKS, GERMAN_PRINT, GERMAN_SUITS),
};
export type CardsMessages = ReturnType<typeof named>;
