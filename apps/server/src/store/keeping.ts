import type { Pool, PoolClient } from "pg";
import { countDays } from "./days.ts";
import { guarded } from "./errors.ts";
import { inTransaction } from "./pool.ts";

/** What one step of tidying did. */
export interface Tidied {
  readonly gone: number;
  /** Where the next step goes on; `null` when all has been looked at. */
  readonly next: string | null;
}

/** What is not kept for ever goes in small steps, each a transaction, so that nobody's move waits for it. */
export interface KeepingStore {
  /**
   * Erases log and deals of tables that have ended and were last changed before `before`. Their Bummerl stay, for the
   * tallies, and a row in the list without names: it says that nothing was lost.
   */
  eraseEnded(before: number, after: string): Promise<Tidied>;
  /** Forgets guests made before `before` who have never finished a deal, sit at no table and are not here. */
  forgetGuests(before: number, after: string): Promise<Tidied>;
}

/** Any number, the same for all: of several servers one tidies at a time. */
const LOCK = 6_620_403;
const TABLES_AT_ONCE = 50;
const GUESTS_AT_ONCE = 200;

/** Others may be playing a deal of the day for so long after one has finished it: it is counted when all have. */
const DAY_MS = 2 * 86_400_000;

const ENDED = `
SELECT id FROM tables WHERE id > $1 AND status = 'ended' AND changed_at < $2
  AND (day IS NULL OR changed_at < $2 - ${DAY_MS}) ORDER BY id LIMIT ${TABLES_AT_ONCE}`;

const ERASE = [
  countDays("ARRAY(SELECT DISTINCT day FROM tables WHERE id = ANY ($1) AND day IS NOT NULL)"),
  "SET LOCAL bummerl.erasing = 'table'",
  "DELETE FROM table_events WHERE table_id = ANY ($1)",
  "DELETE FROM deals WHERE table_id = ANY ($1)",
  `UPDATE tables SET status = 'erased', rules = '{}', player_0 = NULL, name_0 = NULL, kind_0 = NULL,
    player_1 = NULL, name_1 = NULL, kind_1 = NULL WHERE id = ANY ($1)`,
];

const OLD = `SELECT id FROM players WHERE id > $1 AND created_at < $2 ORDER BY id LIMIT ${GUESTS_AT_ONCE}`;

const FORGET = `
DELETE FROM players WHERE id = ANY ($1)
  AND NOT EXISTS (SELECT FROM deals WHERE player_0 = players.id)
  AND NOT EXISTS (SELECT FROM deals WHERE player_1 = players.id)
  AND NOT EXISTS (SELECT FROM bummerls WHERE winner = players.id)
  AND NOT EXISTS (SELECT FROM bummerls WHERE loser = players.id)
  AND NOT EXISTS (SELECT FROM tables WHERE player_0 = players.id AND status <> 'ended')
  AND NOT EXISTS (SELECT FROM tables WHERE player_1 = players.id AND status <> 'ended')
  AND NOT EXISTS (SELECT FROM wishes WHERE player = players.id)
  AND NOT EXISTS (SELECT FROM attendance WHERE player = players.id)`;

const NOTHING: Tidied = { gone: 0, next: null };

export const makeKeepingStore = (pool: Pool): KeepingStore => {
  /** @param step gets the ids that were found and says how many are gone */
  const inStep = (
    what: string,
    find: string,
    values: readonly unknown[],
    most: number,
    step: (client: PoolClient, ids: readonly string[]) => Promise<number>,
  ): Promise<Tidied> =>
    guarded(what, () =>
      inTransaction(pool, async (client) => {
        const lock = await client.query("SELECT pg_try_advisory_xact_lock($1) AS mine", [LOCK]);
        if (lock.rows[0]?.mine !== true) return NOTHING;
        const { rows } = await client.query<{ id: string }>(find, [...values]);
        const ids = rows.map(({ id }) => id);
        const gone = ids.length === 0 ? 0 : await step(client, ids);
        return { gone, next: ids.length < most ? null : (ids.at(-1) ?? null) };
      }),
    );

  return {
    eraseEnded: (before, after) =>
      inStep("erase ended tables", ENDED, [after, before], TABLES_AT_ONCE, async (client, ids) => {
        for (const statement of ERASE) await client.query(statement, statement.includes("$1") ? [ids] : []);
        return ids.length;
      }),

    forgetGuests: (before, after) =>
      inStep("forget guests", OLD, [after, before], GUESTS_AT_ONCE, async (client, ids) => {
        return (await client.query(FORGET, [ids])).rowCount ?? 0;
      }),
  };
};
