import type { Card, Rank, Suit } from "@bummerl/engine";
import { GERMAN_PRINT } from "../../cards/letters.ts";
import type { CardsMessages } from "../en/cards.ts";

type Names = Readonly<Record<Rank, string>>;
type Suits = Readonly<Record<Suit, string>>;
type Articled = Readonly<Record<Rank, readonly [article: string, rank: string]>>;

/** Before a rank the Schelle is "Schellen-": Schellen-Ober. */
const before = (suit: string): string => (suit === "Schelle" ? "Schellen" : suit);

/** `objects` are the ranks after a verb: "spielst den Herz-Buben aus". */
const named = (ranks: Names, letters: Names, suits: Suits, objects: Articled): CardsMessages => {
  const name = (card: Card): string => `${before(suits[card[0] as Suit])}-${ranks[card[1] as Rank]}`;
  return {
    suit: (suit) => suits[suit],
    rank: (rank) => ranks[rank],
    letter: (rank) => letters[rank],
    name,
    object: (card) => {
      const [article, rank] = objects[card[1] as Rank];
      return `${article} ${before(suits[card[0] as Suit])}-${rank}`;
    },
    trumpCard: (card) => `${card}, Atout`,
    back: "verdeckte Karte",
    trumpJack: `den Atout-${objects.J[1]}`,
    trumpJackIs: `der Atout-${ranks.J}`,
  };
};

const SUITS: Suits = { S: "Pik", H: "Herz", D: "Karo", C: "Treff" };
const RANKS: Names = { A: "Ass", T: "Zehner", K: "König", Q: "Dame", J: "Bub" };
const LETTERS: Names = { A: "A", T: "10", K: "K", Q: "D", J: "B" };
const OBJECTS: Articled = {
  A: ["das", "Ass"],
  T: ["den", "Zehner"],
  K: ["den", "König"],
  Q: ["die", "Dame"],
  J: ["den", "Buben"],
};
const GERMAN_SUITS: Suits = { S: "Laub", H: "Herz", D: "Schelle", C: "Eichel" };
const GERMAN_RANKS: Names = { A: "Daus", T: "Zehner", K: "König", Q: "Ober", J: "Unter" };
const GERMAN_OBJECTS: Articled = {
  ...OBJECTS,
  A: ["das", "Daus"],
  Q: ["den", "Ober"],
  J: ["den", "Unter"],
};

export const cards: Readonly<Record<"french" | "german", CardsMessages>> = {
  french: named(RANKS, LETTERS, SUITS, OBJECTS),
  german: named(GERMAN_RANKS, GERMAN_PRINT, GERMAN_SUITS, GERMAN_OBJECTS),
};
