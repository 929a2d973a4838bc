import type { Card, Rank, Suit } from "@bummerl/engine";
import type { CardsMessages } from "../en/cards.ts";

type Names = Readonly<Record<Rank, string>>;
type Suits = Readonly<Record<Suit, string>>;

const named = (ranks: Names, suits: Suits, jack: string): CardsMessages => {
  const name = (card: Card): string => `${suits[card[0] as Suit]}-${ranks[card[1] as Rank]}`;
  return {
    suit: (suit) => suits[suit],
    rank: (rank) => ranks[rank],
    name,
    object: name,
    trumpCard: (card) => `${card}, Atout`,
    back: "verdeckte Karte",
    trumpJack: `den Atout-${jack}`,
    trumpJackIs: `der Atout-${ranks.J}`,
  };
};

const SUITS: Suits = { S: "Pik", H: "Herz", D: "Karo", C: "Treff" };
const RANKS: Names = { A: "Ass", T: "Zehner", K: "König", Q: "Dame", J: "Bub" };
const GERMAN_SUITS: Suits = { S: "Laub", H: "Herz", D: "Schelle", C: "Eichel" };
const GERMAN_RANKS: Names = { A: "Daus", T: "Zehner", K: "König", Q: "Ober", J: "Unter" };

export const cards: Readonly<Record<"french" | "german", CardsMessages>> = {
  french: named(RANKS, SUITS, "Buben"),
  german: named(GERMAN_RANKS, GERMAN_SUITS, "Unter"),
};
