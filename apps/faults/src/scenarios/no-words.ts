import { openHouse } from "../house.ts";
import { playOn, type Scenario } from "../stage.ts";

/** A process that hears nothing looks at the log every so often: longest time for a move to be seen, in ms. */
const UNHEARD_MS = 4_000;

export const noWords: Scenario = {
  name: "no-words",
  what: "two servers that never hear of each other: moves are seen by looking at the log",
  rounds: 1,
  run: async (stage) => {
    for (let round = 0; round < stage.rounds && !stage.late(); round += 1) {
      const house = await openHouse(stage, { servers: 2, env: { BUS: "local" } });
      await playOn(stage, 15_000, 20_000);
      await house.close();
      stage.figures.rounds += 1;
    }
    const longest = Math.max(...stage.figures.settled);
    stage.figures.notes.push(`both seats showed the same after ${longest} ms`);
    if (longest > UNHEARD_MS + 2_000) stage.fault(`a move was seen on the other process after ${longest} ms`);
  },
};
