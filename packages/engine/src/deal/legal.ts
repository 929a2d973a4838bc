import { type CardSet, cardSet, firstIn, pairsIn, withoutFirst } from "../card-set.ts";
import { CARDS, type Card, type Seat } from "../cards.ts";
import type { Action } from "./action.ts";
import { dutyOf, judgeAnswer } from "./duty.ts";
import { judge } from "./judge.ts";
import { turnOf } from "./query.ts";
import type { DealState } from "./state.ts";

/** Actions are shared, frozen objects: a search asks for millions of them. */
const byCard = (make: (card: Card) => Action): readonly Action[] =>
  CARDS.map((card) => Object.freeze(make(card)));
const PLAYS = byCard((card) => ({ type: "play", card }));
const MARRIAGES = byCard((card) => ({ type: "marriage", card }));
const MARRIAGES_WITH_CLAIM = byCard((card) => ({ type: "marriage", card, claim: true }));

const CLAIM: Action = Object.freeze({ type: "claim" });
const GIVE_UP: Action = Object.freeze({ type: "giveUp" });
const BEFORE_LEADING: readonly Action[] = [
  Object.freeze({ type: "exchange" }),
  Object.freeze({ type: "close" }),
  CLAIM,
];
const AFTER_LAST_TRICK: readonly Action[] = [CLAIM, Object.freeze({ type: "settle" })];

const addLegal = (into: Action[], state: DealState, seat: Seat, actions: readonly Action[]): void => {
  for (const action of actions) if (judge(state, seat, action) === null) into.push(action);
};

/** The actions of these cards, sorted. */
const actionsOf = (cards: CardSet, actions: readonly Action[]): Action[] => {
  const chosen: Action[] = [];
  for (let rest = cards; rest !== 0; rest = withoutFirst(rest)) {
    const action = actions[firstIn(rest)];
    if (action !== undefined) chosen.push(action);
  }
  return chosen;
};

/** The follower's duty is looked up once for the whole hand (R12). */
const answers = (state: DealState, led: Card, hand: CardSet): Action[] => {
  const duty = dutyOf(state, led);
  const plays = actionsOf(hand, PLAYS);
  if (duty === "free") return plays;
  return plays.filter((play) => play.type === "play" && judgeAnswer(state, duty, led, play.card) === null);
};

/** Every card may be led (R9). */
const leads = (state: DealState, seat: Seat, hand: CardSet): Action[] => {
  const legal = actionsOf(hand, PLAYS);
  const pairs = pairsIn(hand);
  if (pairs !== 0) {
    addLegal(legal, state, seat, actionsOf(pairs, MARRIAGES));
    addLegal(legal, state, seat, actionsOf(pairs, MARRIAGES_WITH_CLAIM));
  }
  addLegal(legal, state, seat, BEFORE_LEADING);
  return legal;
};

/**
 * Everything the seat on turn may do: exactly what {@link judge} accepts. Plays, marriages, marriages with claim,
 * exchange, close, claim, settle, giveUp; cards sorted S H D C, then A T K Q J. Empty when the deal is over.
 */
export const legalActions = (state: DealState): readonly Action[] => {
  const seat = turnOf(state);
  if (seat === null) return [];
  if (state.phase === "lastTrick") {
    const legal: Action[] = [];
    addLegal(legal, state, seat, AFTER_LAST_TRICK);
    return legal;
  }
  const hand = cardSet(state.hands[seat]);
  const legal = state.led === null ? leads(state, seat, hand) : answers(state, state.led, hand);
  legal.push(GIVE_UP);
  return legal;
};
