import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openHouse } from "../house.ts";
import { data, newId, type RawLine } from "../players/raw.ts";
import { newLine } from "../players/raw-match.ts";
import type { Scenario, Stage } from "../stage.ts";

const SEEKERS = 20;
/** Until everybody must have a partner, in ms. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 20;

export const pairing: Scenario = {
  name: "pairing",
  what: "twenty who would play anyone come at once, by two servers: ten tables, nobody alone, nobody at two",
  rounds: 10,
  run: async (stage) => {
    const house = await openHouse(stage, { tables: 0, servers: 2, env: { BUS: "postgres" } });
    for (let round = 0; round < stage.rounds && !stage.late(); round += 1) {
      const lines = await Promise.all(
        Array.from({ length: SEEKERS }, (_, n) =>
          newLine(house, n % 2 === 0 ? 0 : 1, `Seeker ${round} ${n}`),
        ),
      );
      const tables = await Promise.all(lines.map((line) => found(line)));
      await expectPairs(stage, house.databaseUrl, lines, tables);
      for (const line of lines) line.close();
      stage.figures.rounds += 1;
    }
    await house.close();
  },
};

/** Asks, asks again with the same id as a client does after a cut, and waits to be called. */
async function found(line: RawLine): Promise<string | null> {
  const wish = { id: newId(), rules: "any", clock: "any" } as const;
  const [first, again] = await Promise.all([line.ask("seek", wish), line.ask("seek", wish)]);
  const table = data(first).table ?? data(again).table;
  if (table !== null) return table;
  // In steps: a machine that others keep from us has more of them.
  for (let left = PATIENCE_MS; left > 0 && line.calls.length === 0; left -= LOOK_MS) await wait(LOOK_MS);
  return line.calls[0] ?? null;
}

async function expectPairs(
  { fault }: Stage,
  databaseUrl: string,
  lines: readonly RawLine[],
  tables: readonly (string | null)[],
): Promise<void> {
  const alone = tables.filter((table) => table === null).length;
  if (alone > 0) fault(`${alone} of ${SEEKERS} were left without a partner`);
  for (const table of new Set(tables)) {
    const there = tables.filter((other) => other === table).length;
    if (table !== null && there !== 2) fault(`${there} were sent to one table`);
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const players = lines.map(({ guest }) => guest.id);
    const { rows } = await client.query<{ player: string; tables: number }>(
      `SELECT player, count(*)::integer AS tables FROM (
         SELECT player_0 AS player FROM tables UNION ALL SELECT player_1 FROM tables
       ) AS seats WHERE player = ANY ($1) GROUP BY 1`,
      [players],
    );
    for (const { player, tables: count } of rows) if (count !== 1) fault(`${player} sits at ${count} tables`);
    const waiting = await client.query("SELECT 1 FROM wishes WHERE player = ANY ($1)", [players]);
    if (waiting.rows.length > alone) fault(`${waiting.rows.length} wishes are left of those who were paired`);
  } finally {
    await client.end();
  }
}
