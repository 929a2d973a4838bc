import { openHouse } from "../house.ts";
import { data, newId } from "../players/raw.ts";
import { newLine } from "../players/raw-match.ts";
import type { Scenario } from "../stage.ts";

const GUESTS = 50;
const REFUSALS: ReadonlySet<string> = new Set(["tableFull", "unknownCode"]);

export const joins: Scenario = {
  name: "joins",
  what: "fifty players sit down on one chair at once, by two servers",
  rounds: 10,
  run: async (stage) => {
    const house = await openHouse(stage, {
      tables: 0,
      servers: 2,
      env: { BUS: "postgres", TRUST_PROXY: "loopback" },
    });
    const maker = await newLine(house, 0, "Maker");
    // Each at home: ten wrong codes a minute are an address's share, and whoever loses this race has named one.
    const guests = await Promise.all(
      Array.from({ length: GUESTS }, (_, n) =>
        newLine(house, n % 2 === 0 ? 0 : 1, `Guest ${n}`, `192.0.2.${n}`),
      ),
    );
    stage.after(() => {
      for (const line of [maker, ...guests]) line.close();
    });
    for (let round = 0; round < stage.rounds && !stage.late(); round += 1) {
      const wish = { rules: "classic", clock: "untimed", visibility: "public" } as const;
      const { table, code } = data(await maker.ask("make", { id: newId(), ...wish }));
      const answers = await Promise.all(
        guests.map((line, n) =>
          line.ask("sit", n % 10 === 0 ? { id: newId(), code } : { id: newId(), table }),
        ),
      );
      const seated = guests.filter((_, n) => answers[n]?.ok);
      if (seated.length !== 1) stage.fault(`${seated.length} of ${GUESTS} were given one chair`);
      for (const answer of answers)
        if (!answer.ok && !REFUSALS.has(answer.error.code))
          stage.fault(`a guest was told ${answer.error.code}`);
      const view = data(await maker.ask("join", { table })).view;
      if (view.seats[1]?.id !== seated[0]?.guest.id)
        stage.fault(`${table}: another one sits than was told so`);
      await maker.ask("part", { table });
      stage.figures.rounds += 1;
    }
    await house.close();
  },
};
