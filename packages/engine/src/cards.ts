/** The pack: 20 cards, four suits of five ranks (R1). */

/** Suits in the order in which cards are sorted. */
export const SUITS = ["S", "H", "D", "C"] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks from high to low (R1). */
export const RANKS = ["A", "T", "K", "Q", "J"] as const;
export type Rank = (typeof RANKS)[number];

/** Two letters, suit then rank: `HA` is the ace of hearts. */
export type Card = `${Suit}${Rank}`;

/** The two chairs of a table. */
export const SEATS = [0, 1] as const;
export type Seat = (typeof SEATS)[number];

/** One value for each seat. */
export type PerSeat<T> = readonly [T, T];

/** All 20 cards, sorted: S H D C, then A T K Q J. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

const POINTS: Readonly<Record<Rank, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
const INDEX: ReadonlyMap<string, number> = new Map(CARDS.map((card, index) => [card, index]));

export const suitOf = (card: Card): Suit => card[0] as Suit;
export const rankOf = (card: Card): Rank => card[1] as Rank;
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Card points of one card (R1). */
export const cardPoints = (card: Card): number => POINTS[rankOf(card)];

/** Place of a card in {@link CARDS}, 0–19. */
export const cardIndex = (card: Card): number => INDEX.get(card) ?? -1;

export const isCard = (value: unknown): value is Card => typeof value === "string" && INDEX.has(value);

/** A sorted copy: S H D C, then A T K Q J. */
export const sortCards = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => cardIndex(a) - cardIndex(b));
