import { type CardNumber, type CardSet, RANK_COUNT, suitOfNumber } from "../bits/index.ts";
import type { Knowledge, Side } from "../knowledge/index.ts";

/** The place of each suit, so that positions that differ in names of suits only look the same; trump is 0. */
export type SuitPlaces = readonly number[];

export const placed = (places: SuitPlaces, card: CardNumber): number =>
  RANK_COUNT * (places[suitOfNumber(card)] ?? 0) + (card % RANK_COUNT);

/** How the cards of completed tricks went, as sets. */
export interface PlayedSets {
  readonly ledAndWon: readonly [own: CardSet, opponent: CardSet];
  readonly ledAndLost: readonly [own: CardSet, opponent: CardSet];
  readonly answered: readonly [own: CardSet, opponent: CardSet];
}

export const playedSets = ({ played }: Pick<Knowledge, "played">): PlayedSets => {
  const won: [CardSet, CardSet] = [0, 0];
  const lost: [CardSet, CardSet] = [0, 0];
  const answered: [CardSet, CardSet] = [0, 0];
  for (const { leader, led, answer, winner } of played) {
    const into = leader === winner ? won : lost;
    into[leader] |= 1 << led;
    const follower: Side = leader === 0 ? 1 : 0;
    answered[follower] |= 1 << answer;
  }
  return { ledAndWon: won, ledAndLost: lost, answered };
};

/**
 * Trump first, then the suit led, then by the cards held, those the opponent may hold, those he holds, and how the
 * rest were played. Suits that are alike in all of it keep the order S H D C.
 *
 * @param unseen the cards the opponent may hold
 */
export const suitPlaces = (
  knowledge: Pick<Knowledge, "trump" | "led" | "own" | "opponent">,
  unseen: CardSet,
  sets: PlayedSets,
): SuitPlaces => {
  const { trump, led, own, opponent } = knowledge;
  const keyed = [own, unseen, opponent, sets.ledAndWon[1], sets.ledAndLost[1]];
  const keyedLater = [sets.answered[1], sets.ledAndWon[0], sets.ledAndLost[0]];
  const join = (suit: number, parts: readonly CardSet[]): number =>
    parts.reduce((key, set) => key * 32 + ((set >> (suit * RANK_COUNT)) & 31), 0);
  const keys = [0, 1, 2, 3].map((suit) => ({
    suit,
    led: led !== null && suitOfNumber(led) === suit ? 1 : 0,
    first: join(suit, keyed),
    second: join(suit, keyedLater),
  }));
  const others = keys
    .filter(({ suit }) => suit !== trump)
    .sort((a, b) => b.led - a.led || b.first - a.first || b.second - a.second || a.suit - b.suit);
  const places = [0, 0, 0, 0];
  others.forEach(({ suit }, at) => {
    places[suit] = at + 1;
  });
  return places;
};
