import { openHouse } from "../house.ts";
import { makeLink } from "../machine/link.ts";
import { data, openLine, type RawLine } from "../players/raw.ts";
import { carry, nextMove, rawMatch, urlOf } from "../players/raw-match.ts";
import type { Scenario } from "../stage.ts";

/** So many sockets a player may have. */
const TABS = 8;
const MOVES = 150;
/** Unheard of for less than this a tab is never cut: a ping comes every ten seconds, and has eight to be answered. */
const SILENCE_MS = 8_000;

export const tabs: Scenario = {
  name: "tabs",
  what: "eight tabs of one player and one more, one of the eight not reading: the others miss nothing",
  rounds: 3,
  run: async (stage) => {
    const { fault, random } = stage;
    const house = await openHouse(stage, { tables: 0 });
    for (let round = 0; round < stage.rounds && !stage.late(); round += 1) {
      const match = await rawMatch(house);
      const { table } = match;
      const { guest } = match.lines[0];
      const server = house.servers[0];
      const clogged = await makeLink({ host: "127.0.0.1", port: server?.port ?? 0 });
      stage.after(clogged.close);
      const slow = await openLine(`http://127.0.0.1:${clogged.port}`, guest);
      const more: RawLine[] = [];
      while (more.length < TABS - 2) more.push(await openLine(urlOf(house, 0), guest));
      for (const line of [slow, ...more]) await line.ask("join", { table });
      const ninth = await openLine(urlOf(house, 0), guest).then(
        (line) => {
          line.close();
          return "let in";
        },
        (error: Error) => error.message,
      );
      if (ninth !== "tooMany") fault(`the ninth tab was ${ninth}`);
      clogged.become({ type: "blackHole" });
      const since = performance.now();
      let last = 0;
      for (let move = 0; move < MOVES; move += 1) {
        const { place, command } = nextMove(match, random);
        last = await carry(match, place, command);
      }
      await Promise.all(more.map((line) => line.until(table, ({ seq }) => seq === last)));
      const unheardMs = performance.now() - since;
      clogged.become({ type: "open" });
      // What lay on the line comes after all; had there been more of it, or no sign of life for too long, the tab would
      // have been cut, and come back.
      const late = slow.until(table, ({ seq }) => seq === last);
      if (unheardMs < SILENCE_MS) await late;
      else if ((await Promise.allSettled([late]))[0].status === "rejected") {
        const again = await openLine(urlOf(house, 0), guest);
        const { view } = data(await again.ask("join", { table }));
        if (view.seq !== last) fault(`a tab that came back was shown row ${view.seq} of ${last}`);
        again.close();
        stage.figures.notes.push(
          `a tab unheard of for ${Math.round(unheardMs / 1000)} s was cut, and came back`,
        );
      }
      for (const line of [...match.lines, slow, ...more]) line.close();
      stage.figures.rounds += 1;
    }
    await house.close();
  },
};
