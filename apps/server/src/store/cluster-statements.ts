/** Application name of a process's connections for these statements, before its own name. */
export const SESSION = "bummerl process ";

/** Without a beat for so long a process is dead. */
const DEAD_MS = 6_000;
/** Who was connected to it may come back somewhere else meanwhile: a reload, a deploy. */
const GRACE_MS = 10_000;

const NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
/** Conditions on a row of `processes` by that name. */
const alive = (process: string): string => `${process}.beat_at > ${NOW} - ${DEAD_MS}`;
const counts = (process: string): string => `${process}.beat_at > ${NOW} - ${DEAD_MS + GRACE_MS}`;

/** A killed process has no connections from that moment on; its last beat is still young. */
export const BURY_LOST = `
UPDATE processes SET beat_at = ${NOW} - ${DEAD_MS}
WHERE id <> $1 AND ${alive("processes")} AND NOT EXISTS (
  SELECT true FROM pg_stat_activity WHERE application_name = '${SESSION}' || processes.id
)`;

export const LIVING = `SELECT count(*)::integer AS others FROM processes WHERE id <> $1 AND ${alive("processes")}`;

const OTHERS = `(
  SELECT count(*)::integer FROM processes AS other WHERE other.id <> $1 AND ${counts("other")}
) AS others`;

export const BEAT = `UPDATE processes SET beat_at = ${NOW} WHERE id = $1 RETURNING ${OTHERS}`;

export const ENTER = `
INSERT INTO processes (id, beat_at) VALUES ($1, ${NOW})
ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at RETURNING ${OTHERS}`;

export const WRITE = `
WITH player_input AS MATERIALIZED (
  SELECT * FROM json_to_recordset($2::json) AS one (player text, sockets integer)
), player_gone AS (
  DELETE FROM attendance USING player_input AS gone
  WHERE attendance.process = $1 AND attendance.player = gone.player AND gone.sockets IS NULL
), player_there AS (
  INSERT INTO attendance (process, player, sockets)
  SELECT $1, player, sockets FROM player_input WHERE sockets IS NOT NULL
  ON CONFLICT (process, player) DO UPDATE SET sockets = excluded.sockets
), address_input AS MATERIALIZED (
  SELECT * FROM json_to_recordset($3::json) AS one (address text, sockets integer)
), address_gone AS (
  DELETE FROM addresses USING address_input AS gone
  WHERE addresses.process = $1 AND addresses.address = gone.address AND gone.sockets IS NULL
), address_there AS (
  INSERT INTO addresses (process, address, sockets)
  SELECT $1, address, sockets FROM address_input WHERE sockets IS NOT NULL
  ON CONFLICT (process, address) DO UPDATE SET sockets = excluded.sockets
), page_input AS MATERIALIZED (
  SELECT * FROM json_to_recordset($4::json) AS one ("table" text, seat smallint, open boolean)
), page_gone AS (
  DELETE FROM table_pages USING page_input AS gone
  WHERE table_pages.process = $1 AND table_id = gone."table" AND table_pages.seat = gone.seat AND NOT gone.open
)
INSERT INTO table_pages (process, table_id, seat)
SELECT $1, "table", seat FROM page_input WHERE open ON CONFLICT DO NOTHING`;

export const LEAVE = `
WITH left_tables AS (DELETE FROM table_pages WHERE process = $1),
left_addresses AS (DELETE FROM addresses WHERE process = $1)
UPDATE processes SET beat_at = ${NOW} - ${DEAD_MS} WHERE id = $1`;

export const CLEAR_UP = `DELETE FROM processes WHERE NOT ${counts("processes")}`;

/** Rows of attendance at other processes that count. */
const elsewhere = (player: string, counting: (process: string) => string = counts): string => `
  SELECT true FROM attendance AS there JOIN processes ON processes.id = there.process
  WHERE there.player = ${player} AND there.process <> $1 AND ${counting("processes")}`;

export const IS_ELSEWHERE = `${elsewhere("$2")} LIMIT 1`;

export const CROWD = `
SELECT (
  SELECT COALESCE(sum(sockets), 0)::integer FROM attendance JOIN processes ON id = process
  WHERE player = $2 AND process <> $1 AND ${alive("processes")}
) AS player, (
  SELECT COALESCE(sum(sockets), 0)::integer FROM addresses JOIN processes ON id = process
  WHERE address = $3 AND process <> $1 AND ${alive("processes")}
) AS address`;

export const PAGES = `
SELECT DISTINCT table_id AS "table", seat FROM table_pages JOIN processes ON id = process
WHERE process <> $1 AND table_id = ANY ($2::text[]) AND ${alive("processes")}`;

export const OPEN_ELSEWHERE = `
SELECT table_id AS "table", EXISTS (${elsewhere("open_tables.maker")}) AS here
FROM open_tables`;

export const ONLINE_ELSEWHERE = `
SELECT count(DISTINCT player)::integer AS online FROM attendance JOIN processes ON id = process
WHERE process <> $1 AND sockets > 0 AND ${alive("processes")} AND NOT EXISTS (
  SELECT true FROM attendance AS mine
  WHERE mine.process = $1 AND mine.player = attendance.player AND mine.sockets > 0
)`;

/** Of all who are here or elsewhere: who waits by way of this process is known to it, and is not counted twice. */
export const WISHES = `
SELECT player FROM wishes WHERE EXISTS (
  SELECT true FROM attendance JOIN processes ON id = process
  WHERE attendance.player = wishes.player AND ${counts("processes")}
)`;

export const OWN_OPEN = `
SELECT table_id AS "table", maker AS player FROM open_tables
JOIN attendance ON player = maker AND process = $1 WHERE sockets > 0`;

export const JOINED = `
SELECT id AS "table" FROM tables WHERE id = ANY ($1::text[]) AND player_1 IS NOT NULL AND status <> 'ended'`;

export const RESUMING = `
SELECT tables.id AS "table", player, seq FROM tables
JOIN attendance ON process = $1 AND sockets > 0
  AND player = CASE WHEN resume_asked_0 THEN player_1 ELSE player_0 END
WHERE status = 'saved' AND (resume_asked_0 OR resume_asked_1)`;

export const FORSAKEN = `
SELECT DISTINCT table_id AS "table", seat FROM table_pages JOIN processes ON processes.id = process
JOIN tables ON tables.id = table_id
WHERE NOT ${alive("processes")} AND status = 'saved'
  AND CASE seat WHEN 0 THEN resume_asked_0 ELSE resume_asked_1 END
  AND NOT EXISTS (
    SELECT true FROM table_pages AS there JOIN processes AS other ON other.id = there.process
    WHERE there.table_id = table_pages.table_id AND there.seat = table_pages.seat AND ${alive("other")}
  )`;
