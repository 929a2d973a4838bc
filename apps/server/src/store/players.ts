import type { PublicPlayer } from "@bummerl/protocol";
import { eq, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { guarded, StoreError } from "./errors.ts";
import { players, sessions, transferCodes } from "./schema.ts";
import type { PlayerStore } from "./store.ts";

const SESSIONS_AMONG = "SELECT hash FROM sessions WHERE hash = ANY($1)";
const BY_SESSION = `
SELECT players.id, players.name FROM sessions JOIN players ON players.id = sessions.player WHERE sessions.hash = $1`;

/** @param now the time rows are said to be made at; milliseconds */
export const makePlayerStore = (pool: Pool, db: NodePgDatabase, now: () => number): PlayerStore => ({
  bySession: (hash) =>
    guarded("find a session", async () => {
      const query = { name: "by-session", text: BY_SESSION, values: [hash] };
      const { rows } = await pool.query<{ id: string; name: string | null }>(query);
      return rows[0] ?? null;
    }),

  makeGuest: ({ id, name }, hash) =>
    guarded("make a guest", async () => {
      const createdAt = now();
      // One statement, so that there is no player without a session.
      await db.execute(sql`
        WITH made AS (
          INSERT INTO ${players} (id, name, created_at) VALUES (${id}, ${name}, ${createdAt}) RETURNING id
        )
        INSERT INTO ${sessions} (hash, player, created_at) SELECT ${hash}, id, ${createdAt}::bigint FROM made`);
    }),

  byId: (player) =>
    guarded("find a player", async () => {
      const found: PublicPlayer[] = await db
        .select({ id: players.id, name: players.name })
        .from(players)
        .where(eq(players.id, player));
      return found[0] ?? null;
    }),

  rename: (player, name) =>
    guarded("rename a player", async () => {
      const renamed = await db.update(players).set({ name }).where(eq(players.id, player));
      if (renamed.rowCount === 0)
        throw new StoreError("refused", "rename a player: there is none with this id");
    }),

  addSession: (player, hash) =>
    guarded("add a session", async () => {
      await db.insert(sessions).values({ hash, player, createdAt: now() });
    }),

  endSession: (hash) =>
    guarded("end a session", async () => {
      await db.delete(sessions).where(eq(sessions.hash, hash));
    }),

  sessionsAmong: (hashes) =>
    guarded("look which sessions there are", async () => {
      const query = { name: "sessions-among", text: SESSIONS_AMONG, values: [hashes] };
      const { rows } = await pool.query<{ hash: string }>(query);
      return new Set(rows.map(({ hash }) => hash));
    }),

  putTransferCode: (player, hash, expiresAt) =>
    guarded("store a transfer code", async () => {
      await db
        .insert(transferCodes)
        .values({ player, hash, expiresAt })
        .onConflictDoUpdate({ target: transferCodes.player, set: { hash, expiresAt } });
    }),

  takeTransferCode: (hash, at) =>
    guarded("take a transfer code", async () => {
      // Deleted by the one who finds it: of two at once only one gets it.
      const [taken] = await db
        .delete(transferCodes)
        .where(eq(transferCodes.hash, hash))
        .returning({ player: transferCodes.player, expiresAt: transferCodes.expiresAt });
      return taken !== undefined && taken.expiresAt > at ? taken.player : null;
    }),
});
