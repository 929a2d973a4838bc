import { type ActionCode, CODE_COUNT } from "../bits/action-code.ts";
import type { BitPosition } from "../bits/position.ts";
import type { CompiledRules } from "../bits/rules.ts";
import { Root } from "./root.ts";
import { Search } from "./search.ts";

/** Values of all legal actions of a position. One object per solver, filled anew by each call. */
export interface ActionValues {
  /** How many actions are legal, giving up left out: it is never better than playing on. */
  count: number;
  /** Their codes, ascending, in the first `count` places. */
  readonly codes: Uint8Array<ArrayBuffer>;
  /** At the same places: counters for the side on turn, -3 to 3 and never 0. */
  readonly values: Int8Array<ArrayBuffer>;
  /** The greatest of them: what the position is worth. */
  best: number;
}

/**
 * Solves positions with all cards known under one rule set. Keeps a table of what it has found, also from one position
 * to the next: make one and use it for all positions under these rules. Positions must be able to come up
 * (docs/deal-records.md, "A position") and not be over; others give answers without meaning.
 */
export interface Solver {
  /** Counters for the side on turn under best play by both, -3 to 3 and never 0. */
  value(position: BitPosition): number;
  /** Is it worth at least this many counters? Quicker than `value` where one threshold is all that is asked. */
  atLeast(position: BitPosition, counters: number): boolean;
  /** The value of each legal action. The result is overwritten by the next call. */
  actions(position: BitPosition): ActionValues;
  /** The value of one legal action. */
  actionValue(position: BitPosition, action: ActionCode): number;
  /** Leads looked at since the solver was made; for measurements. */
  nodes(): number;
}

/** Table places, as a power of two: 16 bytes each. */
const TABLE_BITS = 14;

/** The greatest of -3 … 3, without 0, that holds; -3 always does. */
const greatest = (holds: (counters: number) => boolean): number => {
  if (holds(1)) return holds(2) ? (holds(3) ? 3 : 2) : 1;
  return holds(-1) ? -1 : holds(-2) ? -2 : -3;
};

export const createSolver = (rules: CompiledRules): Solver => {
  const search = new Search(rules, TABLE_BITS);
  const root = new Root(rules, search);
  const result: ActionValues = {
    count: 0,
    codes: new Uint8Array(CODE_COUNT),
    values: new Int8Array(CODE_COUNT),
    best: 0,
  };
  const valueOfAction = (action: ActionCode): number =>
    greatest((counters) => root.actionHolds(action, counters));
  return {
    value(position) {
      root.begin(position);
      return greatest((counters) => root.holds(counters));
    },
    atLeast(position, counters) {
      root.begin(position);
      return root.holds(counters === 0 ? 1 : counters);
    },
    actions(position) {
      root.begin(position);
      result.count = root.legal(result.codes);
      result.best = -3;
      for (let at = 0; at < result.count; at += 1) {
        const value = valueOfAction(result.codes[at] ?? 0);
        result.values[at] = value;
        if (value > result.best) result.best = value;
      }
      return result;
    },
    actionValue(position, action) {
      root.begin(position);
      return valueOfAction(action);
    },
    nodes: () => search.nodes,
  };
};
