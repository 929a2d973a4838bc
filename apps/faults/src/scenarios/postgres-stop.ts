import { setTimeout as wait } from "node:timers/promises";
import { openHouse } from "../house.ts";
import { playOn, type Scenario } from "../stage.ts";

export const postgresStop: Scenario = {
  name: "postgres-stop",
  what: "Postgres stopped without mercy under load, and started again a moment later",
  rounds: 20,
  run: async (stage) => {
    const house = await openHouse(stage);
    for (let round = 0; round < stage.rounds && !stage.late(); round += 1) {
      await playOn(stage, 100, 800);
      await stage.postgres.stopImmediately();
      await wait(stage.random.between(0, 2_000));
      const since = performance.now();
      await stage.postgres.start();
      await house.back(since);
      stage.figures.rounds += 1;
    }
    await house.close();
  },
};
