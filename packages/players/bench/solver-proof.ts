/**
 * The long form of test/solver/agree.test.ts: random positions of all presets and other mixes, every action's value
 * against the obvious solver. `tsx bench/solver-proof.ts [positions] [seed]`; 100,000 take about ten minutes.
 */
import { pathToFileURL } from "node:url";
import { type DealState, isStrict, stockSize } from "@bummerl/engine";
import { solveDeal } from "../src/solver/index.ts";
import { SlowSolver } from "../test/support/slow-solver.ts";
import { anyRules, type Random, randomDeal, randomFrom } from "./positions.ts";

export interface SolverProof {
  readonly positions: number;
  /** How many of them had an open stock of 2 or 4. */
  readonly openStock: number;
  /** How many were told as if nobody had a trick yet. */
  readonly firstTrick: number;
  /** Positions of which an action had another value; they are printed. */
  readonly different: number;
}

/** One in so many positions has this stock: the obvious solver is slow there. */
const ONE_IN = { 2: 40, 4: 4_000 } as const;

/** As if nobody had won a trick: what the first trick forbids, and pending points, with few cards left. */
const beforeAnyTrick = (state: DealState, random: Random): DealState => {
  const pending = (): number => random(3) * 20;
  return { ...state, points: [0, 0], tricks: [0, 0], pending: [pending(), pending()] };
};

const isSmall = (state: DealState, random: Random): boolean => {
  if (isStrict(state)) return true;
  const size = stockSize(state);
  return (size === 2 || size === 4) && random(ONE_IN[size]) === 0;
};

const agrees = (state: DealState): boolean => {
  const obvious = new SlowSolver().actions(state).filter(({ action }) => action.type !== "giveUp");
  const solved = solveDeal(state);
  const same = solved.ok && JSON.stringify(solved.value.actions) === JSON.stringify(obvious);
  if (!same) console.error(JSON.stringify({ state: { ...state, history: [], played: [] }, solved, obvious }));
  return same;
};

export const proveSolver = (positions: number, seed: number): SolverProof => {
  const random = randomFrom(seed);
  const found = { openStock: 0, firstTrick: 0, different: 0 };
  for (let done = 0; done < positions; ) {
    for (const state of randomDeal(anyRules(random), random)) {
      if (done === positions || !isSmall(state, random)) continue;
      const isFirst = state.closed === null && state.phase !== "lastTrick" && random(10) === 0;
      if (!isStrict(state)) found.openStock += 1;
      if (isFirst) found.firstTrick += 1;
      if (!agrees(isFirst ? beforeAnyTrick(state, random) : state)) found.different += 1;
      done += 1;
    }
  }
  return { positions, ...found };
};

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isMain) {
  const [positions = "100000", seed = "20240229"] = process.argv.slice(2);
  const proof = proveSolver(Number(positions), Number(seed));
  console.log(JSON.stringify(proof));
  if (proof.different > 0) process.exitCode = 1;
}
