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

/** Tables by character code: cards are looked up millions of times a second when deals are searched. */
const tableByLetter = (letters: readonly string[], value: (place: number) => number): Int8Array => {
  const table = new Int8Array(128);
  letters.forEach((letter, place) => {
    table[letter.charCodeAt(0)] = value(place);
  });
  return table;
};
const SUIT_START = tableByLetter(SUITS, (place) => place * RANKS.length);
const RANK_PLACE = tableByLetter(RANKS, (place) => place);
const RANK_POINTS = tableByLetter(RANKS, (place) => POINTS[RANKS[place] ?? "J"]);
const KNOWN: ReadonlySet<unknown> = new Set(CARDS);

export const suitOf = (card: Card): Suit => card[0] as Suit;
export const rankOf = (card: Card): Rank => card[1] as Rank;
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Card points of one card (R1). */
export const cardPoints = (card: Card): number => RANK_POINTS[card.charCodeAt(1)] ?? 0;

/** Place of a card in {@link CARDS}, 0–19. */
export const cardIndex = (card: Card): number =>
  (SUIT_START[card.charCodeAt(0)] ?? 0) + (RANK_PLACE[card.charCodeAt(1)] ?? 0);

/** The card of this suit and rank, taken from {@link CARDS} so that no string is built. */
export const cardOf = (suit: Suit, rank: Rank): Card =>
  CARDS[(SUIT_START[suit.charCodeAt(0)] ?? 0) + (RANK_PLACE[rank.charCodeAt(0)] ?? 0)] ?? `${suit}${rank}`;

export const sameSuit = (a: Card, b: Card): boolean => a.charCodeAt(0) === b.charCodeAt(0);

export const isCard = (value: unknown): value is Card => KNOWN.has(value);

/** A pair of values with the one of `seat` replaced. */
export const withSeat = <T>(pair: PerSeat<T>, seat: Seat, value: T): PerSeat<T> =>
  seat === 0 ? [value, pair[1]] : [pair[0], value];
