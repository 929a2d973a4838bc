import type { SeatCommand } from "@bummerl/table";
import { openHouse } from "../house.ts";
import { newId, openLine } from "../players/raw.ts";
import { carry, nextMove, rawMatch, urlOf } from "../players/raw-match.ts";
import type { Scenario } from "../stage.ts";

const MOVES = 60;
const REPEATS = 1_000;
const AT_ONCE = 50;

interface Done {
  readonly place: 0 | 1;
  readonly id: string;
  readonly command: SeatCommand;
  readonly seq: number;
}

export const repeats: Scenario = {
  name: "repeats",
  what: "a thousand repeats of old and new commands in any order, by two servers: the first answer each time",
  rounds: 3,
  run: async (stage) => {
    const { random, fault } = stage;
    const house = await openHouse(stage, { tables: 0, servers: 2, env: { BUS: "postgres" } });
    for (let round = 0; round < stage.rounds && !stage.late(); round += 1) {
      const match = await rawMatch(house);
      const done: Done[] = [];
      while (done.length < MOVES) {
        const { place, command } = nextMove(match, random);
        const id = newId();
        done.push({ place, id, command, seq: await carry(match, place, command, id) });
      }
      // Each player once more by the other server.
      const others = await Promise.all(
        ([0, 1] as const).map((place) =>
          openLine(urlOf(house, place === 0 ? 1 : 0), match.lines[place].guest),
        ),
      );
      for (let sent = 0; sent < REPEATS; sent += AT_ONCE)
        await Promise.all(
          Array.from({ length: AT_ONCE }, async () => {
            const { place, id, command, seq } = random.pick(done);
            const line = random.chance(0.5) ? match.lines[place] : others[place];
            const answer = await line?.command(match.table, command, id);
            if (!answer?.ok) fault(`a repeat of row ${seq} was refused: ${answer?.error.code}`);
            else if (answer.data.seq !== seq)
              fault(`a repeat of row ${seq} was acknowledged as ${answer.data.seq}`);
          }),
        );
      const last = done.at(-1)?.seq ?? 0;
      for (const line of match.lines)
        if ((line.view(match.table)?.seq ?? 0) !== last) fault(`${REPEATS} repeats made new rows`);
      for (const line of [...match.lines, ...others]) line.close();
      stage.figures.rounds += 1;
    }
    await house.close();
  },
};
