import { type House, openHouse } from "../house.ts";
import { playOn, type Scenario, type Stage } from "../stage.ts";

/** How a server's line for words of the others names itself to the database. */
const BUS_LINE = "bummerl bus";

type Trouble = (house: House, stage: Stage) => Promise<void>;

const anyServer = ({ servers }: House, { random }: Stage): number => random.between(0, servers.length);

const TROUBLES: readonly Trouble[] = [
  // One of them is killed and comes back; its players wait for it.
  async (house, stage) => {
    const server = anyServer(house, stage);
    await house.end(server, "SIGKILL");
    await house.start(server);
  },
  // Players go over to other processes, both of a table to any.
  async (house, stage) => {
    for (const place of [0, 1] as const) {
      house.route(place, anyServer(house, stage));
      house.doors[place].drop();
    }
  },
  // The lines on which they hear of each other are killed.
  async (house) => house.toDatabase.drop(BUS_LINE),
  // Words are sent and lost, and nobody is told.
  async (house, stage) => {
    house.toDatabase.deafen(BUS_LINE);
    await playOn(stage, 1_000, 3_000);
  },
];

export const cluster: Scenario = {
  name: "cluster",
  what: "two and three servers on one database, both seats of a table on different ones, words between them lost",
  rounds: 40,
  run: async (stage) => {
    // Half of the rounds with two servers, half with three.
    const counts = [Math.ceil(stage.rounds / 2), Math.floor(stage.rounds / 2)];
    for (const [more, rounds] of counts.entries()) {
      if (rounds === 0) continue;
      const servers = 2 + more;
      const house = await openHouse(stage, { servers, thinkMs: 4, env: { BUS: "postgres" } });
      for (let round = 0; round < rounds && !stage.late(); round += 1) {
        await playOn(stage, 200, 800);
        const since = performance.now();
        await TROUBLES[round % TROUBLES.length]?.(house, stage);
        await house.back(since);
        stage.figures.rounds += 1;
      }
      await house.close();
    }
  },
};
