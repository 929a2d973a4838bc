import { sortCards } from "../card-set.ts";
import type { Card, PerSeat, Seat, Suit } from "../cards.ts";
import type { Action, Refusal } from "../deal/action.ts";
import { apply } from "../deal/apply.ts";
import { legalActions } from "../deal/legal.ts";
import { stockSize, turnOf } from "../deal/query.ts";
import type { DealResult, DealState, Phase } from "../deal/state.ts";
import type { DealRecord } from "./record.ts";
import { startOf } from "./start.ts";

/** A state as docs/deal-records.md prints it. The order of the keys is part of the contract. */
export interface StateOutput {
  readonly phase: Phase;
  readonly turn: Seat | null;
  readonly leader: Seat;
  readonly trump: Suit;
  /** Sorted. */
  readonly hands: PerSeat<readonly Card[]>;
  readonly led: Card | null;
  readonly stock: {
    /** R8 */
    readonly size: number;
    readonly faceDown: readonly Card[];
    readonly upCard: Card | null;
    readonly closedBy: Seat | null;
  };
  readonly points: PerSeat<number>;
  readonly pending: PerSeat<number>;
  readonly tricks: PerSeat<number>;
  readonly legal: readonly Action[];
  readonly result: DealResult | null;
}

/** `applied` actions were accepted; with `ok: false` the next one was refused and the state is the one before it. */
export type ReplayOutput =
  | ({ readonly ok: true; readonly applied: number } & StateOutput)
  | ({ readonly ok: false; readonly applied: number; readonly error: Refusal } & StateOutput);

/** Plays a record to its end, or to the first action that is refused. */
export function replay(record: DealRecord): ReplayOutput {
  let state = startOf(record);
  let applied = 0;
  for (const action of record.actions) {
    const next = apply(state, action.seat, action);
    if (!next.ok) {
      const { code, rule } = next.error;
      return { ok: false, applied, error: { code, rule }, ...describeState(state) };
    }
    state = next.value.state;
    applied += 1;
  }
  return { ok: true, applied, ...describeState(state) };
}

/** A state, with its hidden cards, in the words of a replay. */
export function describeState(state: DealState): StateOutput {
  return {
    phase: state.phase,
    turn: turnOf(state),
    leader: state.leader,
    trump: state.trump,
    hands: [sortCards(state.hands[0]), sortCards(state.hands[1])],
    led: state.led,
    stock: {
      size: stockSize(state),
      faceDown: state.faceDown,
      upCard: state.upCard,
      closedBy: state.closed?.by ?? null,
    },
    points: state.points,
    pending: state.pending,
    tricks: state.tricks,
    legal: legalActions(state).map(describeAction),
    result: state.result === null ? null : describeResult(state.result),
  };
}

function describeAction(action: Action): Action {
  switch (action.type) {
    case "play":
      return { type: action.type, card: action.card };
    case "marriage":
      return action.claim === true
        ? { type: action.type, card: action.card, claim: true }
        : { type: action.type, card: action.card };
    default:
      return { type: action.type };
  }
}

const describeResult = ({ winner, counters, reason }: DealResult): DealResult => ({
  winner,
  counters,
  reason,
});
