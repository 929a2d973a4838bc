import { openHouse } from "../house.ts";
import { lastRelease } from "../machine/release.ts";
import { playOn, type Scenario } from "../stage.ts";

export const deploy: Scenario = {
  name: "deploy",
  what: "from the last release to this one with games open, in good order and by SIGKILL",
  rounds: 4,
  run: async (stage) => {
    const build = await lastRelease();
    for (let round = 0; round < stage.rounds && !stage.late(); round += 1) {
      const house = await openHouse(stage, { build });
      await playOn(stage, 2_000, 4_000);
      const since = performance.now();
      await house.end(0, round % 2 === 0 ? "SIGTERM" : "SIGKILL");
      await house.start(0, { build: stage.build });
      await house.back(since);
      await playOn(stage, 2_000, 4_000);
      await house.close();
      stage.figures.rounds += 1;
    }
  },
};
