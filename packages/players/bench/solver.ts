import { pathToFileURL } from "node:url";
import { type DealState, PRESET_NAMES, PRESETS, type PresetName } from "@bummerl/engine";
import { type BitPosition, bitsOf, compileRules } from "../src/bits/index.ts";
import { createSolver, type Solver } from "../src/solver/index.ts";
import { randomDeal, randomFrom } from "./positions.ts";

/** How fast leads with an open or used up stock are solved, each position once and none like another. */
export interface SolverSpeed {
  readonly preset: PresetName;
  /** Tricks played before it; 5: the stock is used up, five cards each. */
  readonly tricks: number;
  readonly positions: number;
  /** What each legal action is worth. */
  readonly actionsPerSecond: number;
  /** What the position is worth. */
  readonly valuesPerSecond: number;
  readonly nodesPerPosition: number;
}

/** Positions to solve, by tricks played before them: about as much work each. */
const COUNTS = [150, 500, 2_000, 5_000, 10_000, 40_000];

const isWanted = (state: DealState, tricks: number): boolean =>
  state.phase === "lead" && state.closed === null && state.played.length === tricks;

const positionsAfter = (preset: PresetName, tricks: number, count: number): BitPosition[] => {
  const random = randomFrom(20_240_229 + tricks);
  const positions: BitPosition[] = [];
  while (positions.length < count) {
    const state = randomDeal(PRESETS[preset], random).find((each) => isWanted(each, tricks));
    if (state !== undefined) positions.push(bitsOf(state));
  }
  return positions;
};

/** Milliseconds this process has computed: what else the machine does counts little. */
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Positions a second. */
const timed = (positions: readonly BitPosition[], solve: (position: BitPosition) => void): number => {
  const start = cpuTime();
  for (const position of positions) solve(position);
  return Math.round((positions.length * 1000) / (cpuTime() - start));
};

const measure = (preset: PresetName, tricks: number, count: number): SolverSpeed => {
  const positions = positionsAfter(preset, tricks, count);
  const solver = (): Solver => createSolver(compileRules(PRESETS[preset]));
  // Half of them warm the compiler up.
  timed(positions.slice(0, count / 2), solver().actions);
  timed(positions.slice(0, count / 2), solver().value);
  const measured = solver();
  const actionsPerSecond = timed(positions, measured.actions);
  const nodesPerPosition = Math.round(measured.nodes() / count);
  const valuesPerSecond = timed(positions, solver().value);
  return { preset, tricks, positions: count, actionsPerSecond, valuesPerSecond, nodesPerPosition };
};

/** Speed on one core, in time of the processor. */
export const benchSolver = (presets: readonly PresetName[] = PRESET_NAMES): SolverSpeed[] =>
  presets.flatMap((preset) =>
    COUNTS.map((count, tricks) =>
      measure(preset, tricks, preset === "classic" ? count : Math.ceil(count / 4)),
    ),
  );

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isMain) for (const speed of benchSolver()) console.log(JSON.stringify(speed));
