import type { CommandReply } from "@bummerl/protocol";
import { openHouse } from "../house.ts";
import { carry, rawMatch } from "../players/raw-match.ts";
import type { Scenario } from "../stage.ts";

const PRESSES = 8;

export const rematch: Scenario = {
  name: "rematch",
  what: "both press Play on many times at once, by two servers: one more Bummerl, and one deal of it",
  rounds: 20,
  run: async (stage) => {
    const house = await openHouse(stage, { tables: 0, servers: 2, env: { BUS: "postgres" } });
    const match = await rawMatch(house);
    const { table, lines } = match;
    stage.after(() => {
      for (const line of lines) line.close();
    });
    for (const place of [0, 1] as const) await carry(match, place, { type: "next", deal: 1, cut: "00" });
    for (let round = 1; round <= stage.rounds && !stage.late(); round += 1) {
      await carry(match, stage.random.pick([0, 1] as const), { type: "resign", bummerl: round });
      const pressed = await Promise.all(
        Array.from({ length: PRESSES * 2 }, (_, n): Promise<CommandReply> => {
          const line = lines[n % 2 === 0 ? 0 : 1];
          return line.command(table, { type: "playOn", bummerl: round, cut: stage.random.hex(4) });
        }),
      );
      for (const place of [0, 1])
        if (!pressed.some((answer, n) => n % 2 === place && answer.ok))
          stage.fault(`seat ${place} could not play on`);
      const views = await Promise.all(
        lines.map((line) =>
          line.until(
            table,
            ({ stage: at, bummerlNumber }) => at === "playing" && bummerlNumber === round + 1,
          ),
        ),
      );
      for (const { dealNumber } of views)
        if (dealNumber !== round + 1) stage.fault(`deal ${dealNumber} was dealt for Bummerl ${round + 1}`);
      stage.figures.rounds += 1;
    }
    await house.close();
  },
};
