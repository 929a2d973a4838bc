import { setTimeout as wait } from "node:timers/promises";
import { openHouse } from "../house.ts";
import type { LinkState } from "../machine/link.ts";
import { playOn, reached, type Scenario } from "../stage.ts";

const APPEND = '"deciding_0"';
/** Longer than the store waits for an answer: it must give the line up by itself. */
const FOREVER_MS = 17_000;

interface Trouble {
  readonly state: LinkState;
  /** Caught in the middle of a batch: the statement, or its answer, is on the line just then. */
  readonly batch: "hold" | "swallow" | null;
  readonly ms: number | null;
}

const TROUBLES: readonly Trouble[] = [
  { state: { type: "cut" }, batch: "swallow", ms: null },
  { state: { type: "cut" }, batch: "hold", ms: null },
  { state: { type: "blackHole" }, batch: null, ms: null },
  { state: { type: "cut" }, batch: null, ms: null },
  { state: { type: "slow", ms: 120 }, batch: null, ms: null },
  { state: { type: "deaf", to: "client" }, batch: null, ms: FOREVER_MS },
  { state: { type: "blackHole" }, batch: "swallow", ms: FOREVER_MS },
];

export const databaseLink: Scenario = {
  name: "database-link",
  what: "the link to the database cut, slow, deaf or swallowing everything, also in the middle of a batch",
  rounds: 21,
  run: async (stage) => {
    const house = await openHouse(stage);
    const { toDatabase } = house;
    for (let round = 0; round < stage.rounds && !stage.late(); round += 1) {
      const { state, batch, ms } = TROUBLES[round % TROUBLES.length] ?? {
        state: { type: "open" },
        batch: null,
        ms: 0,
      };
      await playOn(stage, 100, 600);
      if (batch !== null) await reached(stage, toDatabase.ambush({ text: APPEND, what: batch }));
      toDatabase.become(state);
      await wait(ms ?? stage.random.between(200, 3_000));
      const since = performance.now();
      toDatabase.become({ type: "open" });
      await house.back(since);
      stage.figures.rounds += 1;
    }
    await house.close();
  },
};
