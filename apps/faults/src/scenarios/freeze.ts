import { setTimeout as wait } from "node:timers/promises";
import { openHouse } from "../house.ts";
import { playOn, type Scenario } from "../stage.ts";
import { expectNobodyLate } from "./late.ts";

const FROZEN_MS = 10_000;

export const freeze: Scenario = {
  name: "freeze",
  what: "SIGSTOP of the server for ten seconds, then SIGCONT, clocks running",
  rounds: 5,
  run: async (stage) => {
    const house = await openHouse(stage, { clocks: ["quick", "calm"] });
    for (let round = 0; round < stage.rounds && !stage.late(); round += 1) {
      await playOn(stage, 200, 800);
      house.servers[0]?.signal("SIGSTOP");
      await wait(FROZEN_MS);
      const since = performance.now();
      house.servers[0]?.signal("SIGCONT");
      await house.back(since);
      stage.figures.rounds += 1;
    }
    await expectNobodyLate(stage, house.databaseUrl);
    await house.close();
  },
};
