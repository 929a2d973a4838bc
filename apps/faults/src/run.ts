import { describe, type Figures, noFigures } from "./figures.ts";
import { type OwnPostgres, startPostgres } from "./machine/postgres.ts";
import { makeRandom } from "./random.ts";
import type { Scenario, Stage } from "./stage.ts";

export interface RunOptions {
  readonly scenarios: readonly Scenario[];
  readonly seed: number;
  /** How often each. */
  readonly rounds: (scenario: Scenario) => number;
  /** For each scenario; rounds are given up when they are over. */
  readonly minutes: number;
  /** The built server's `main.js`. */
  readonly build: string;
  readonly say: (text: string) => void;
}

/** Runs scenarios one after the other on one Postgres. @returns the figures of each, faults among them */
export async function runScenarios(options: RunOptions): Promise<ReadonlyMap<string, Figures>> {
  const results = new Map<string, Figures>();
  const postgres = await startPostgres();
  try {
    for (const scenario of options.scenarios) {
      const since = Date.now();
      const figures = await runOne(scenario, postgres, options);
      results.set(scenario.name, figures);
      options.say(describe(scenario.name, figures, (Date.now() - since) / 1000));
      for (const text of figures.faults) options.say(`       ${text}`);
    }
  } finally {
    await postgres.close();
  }
  return results;
}

async function runOne(scenario: Scenario, postgres: OwnPostgres, options: RunOptions): Promise<Figures> {
  const figures = noFigures();
  const end = Date.now() + options.minutes * 60_000;
  const clears: (() => Promise<void> | void)[] = [];
  const stage: Stage = {
    random: makeRandom(options.seed),
    figures,
    postgres,
    build: options.build,
    rounds: options.rounds(scenario),
    late: () => Date.now() > end,
    fault: (text) => void figures.faults.push(text),
    after: (clear) => void clears.push(clear),
  };
  try {
    await scenario.run(stage);
  } catch (error) {
    figures.faults.push(`the scenario broke off: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    for (const clear of clears.reverse()) await clear();
  }
  return figures;
}
