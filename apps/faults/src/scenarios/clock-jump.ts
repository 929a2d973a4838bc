import { openHouse } from "../house.ts";
import { makeShiftedClock } from "../machine/clock.ts";
import { playOn, type Scenario } from "../stage.ts";
import { expectNobodyLate } from "./late.ts";

const HOUR_MS = 3_600_000;
/** Forward, and back where it was; back, and forward where it was. */
const SHIFTS = [HOUR_MS, 0, -HOUR_MS, 0] as const;

export const clockJump: Scenario = {
  name: "clock-jump",
  what: "the host's clock jumping an hour forward and back under running clocks",
  rounds: 12,
  run: async (stage) => {
    const clock = await makeShiftedClock();
    stage.after(clock.close);
    const house = await openHouse(stage, { clocks: ["quick", "calm"], ...clock.start });
    for (let round = 0; round < stage.rounds && !stage.late(); round += 1) {
      await playOn(stage, 300, 1_500);
      const since = performance.now();
      clock.jump(house.servers[0], SHIFTS[round % SHIFTS.length] ?? 0);
      await house.back(since);
      stage.figures.rounds += 1;
    }
    // Sweeps look every fifteen seconds at what nobody looks at.
    await playOn(stage, 1_000, 2_000);
    await expectNobodyLate(stage, house.databaseUrl);
    await house.close();
  },
};
