import {
  type Action,
  type DealState,
  err,
  ok,
  type Refusal,
  type Result,
  type RuleSet,
  type Seat,
  turnOf,
} from "@bummerl/engine";
import { actionOf } from "../bits/action-code.ts";
import { bitsOf } from "../bits/of-state.ts";
import { compileRules } from "../bits/rules.ts";
import { createSolver, type Solver } from "./solver.ts";

export interface SolvedAction {
  readonly action: Action;
  /** Counters for the seat on turn if he does this and both play best from there on: -3 to 3, never 0. */
  readonly value: number;
}

/** What a deal is worth with all cards open, the stock's order included. */
export interface Solved {
  /** The seat that has to act. */
  readonly turn: Seat;
  /** Counters for that seat under best play by both: -3 to 3, never 0. */
  readonly value: number;
  /** Every legal action but giving up, which is never better than playing on; in the order of the engine. */
  readonly actions: readonly SolvedAction[];
}

/** A solver is a quarter of a megabyte of table: deals under the same rule set share one. */
const SOLVERS = new WeakMap<RuleSet, Solver>();

const solverFor = (rules: RuleSet): Solver => {
  const known = SOLVERS.get(rules);
  if (known !== undefined) return known;
  const made = createSolver(compileRules(rules));
  SOLVERS.set(rules, made);
  return made;
};

/** Solves a deal as it stands; refused with `dealOver` when nobody is on turn. */
export const solveDeal = (state: DealState): Result<Solved, Refusal> => {
  const turn = turnOf(state);
  if (turn === null) return err({ code: "dealOver", rule: null });
  const { count, codes, values, best } = solverFor(state.rules).actions(bitsOf(state));
  const actions = Array.from(
    { length: count },
    (_, at): SolvedAction => ({ action: actionOf(codes[at] ?? 0), value: values[at] ?? 0 }),
  );
  return ok({ turn, value: best, actions });
};
