import { setTimeout as wait } from "node:timers/promises";
import { openHouse } from "../house.ts";
import type { LinkState } from "../machine/link.ts";
import { playOn, type Scenario } from "../stage.ts";

const TROUBLES: readonly LinkState[] = [
  { type: "cut" },
  { type: "deaf", to: "server" },
  { type: "slow", ms: 250 },
  { type: "deaf", to: "client" },
  { type: "blackHole" },
];
/** The client gives a silent line up after six seconds: some faults last longer than that, most do not. */
const SHORT_MS = { from: 100, to: 3_000 };
const LONG_MS = { from: 7_000, to: 9_000 };

export const clientLink: Scenario = {
  name: "client-link",
  what: "one player's line cut, slow, half open in either direction, or swallowing everything",
  rounds: 30,
  run: async (stage) => {
    const house = await openHouse(stage);
    const { random } = stage;
    for (let round = 0; round < stage.rounds && !stage.late(); round += 1) {
      await playOn(stage, 100, 600);
      const door = house.doors[random.pick([0, 1] as const)];
      door.become(TROUBLES[round % TROUBLES.length] ?? { type: "cut" });
      const { from, to } = random.chance(0.25) ? LONG_MS : SHORT_MS;
      await wait(random.between(from, to));
      const since = performance.now();
      door.become({ type: "open" });
      await house.back(since);
      stage.figures.rounds += 1;
    }
    await house.close();
  },
};
