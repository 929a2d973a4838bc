import { type Card, type Seat, withSeat } from "../cards.ts";
import type { DealEvent, DealState } from "./state.ts";

/**
 * A state under construction. Its arrays are replaced, never changed: they may be shared with the state it was copied
 * from.
 */
type Draft = { -readonly [Field in keyof DealState]: DealState[Field] };

/** `list` with `more` at its end, in an array of just that size: one that grows is copied twice and keeps spare room. */
const joined = <T>(list: readonly T[], more: readonly T[]): readonly T[] => {
  const all = new Array<T>(list.length + more.length);
  let at = 0;
  for (const item of list) all[at++] = item;
  for (const item of more) all[at++] = item;
  return all;
};

/** Field by field, in the order of {@link deal}: one hidden class for all states makes this the fast way to copy. */
const draftOf = (state: DealState): Draft => ({
  rules: state.rules,
  dealer: state.dealer,
  trump: state.trump,
  phase: state.phase,
  leader: state.leader,
  led: state.led,
  hands: state.hands,
  faceDown: state.faceDown,
  upCard: state.upCard,
  closed: state.closed,
  points: state.points,
  pending: state.pending,
  tricks: state.tricks,
  played: state.played,
  marriages: state.marriages,
  exchange: state.exchange,
  history: state.history,
  result: state.result,
});

const without = (hand: readonly Card[], card: Card): readonly Card[] => {
  const place = hand.indexOf(card);
  if (place < 0) throw new Error(`${card} is not in the hand it leaves`);
  const rest = hand.slice(0, -1);
  for (let at = place; at < rest.length; at += 1) {
    const next = hand[at + 1];
    if (next !== undefined) rest[at] = next;
  }
  return rest;
};

const takeFromHand = (draft: Draft, seat: Seat, card: Card): void => {
  draft.hands = withSeat(draft.hands, seat, without(draft.hands[seat], card));
};

const addPoints = (draft: Draft, seat: Seat, points: number): void => {
  draft.points = withSeat(draft.points, seat, draft.points[seat] + points);
};

type Married = Extract<DealEvent, { type: "married" }>;
type TrickWon = Extract<DealEvent, { type: "trickWon" }>;
type Drawn = Extract<DealEvent, { type: "drawn" }>;
type Exchanged = Extract<DealEvent, { type: "exchanged" }>;

const marry = (draft: Draft, { seat, suit, points, card, counts }: Married): void => {
  draft.marriages = joined(draft.marriages, [{ seat, suit, card }]);
  if (counts) addPoints(draft, seat, points);
  else draft.pending = withSeat(draft.pending, seat, draft.pending[seat] + points);
};

const winTrick = (
  draft: Draft,
  { winner, points, released }: TrickWon,
  answered: DealEvent | undefined,
): void => {
  const { leader, led } = draft;
  if (answered?.type !== "answered" || led === null) throw new Error("a trick is won by two cards");
  draft.played = joined(draft.played, [{ leader, led, answer: answered.card, winner }]);
  draft.tricks = withSeat(draft.tricks, winner, draft.tricks[winner] + 1);
  addPoints(draft, winner, points + released);
  if (released > 0) draft.pending = withSeat(draft.pending, winner, draft.pending[winner] - released);
  draft.leader = winner;
  draft.led = null;
  draft.phase = draft.hands[0].length + draft.hands[1].length === 0 ? "lastTrick" : "lead";
};

const drawCards = (draft: Draft, { winner, cards }: Drawn): void => {
  const [first, second] = cards;
  const [hand0, hand1] = draft.hands;
  draft.hands =
    winner === 0
      ? [joined(hand0, [first]), joined(hand1, [second])]
      : [joined(hand0, [second]), joined(hand1, [first])];
  draft.faceDown = draft.faceDown.slice(2);
  if (second === draft.upCard) draft.upCard = null;
};

const exchangeJack = (draft: Draft, { seat, taken, given }: Exchanged): void => {
  const hand = joined(without(draft.hands[seat], given), [taken]);
  draft.hands = withSeat(draft.hands, seat, hand);
  draft.upCard = given;
  draft.exchange = { seat, taken, given };
};

/** One event, which `before` came right before. */
const advance = (draft: Draft, event: DealEvent, before: DealEvent | undefined): void => {
  switch (event.type) {
    case "led":
      takeFromHand(draft, event.seat, event.card);
      draft.led = event.card;
      draft.phase = "follow";
      break;
    case "answered":
      takeFromHand(draft, event.seat, event.card);
      break;
    case "married":
      marry(draft, event);
      break;
    case "exchanged":
      exchangeJack(draft, event);
      break;
    case "closed":
      draft.closed = { by: event.seat, atClosing: event.atClosing };
      break;
    case "trickWon":
      winTrick(draft, event, before);
      break;
    case "drawn":
      drawCards(draft, event);
      break;
    case "dealEnded":
      draft.result = event.result;
      draft.phase = "over";
      break;
    case "claimed":
    case "settled":
    case "gaveUp":
      break;
  }
};

/** The state after an event. Moves cards and believes results; never judges, never changes its input. */
export const evolve = (state: DealState, event: DealEvent): DealState => evolveAll(state, [event]);

/** The state after several events of one deal, copied once. */
export const evolveAll = (state: DealState, events: readonly DealEvent[]): DealState => {
  const draft = draftOf(state);
  let before = state.history[state.history.length - 1];
  for (const event of events) {
    advance(draft, event, before);
    before = event;
  }
  draft.history = joined(state.history, events);
  return draft;
};
