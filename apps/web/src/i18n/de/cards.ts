import type { Card, Rank, Suit } from "@bummerl/engine";
import type { CardsMessages } from "../en/cards.ts";

const RANKS: Readonly<Record<Rank, string>> = { A: "Ass", T: "Zehner", K: "König", Q: "Dame", J: "Bub" };
const SUITS: Readonly<Record<Suit, string>> = { S: "Pik", H: "Herz", D: "Karo", C: "Treff" };

const name = (card: Card): string => `${SUITS[card[0] as Suit]}-${RANKS[card[1] as Rank]}`;

export const cards: CardsMessages = {
  suit: (suit) => SUITS[suit],
  rank: (rank) => RANKS[rank],
  name,
  object: name,
  trumpCard: (card) => `${card}, Atout`,
  back: "verdeckte Karte",
};
