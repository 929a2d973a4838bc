import type { ActionCode } from "../bits/action-code.ts";
import type { BitPosition } from "../bits/position.ts";

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
  /** Is it worth at least this many counters? Quicker than {@link value} where one threshold is all that is asked. */
  atLeast(position: BitPosition, counters: number): boolean;
  /** The value of each legal action. The result is overwritten by the next call. */
  actions(position: BitPosition): ActionValues;
  /** The value of one legal action. */
  valueOf(position: BitPosition, action: ActionCode): number;
}
