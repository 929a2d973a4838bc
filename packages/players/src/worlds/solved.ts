import type { RuleSet } from "@bummerl/engine";
import { type ActionCode, CODE_COUNT, compileRules } from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import { createSolver, type Solver } from "../solver/index.ts";
import { positionIn } from "./position.ts";
import type { World } from "./world.ts";

/** Solvers by the rules they solve; only the latest are kept, since each holds a table. */
const solvers = new Map<string, Solver>();
const KEPT = 6;

/** A solver for these rules, made once: what it has found before helps it and changes no value. */
export const solverFor = (rules: RuleSet): Solver => {
  const compiled = compileRules(rules);
  const key = JSON.stringify(compiled);
  const solver = solvers.get(key) ?? createSolver(compiled);
  solvers.delete(key);
  solvers.set(key, solver);
  const [oldest] = solvers.keys();
  if (solvers.size > KEPT && oldest !== undefined) solvers.delete(oldest);
  return solver;
};

/** What an action is worth over several worlds. */
export interface WorldValue {
  readonly code: ActionCode;
  /** Mean counters over the worlds, as if all cards were open in each. */
  readonly mean: number;
}

/**
 * Solves every world and takes the mean for each legal action. In each world the solver plays as if it saw the cards,
 * so means are too hopeful where much depends on what is hidden, above all for closing.
 *
 * @param useOf what a result of −3 to 3 counters is worth to the player; the counters themselves unless told
 */
export const valuesOver = (
  knowledge: Knowledge,
  rules: RuleSet,
  worlds: readonly World[],
  useOf: (counters: number) => number = (counters) => counters,
): WorldValue[] => {
  const solver = solverFor(rules);
  const sums = new Float64Array(CODE_COUNT);
  const seen = new Uint8Array(CODE_COUNT);
  for (const world of worlds) {
    const { count, codes, values } = solver.actions(positionIn(knowledge, world));
    for (let at = 0; at < count; at += 1) {
      const code = codes[at] ?? 0;
      seen[code] = 1;
      sums[code] = (sums[code] ?? 0) + useOf(values[at] ?? 0);
    }
  }
  return Array.from(seen.keys())
    .filter((code) => seen[code] === 1)
    .map((code) => ({ code, mean: (sums[code] ?? 0) / worlds.length }));
};
