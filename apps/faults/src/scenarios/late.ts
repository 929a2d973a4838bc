import pg from "pg";
import type { Stage } from "../stage.ts";

/** These players never think long: a clock that ran out ran while nobody could move. */
export async function expectNobodyLate(stage: Stage, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ table_id: string; seq: number }>(
      `SELECT table_id, seq FROM table_events WHERE events @> '[{"type":"timeUp"}]'`,
    );
    for (const { table_id, seq } of rows)
      stage.fault(`${table_id}: a player who never thinks long was found late in row ${seq}`);
  } finally {
    await client.end();
  }
}
