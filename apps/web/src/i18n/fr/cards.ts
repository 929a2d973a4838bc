import type { Card, Rank, Suit } from "@bummerl/engine";
import type { CardsMessages } from "../en/cards.ts";

const RANKS: Readonly<Record<Rank, string>> = { A: "as", T: "dix", K: "roi", Q: "dame", J: "valet" };
const SUITS: Readonly<Record<Suit, string>> = { S: "pique", H: "cœur", D: "carreau", C: "trèfle" };
const ARTICLES: Readonly<Record<Rank, string>> = { A: "l’", T: "le ", K: "le ", Q: "la ", J: "le " };

const name = (card: Card): string => `${RANKS[card[1] as Rank]} de ${SUITS[card[0] as Suit]}`;

export const cards: CardsMessages = {
  suit: (suit) => SUITS[suit],
  rank: (rank) => RANKS[rank],
  name,
  object: (card) => `${ARTICLES[card[1] as Rank]}${name(card)}`,
  trumpCard: (card) => `${card}, atout`,
  back: "carte cachée",
};
