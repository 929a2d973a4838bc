import pg from "pg";
import { openHouse } from "../house.ts";
import { makeShiftedClock } from "../machine/clock.ts";
import { playOn, type Scenario, type Stage } from "../stage.ts";
import { expectNobodyLate } from "./late.ts";

/** Longer than any decision with any bank. */
const AWAY_MS = 30 * 60_000;

export const deadlines: Scenario = {
  name: "deadlines",
  what: "server and database down for half an hour (by the server's clock) while every deadline passes",
  rounds: 5,
  run: async (stage) => {
    const clock = await makeShiftedClock();
    stage.after(clock.close);
    const house = await openHouse(stage, { clocks: ["quick", "calm"], ...clock.start });
    for (let round = 1; round <= stage.rounds && !stage.late(); round += 1) {
      await playOn(stage, 300, 1_000);
      await house.end(0, "SIGKILL");
      await stage.postgres.stopImmediately();
      const since = performance.now();
      await stage.postgres.start();
      await house.start(0, clock.startAt(round * AWAY_MS));
      await expectTime(stage, house.databaseUrl, Date.now() + round * AWAY_MS);
      await house.back(since);
      stage.figures.rounds += 1;
    }
    await expectNobodyLate(stage, house.databaseUrl);
    await house.close();
  },
};

/** The time away was given back before anybody could be found late. */
async function expectTime(stage: Stage, databaseUrl: string, now: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      "SELECT id FROM tables WHERE status = 'live' AND deadline <= $1",
      [now],
    );
    for (const { id } of rows)
      stage.fault(`${id}: its deadline passed while everything was down, and stands`);
  } finally {
    await client.end();
  }
}
