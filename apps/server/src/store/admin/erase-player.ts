import type { Client } from "pg";

/** What is stored under an id, before it is erased. */
export interface Trace {
  /** The name now, or as last written down; `null` when none was ever chosen. */
  readonly name: string | null;
  readonly sessions: number;
  readonly deals: number;
  readonly bummerls: number;
  /** Tables at which he still sits. */
  readonly going: readonly string[];
}

const count = (query: string): string => `(SELECT count(*) FROM ${query})`;

const TRACE = `
SELECT
  EXISTS (SELECT FROM players WHERE id = $1) AS known,
  COALESCE(
    (SELECT name FROM players WHERE id = $1),
    (SELECT name_0 FROM deals WHERE player_0 = $1 ORDER BY ended_at DESC LIMIT 1),
    (SELECT name_1 FROM deals WHERE player_1 = $1 ORDER BY ended_at DESC LIMIT 1)
  ) AS name,
  ${count("sessions WHERE player = $1")} AS sessions,
  ${count("deals WHERE player_0 = $1")} + ${count("deals WHERE player_1 = $1")} AS deals,
  ${count("bummerls WHERE winner = $1")} + ${count("bummerls WHERE loser = $1")} AS bummerls,
  ARRAY(
    SELECT id FROM tables WHERE player_0 = $1 AND status IN ('open', 'live', 'saved')
    UNION ALL
    SELECT id FROM tables WHERE player_1 = $1 AND status IN ('open', 'live', 'saved')
  ) AS going`;

/** `null` when nothing is stored under this id. */
export async function tracePlayer(client: Client, id: string): Promise<Trace | null> {
  const [row] = (await client.query<Trace & { known: boolean }>(TRACE, [id])).rows;
  if (row === undefined) return null;
  const { known, ...trace } = row;
  return known || trace.deals + trace.bummerls + trace.going.length > 0 ? trace : null;
}

/** What running servers may have in memory of a player. */
export interface InMemory {
  /** Tables, and how far their logs have grown. */
  readonly tables: readonly { readonly table: string; readonly seq: number }[];
  /** Hashes of sessions, by which sockets are known. */
  readonly sessions: readonly string[];
}

/** @param tables at which he sat until now */
export async function inMemoryOf(client: Client, id: string, tables: readonly string[]): Promise<InMemory> {
  const grown = await client.query<InMemory["tables"][number]>(
    "SELECT id AS table, seq FROM tables WHERE id = ANY ($1)",
    [tables],
  );
  const { rows } = await client.query<{ hash: string }>("SELECT hash FROM sessions WHERE player = $1", [id]);
  return { tables: grown.rows, sessions: rows.map(({ hash }) => hash) };
}

/** In the log a player is named where he made a table and where he sat down. */
const IN_LOG = `
UPDATE table_events SET events = (
  SELECT jsonb_agg(
    CASE
      WHEN event->>'type' = 'tableMade' AND event->'maker'->>'id' = $1
        THEN jsonb_set(event, '{maker}', event->'maker' || jsonb_build_object('id', $2::text, 'name', $3::text))
      WHEN event->>'type' = 'seated' AND event->'player'->>'id' = $1
        THEN jsonb_set(event, '{player}', event->'player' || jsonb_build_object('id', $2::text, 'name', $3::text))
      ELSE event
    END ORDER BY place
  ) FROM jsonb_array_elements(events) WITH ORDINALITY AS each (event, place)
)
WHERE table_id IN (SELECT id FROM tables WHERE player_0 = $1 OR player_1 = $1)
  AND (events @> jsonb_build_array(jsonb_build_object('type', 'tableMade', 'maker', jsonb_build_object('id', $1)))
    OR events @> jsonb_build_array(jsonb_build_object('type', 'seated', 'player', jsonb_build_object('id', $1))))`;

const inSeat = (table: string, seat: 0 | 1): string =>
  `UPDATE ${table} SET player_${seat} = $2, name_${seat} = $3 WHERE player_${seat} = $1`;
const asSide = (side: "winner" | "loser"): string =>
  `UPDATE bummerls SET ${side} = $2, ${side}_name = $3 WHERE ${side} = $1`;

const RENAMED = [
  IN_LOG,
  inSeat("deals", 0),
  inSeat("deals", 1),
  asSide("winner"),
  asSide("loser"),
  // Last: by these the rows of the log are found.
  inSeat("tables", 0),
  inSeat("tables", 1),
];

const REMOVED = [
  "DELETE FROM open_tables WHERE maker = $1",
  "DELETE FROM wishes WHERE player = $1",
  // Sessions and one-time codes go with it.
  "DELETE FROM players WHERE id = $1",
];

/**
 * Takes name and id of a player out of everything stored; what was played stays as it was, under an id that says nothing.
 * He must sit at no table any more. Only within a transaction.
 */
export async function erasePlayer(client: Client, id: string, newId: string, newName: string): Promise<void> {
  await client.query("SET LOCAL bummerl.erasing = 'player'");
  for (const statement of RENAMED) await client.query(statement, [id, newId, newName]);
  for (const statement of REMOVED) await client.query(statement, [id]);
}
