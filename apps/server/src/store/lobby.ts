import { and, asc, count, eq, inArray, lte } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool, QueryResultRow } from "pg";
import { makeQueue } from "../limits/queue.ts";
import { guarded, StoreError } from "./errors.ts";
import { inTransaction } from "./pool.ts";
import { openTables, wishes } from "./schema.ts";
import type { LobbyStore, OpenTable, Wish } from "./store.ts";

/** Any number, the same for all: seekers pass one by one, or two could each look before the other is there. */
export const SEEK_LOCK = 6_620_402;
/** Seekers of this process who may wait for their turn. */
const LONGEST_LINE = 10_000;

const TAKE_PARTNER = `
DELETE FROM wishes WHERE player = (
  SELECT player FROM wishes
  WHERE player <> ALL ($1::text[]) AND (rules = $2 OR rules = 'any' OR $2 = 'any') AND (clock = $3 OR clock = 'any' OR $3 = 'any')
  ORDER BY at, player LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING player, rules, clock, at, message_id AS "messageId"`;

/** A wish made again keeps its place in the queue; another wish goes to the end. */
const WAIT = `
INSERT INTO wishes AS old (player, rules, clock, at, message_id) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (player) DO UPDATE SET rules = excluded.rules, clock = excluded.clock, message_id = excluded.message_id,
  at = CASE WHEN old.rules = excluded.rules AND old.clock = excluded.clock THEN old.at ELSE excluded.at END`;

const UNLISTED = `
SELECT id FROM tables WHERE status = 'open' AND created_at <= $1 AND NOT EXISTS (SELECT true FROM open_tables WHERE table_id = id)
ORDER BY created_at, id`;

const toOpenTable = (row: typeof openTables.$inferSelect): OpenTable => ({
  table: row.tableId,
  maker: { id: row.maker, name: row.makerName },
  rules: row.rules,
  clock: row.clock,
  visibility: row.visibility,
  code: row.code,
  madeAt: row.madeAt,
});

const toRow = ({ table, maker, ...rest }: OpenTable): typeof openTables.$inferInsert => ({
  ...rest,
  tableId: table,
  maker: maker.id,
  makerName: maker.name,
});

/** Seekers of this process wait here and not for the lock: there each would keep a connection from everybody else. */
function makeSeek(pool: Pool): LobbyStore["seek"] {
  const line = makeQueue(LONGEST_LINE);
  const seek: LobbyStore["seek"] = ({ player, rules, clock, at, messageId }, passOver = [], how = "new") =>
    inTransaction(pool, async (client) => {
      await client.query("SELECT pg_advisory_xact_lock($1)", [SEEK_LOCK]);
      if (how === "again") {
        const own = await client.query("SELECT true FROM wishes WHERE player = $1", [player]);
        if (own.rowCount !== 0) return null;
      }
      const taken = await client.query<Wish & QueryResultRow>(TAKE_PARTNER, [
        [player, ...passOver],
        rules,
        clock,
      ]);
      const partner: Wish | null = taken.rows[0] ?? null;
      if (partner === null) await client.query(WAIT, [player, rules, clock, at, messageId]);
      else await client.query("DELETE FROM wishes WHERE player = $1", [player]);
      return partner;
    });
  return async (wish, passOver, how) => {
    const done = line.run(() => guarded("seek a partner", () => seek(wish, passOver, how)));
    if (done === "full") throw new StoreError("busy", "seek a partner: too many wait");
    return done;
  };
}

export const makeLobbyStore = (pool: Pool, db: NodePgDatabase): LobbyStore => ({
  open: (entry) =>
    guarded("open a table", async () => {
      const made = await db.insert(openTables).values(toRow(entry)).onConflictDoNothing();
      return made.rowCount === 1;
    }),

  close: (table) =>
    guarded("close a table", async () => {
      await db.delete(openTables).where(eq(openTables.tableId, table));
    }),

  byCode: (code) =>
    guarded("find a code", async () => {
      const [row] = await db.select().from(openTables).where(eq(openTables.code, code));
      return row === undefined ? null : toOpenTable(row);
    }),

  byTable: (table) =>
    guarded("find an open table", async () => {
      const [row] = await db.select().from(openTables).where(eq(openTables.tableId, table));
      return row === undefined ? null : toOpenTable(row);
    }),

  all: () =>
    guarded("list open tables", async () => {
      const rows = await db
        .select()
        .from(openTables)
        .orderBy(asc(openTables.madeAt), asc(openTables.tableId));
      return rows.map(toOpenTable);
    }),

  unlisted: (madeBefore) =>
    guarded("list tables without a code", async () =>
      (await pool.query<{ id: string }>(UNLISTED, [madeBefore])).rows.map(({ id }) => id),
    ),

  seek: makeSeek(pool),

  unseek: (player, { messageId, upTo } = {}) =>
    guarded("seek no more", async () => {
      const gone = await db
        .delete(wishes)
        .where(
          and(
            eq(wishes.player, player),
            messageId === undefined ? undefined : eq(wishes.messageId, messageId),
            upTo === undefined ? undefined : lte(wishes.at, upTo),
          ),
        );
      return gone.rowCount === 1;
    }),

  seeking: () =>
    guarded("count seekers", async () => {
      const [row] = await db.select({ seekers: count() }).from(wishes);
      return row?.seekers ?? 0;
    }),

  openBy: (maker) =>
    guarded("count a player's open tables", async () => {
      const [row] = await db.select({ open: count() }).from(openTables).where(eq(openTables.maker, maker));
      return row?.open ?? 0;
    }),

  byTables: (wanted) =>
    guarded("read open tables", async () => {
      const rows = await db
        .select()
        .from(openTables)
        .where(inArray(openTables.tableId, [...wanted]));
      return rows.map(toOpenTable);
    }),

  waiting: (players) =>
    guarded("find wishes", async () => {
      const rows = await db
        .select({ player: wishes.player })
        .from(wishes)
        .where(inArray(wishes.player, [...players]));
      return rows.map(({ player }) => player);
    }),
});
