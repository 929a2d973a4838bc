/** `pnpm faults`: real clients and built servers on the loopback, killed and cut by chance; see docs/faults.md. */
import { parseArgs } from "node:util";
import { PRESENT_BUILD } from "./machine/server-process.ts";
import { runScenarios } from "./run.ts";
import { SCENARIOS } from "./scenarios/index.ts";

const USAGE = `pnpm faults [--only a,b] [--rounds N] [--minutes M] [--seed N] [--list]

  --only     scenarios to run, in this order; all unless said otherwise
  --rounds   how often each, instead of its own count
  --minutes  at most so long for each scenario, 20 unless said otherwise
  --seed     the same chance again
  --build    another built server than the one beside us: its main.js
  --list     what there is`;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    rounds: { type: "string" },
    minutes: { type: "string", default: "20" },
    seed: { type: "string" },
    build: { type: "string" },
    list: { type: "boolean", default: false },
  },
});
const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
const wanted = values.only?.split(",") ?? SCENARIOS.map(({ name }) => name);
const unknown = wanted.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name));
const numbers = [number(values.rounds), number(values.seed), number(values.minutes)];

if (values.list) {
  for (const { name, rounds, what } of SCENARIOS)
    console.log(`${name.padEnd(16)} × ${String(rounds).padEnd(4)} ${what}`);
} else if (unknown.length > 0 || numbers.some((value) => value !== null && !(value >= 0))) {
  console.error(`${unknown.length > 0 ? `There is no scenario ${unknown.join(", ")}.\n` : ""}${USAGE}`);
  process.exitCode = 2;
} else {
  const seed = numbers[1] ?? Math.floor(Math.random() * 2 ** 31);
  console.log(`seed ${seed}`);
  const results = await runScenarios({
    scenarios: wanted.flatMap((name) => SCENARIOS.find((scenario) => scenario.name === name) ?? []),
    seed,
    rounds: (scenario) => numbers[0] ?? scenario.rounds,
    minutes: numbers[2] ?? 20,
    build: values.build ?? PRESENT_BUILD,
    say: (text) => console.log(text),
  });
  const faults = [...results.values()].reduce((sum, { faults: found }) => sum + found.length, 0);
  console.log(faults === 0 ? "Everything holds." : `${faults} faults; again with --seed ${seed}`);
  process.exitCode = faults === 0 ? 0 : 1;
  // Timers of clients that were closed in the middle of a try must not keep us.
  process.exit();
}
