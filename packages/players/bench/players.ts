/**
 * How strong the computer players are: pairs of deals with sides changed, the engine as referee, everything seeded.
 * `--player master --against ismcts --pairs 750` measures one pairing, `--only ladder,times` some of the parts.
 */
import { parseArgs } from "node:util";
import { PRESET_NAMES, PRESETS, type RuleSet } from "@bummerl/engine";
import { LEVELS } from "../src/index.ts";
import { raceBummerl } from "./bummerl.ts";
import { type Contestant, levelContestant } from "./contestant.ts";
import { playMatch, type Score } from "./duplicate.ts";
import { honestyOf } from "./honesty.ts";
import { greedy } from "./opponents/greedy.ts";
import { ismcts } from "./opponents/ismcts.ts";
import { random } from "./opponents/random.ts";
import { sampler, shortSampler } from "./opponents/sampler.ts";
import { benchSolver } from "./solver.ts";
import { proveSolver } from "./solver-proof.ts";
import { percentile, stopwatch } from "./stopwatch.ts";

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    player: { type: "string", default: "master" },
    against: { type: "string" },
    pairs: { type: "string" },
    rules: { type: "string", default: "classic" },
    iterations: { type: "string" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});

const PAIRS = Number(values.pairs ?? (values.short ? 40 : 800));
const SEED = Number(values.seed);
const ITERATIONS = Number(values.iterations ?? (values.short ? 2_000 : 100_000));
/** A deal against the tree search takes seconds. */
const SLOW_PAIRS = Number(values.pairs ?? (values.short ? 10 : 100));

/** The rules of the platform the sampler comes from: 66 ends the deal by itself, and nobody closes. */
const PLATFORM: RuleSet = { ...PRESETS.classic, goOut: "auto", falseClaim: null };

const CONTESTANTS: readonly Contestant[] = [
  random,
  greedy,
  sampler,
  shortSampler,
  ...LEVELS.map(levelContestant),
];

const contestantOf = (name: string): Contestant => {
  if (name === "ismcts") return ismcts(ITERATIONS);
  const found = CONTESTANTS.find((contestant) => contestant.name === name);
  if (found === undefined) throw new Error(`There is no player “${name}”.`);
  return found;
};

const rulesOf = (name: string): RuleSet => {
  for (const [preset, rules] of Object.entries(PRESETS)) if (preset === name) return rules;
  throw new Error(`There are no rules “${name}”.`);
};

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(3)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const TELL_EVERY_MS = 60_000;

const inWords = ({ mean, error, won, wonError, deals }: Score): string =>
  `${signed(mean)} ± ${error.toFixed(3)} counters a deal, ${percent(won)} ± ${percent(wonError)} won, ${deals} deals`;

/** Tells the score so far every minute, on the other output. */
const teller = (): ((score: Score) => void) => {
  let told = performance.now();
  return (score) => {
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    console.error(`  so far ${inWords(score)}`);
  };
};

/** One pairing. Against a sampler the platform's rules hold, against all others those asked for. */
const measure = (player: string, against: string, pairs: number): void => {
  const platform = against.endsWith("sampler");
  const score = playMatch({
    rules: platform ? PLATFORM : rulesOf(values.rules),
    player: contestantOf(player),
    against: contestantOf(against),
    pairs,
    seed: SEED,
    closing: !platform,
    progress: teller(),
  });
  const note = platform ? ", 66 by itself, nobody closes" : "";
  console.log(`${player} against ${contestantOf(against).name}: ${inWords(score)}${note}`);
};

const ladder = (): void => {
  measure("beginner", "random", PAIRS);
  LEVELS.forEach((level, at) => {
    const under = LEVELS[at - 1];
    if (under !== undefined) measure(level, under, PAIRS);
  });
};

const opponents = (): void => {
  for (const name of ["random", "greedy", "sampler", "short-sampler"]) measure(values.player, name, PAIRS);
  measure(values.player, "ismcts", SLOW_PAIRS);
};

const times = (): void => {
  for (const level of LEVELS) {
    const watch = stopwatch();
    const player = levelContestant(level);
    // A few deals first: a server's first decisions are slower once, when the code is still being compiled.
    const match = { rules: rulesOf(values.rules), player, against: player, seed: SEED, closing: true };
    playMatch({ ...match, pairs: 10 });
    playMatch({ ...match, pairs: Math.min(PAIRS, 150), watch });
    const taken = watch.times(level);
    const [p50, p95, max] = [0.5, 0.95, 1].map((part) => percentile(taken, part).toFixed(2));
    console.log(
      `${level}: p50 ${p50} ms  p95 ${p95} ms  max ${max} ms of the processor, ${taken.length} decisions`,
    );
  }
};

const bummerl = (): void => {
  const under = values.against ?? "regulars";
  const race = raceBummerl(
    rulesOf(values.rules),
    contestantOf(values.player),
    contestantOf(under),
    Math.ceil(PAIRS / 4),
    SEED,
  );
  console.log(
    `${values.player} against ${under}: ${percent(race.won)} ± ${percent(race.error)} of ${race.bummerl} Bummerl won`,
  );
};

const honesty = (): void => {
  for (const level of LEVELS) {
    const { positions, redeals, different } = honestyOf(level, values.short ? 60 : 1_000, 5);
    console.log(
      `${level}: ${positions} positions, ${redeals} new deals of the hidden cards, ${different} other choices`,
    );
    if (different > 0) process.exitCode = 1;
  }
};

const solver = (): void => {
  for (const speed of benchSolver(values.short ? ["classic"] : PRESET_NAMES)) {
    const { preset, tricks, actionsPerSecond, valuesPerSecond } = speed;
    console.log(
      `${preset}, ${tricks} tricks played: ${actionsPerSecond} a second, ${valuesPerSecond} the value alone`,
    );
  }
  const { positions, different } = proveSolver(values.short ? 2_000 : 100_000, SEED);
  console.log(`${positions} random positions: ${different} solved otherwise than by trying everything`);
  if (different > 0) process.exitCode = 1;
};

const PARTS = { ladder, opponents, times, bummerl, honesty, solver } as const;
type Part = keyof typeof PARTS;

const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);

if (values.against !== undefined && values.only === undefined) {
  for (const name of values.against.split(","))
    measure(values.player, name, name === "ismcts" ? SLOW_PAIRS : PAIRS);
} else {
  const asked = values.only?.split(",") ?? Object.keys(PARTS);
  for (const part of asked) {
    if (!isPart(part))
      throw new Error(`There is no part “${part}”; there are ${Object.keys(PARTS).join(", ")}.`);
    console.log(`${part}:`);
    PARTS[part]();
  }
}
