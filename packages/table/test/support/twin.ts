import { type Card, otherSeat, type Seat, withSeat } from "@bummerl/engine";
import { type TableState, tableViewFor } from "../../src/index.ts";
import { randomCut, randomFrom } from "./random.ts";

/**
 * A table that differs from `state` in all that `viewer` may not know and in nothing else: another secret, another cut
 * of the opponent's, and the cards he cannot see in other places.
 */
export function twinOf(state: TableState, viewer: Seat, seed: number): TableState {
  const random = randomFrom(seed);
  const other = otherSeat(viewer);
  const byte = () => random(256).toString(16).padStart(2, "0");
  const { cuts, standingCuts, usedCuts } = state;
  const swapped = mixed(hiddenCards(state, viewer), random);
  return {
    ...state,
    sealed: { ...state.sealed, secret: Array.from({ length: 32 }, byte).join("") },
    cuts: cuts[other] === null ? cuts : withSeat(cuts, other, `ff${randomCut(random)}`),
    standingCuts:
      standingCuts[other] === null ? standingCuts : withSeat(standingCuts, other, `ff${randomCut(random)}`),
    usedCuts: usedCuts === null ? null : withSeat(usedCuts, other, `ff${randomCut(random)}`),
    deal: state.stage === "playing" ? exchangeCards(state.deal, swapped) : state.deal,
    ...(state.practice === undefined ? {} : { practice: exchangeCards(state.practice, swapped) }),
    deck: exchangeCards(state.deck, swapped),
  };
}

/** Cards of a running deal whose place the viewer does not know. */
export function hiddenCards(state: TableState, viewer: Seat): readonly Card[] {
  if (state.stage !== "playing" || state.deal === null) return [];
  const other = otherSeat(viewer);
  const known = tableViewFor(state, viewer).deal?.hands[other] ?? [];
  const held = state.deal.hands[other].filter((card) => !known.includes(card));
  return [...held, ...state.deal.faceDown];
}

function mixed(cards: readonly Card[], random: (bound: number) => number): ReadonlyMap<string, Card> {
  const pool = [...cards];
  return new Map(cards.map((card) => [card, pool.splice(random(pool.length), 1)[0] ?? card]));
}

/** The same plain data with some cards in each other's places, wherever they stand. */
function exchangeCards<T>(data: T, swapped: ReadonlyMap<string, Card>): T {
  return JSON.parse(
    JSON.stringify(data, (_, value: unknown) =>
      typeof value === "string" ? (swapped.get(value) ?? value) : value,
    ),
  );
}
