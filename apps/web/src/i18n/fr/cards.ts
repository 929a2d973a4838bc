import type { Card, Rank, Suit } from "@bummerl/engine";
import { GERMAN_PRINT } from "../../cards/letters.ts";
import type { CardsMessages } from "../en/cards.ts";

type Names = Readonly<Record<Rank, string>>;
type Suits = Readonly<Record<Suit, string>>;

/** `articles` stand before a rank, `ofSuits` after it: "l’as de cœur". */
const named = (
  ranks: Names,
  letters: Names,
  articles: Names,
  suits: Suits,
  ofSuits: Suits,
): CardsMessages => {
  const name = (card: Card): string => `${ranks[card[1] as Rank]} ${ofSuits[card[0] as Suit]}`;
  return {
    suit: (suit) => suits[suit],
    rank: (rank) => ranks[rank],
    letter: (rank) => letters[rank],
    name,
    object: (card) => `${articles[card[1] as Rank]}${name(card)}`,
    trumpCard: (card) => `${card}, atout`,
    back: "carte cachée",
    trumpJack: `${articles.J}${ranks.J} d’atout`,
    trumpJackIs: `${articles.J}${ranks.J} d’atout`,
  };
};

const SUITS: Suits = { S: "pique", H: "cœur", D: "carreau", C: "trèfle" };
const OF_SUITS: Suits = { S: "de pique", H: "de cœur", D: "de carreau", C: "de trèfle" };
const RANKS: Names = { A: "as", T: "dix", K: "roi", Q: "dame", J: "valet" };
const LETTERS: Names = { A: "A", T: "10", K: "R", Q: "D", J: "V" };
const ARTICLES: Names = { A: "l’", T: "le ", K: "le ", Q: "la ", J: "le " };
const GERMAN_SUITS: Suits = { S: "feuille", H: "cœur", D: "grelot", C: "gland" };
const OF_GERMAN_SUITS: Suits = { S: "de feuille", H: "de cœur", D: "de grelot", C: "de gland" };
const GERMAN_RANKS: Names = { A: "daus", T: "dix", K: "roi", Q: "ober", J: "unter" };
const GERMAN_ARTICLES: Names = { A: "le ", T: "le ", K: "le ", Q: "l’", J: "l’" };

export const cards: Readonly<Record<"french" | "german", CardsMessages>> = {
  french: named(RANKS, LETTERS, ARTICLES, SUITS, OF_SUITS),
  german: named(GERMAN_RANKS, GERMAN_PRINT, GERMAN_ARTICLES, GERMAN_SUITS, OF_GERMAN_SUITS),
};
