import { afterAll, beforeAll, expect, it } from "vitest";
import type { Figures } from "../src/figures.ts";
import { PRESENT_BUILD } from "../src/machine/server-process.ts";
import { runScenarios } from "../src/run.ts";
import { cluster } from "../src/scenarios/cluster.ts";
import { databaseLink } from "../src/scenarios/database-link.ts";
import { postgresStop } from "../src/scenarios/postgres-stop.ts";
import { sigkill } from "../src/scenarios/sigkill.ts";
import type { Scenario } from "../src/stage.ts";

/** The short form: another seed each time, and it is in the message when something does not hold. */
const seed = Math.floor(Math.random() * 2 ** 31);
const ROUNDS: ReadonlyMap<Scenario, number> = new Map([
  // One kill at any time, one between decision and commit, one between commit and acknowledgement.
  [sigkill, 3],
  [postgresStop, 1],
  [databaseLink, 1],
  [cluster, 2],
]);

const said: string[] = [];
let results: ReadonlyMap<string, Figures> = new Map();

beforeAll(async () => {
  results = await runScenarios({
    scenarios: [...ROUNDS.keys()],
    seed,
    rounds: (scenario) => ROUNDS.get(scenario) ?? 0,
    minutes: 2,
    build: PRESENT_BUILD,
    say: (text) => said.push(text),
  });
}, 240_000);
afterAll(() => console.log(said.join("\n")));

it.each([...ROUNDS])(
  "$name loses nothing, doubles nothing and sets both clients right",
  ({ name }, rounds) => {
    const figures = results.get(name);
    expect({ seed, faults: figures?.faults }).toEqual({ seed, faults: [] });
    expect(figures?.rounds).toBe(rounds);
    expect(figures?.acknowledged).toBeGreaterThan(0);
    expect(figures?.views).toBeGreaterThan(0);
  },
);
