import { CARDS, type Card, cardIndex, rankOf, type Seat, sameSuit, sortCards } from "../cards.ts";
import type { Action } from "./action.ts";
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

const NO_CARDS: readonly Card[] = [];

const addLegal = (into: Action[], state: DealState, seat: Seat, action: Action | undefined): void => {
  if (action !== undefined && judge(state, seat, action) === null) into.push(action);
};

const addCards = (
  into: Action[],
  state: DealState,
  seat: Seat,
  cards: readonly Card[],
  actions: readonly Action[],
): void => {
  for (const card of cards) addLegal(into, state, seat, actions[cardIndex(card)]);
};

/** Kings and queens held in pairs; in a sorted hand a queen follows her king. */
const pairsIn = (hand: readonly Card[]): readonly Card[] => {
  let pairs: Card[] | null = null;
  for (let at = 1; at < hand.length; at += 1) {
    const king = hand[at - 1];
    const queen = hand[at];
    if (king === undefined || queen === undefined) continue;
    if (rankOf(king) === "K" && rankOf(queen) === "Q" && sameSuit(king, queen)) {
      if (pairs === null) pairs = [king, queen];
      else pairs.push(king, queen);
    }
  }
  return pairs ?? NO_CARDS;
};

/** Every card may be led (R9). */
const addLeads = (into: Action[], state: DealState, seat: Seat, hand: readonly Card[]): void => {
  for (const card of hand) {
    const play = PLAYS[cardIndex(card)];
    if (play !== undefined) into.push(play);
  }
  const pairs = pairsIn(hand);
  addCards(into, state, seat, pairs, MARRIAGES);
  addCards(into, state, seat, pairs, MARRIAGES_WITH_CLAIM);
  for (const action of BEFORE_LEADING) addLegal(into, state, seat, action);
};

/**
 * Everything the seat on turn may do: exactly what {@link judge} accepts. Plays, marriages, marriages with claim,
 * exchange, close, claim, settle, giveUp; cards sorted S H D C, then A T K Q J. Empty when the deal is over.
 */
export const legalActions = (state: DealState): readonly Action[] => {
  const seat = turnOf(state);
  const legal: Action[] = [];
  if (seat === null) return legal;
  if (state.phase === "lastTrick") {
    for (const action of AFTER_LAST_TRICK) addLegal(legal, state, seat, action);
    return legal;
  }
  const hand = sortCards(state.hands[seat]);
  if (state.phase === "lead") addLeads(legal, state, seat, hand);
  else addCards(legal, state, seat, hand, PLAYS);
  legal.push(GIVE_UP);
  return legal;
};
