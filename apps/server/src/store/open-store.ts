import { drizzle } from "drizzle-orm/node-postgres";
import { guarded } from "./errors.ts";
import { makeServerLife } from "./life.ts";
import { makeTableList } from "./lists.ts";
import { makeLobbyStore } from "./lobby.ts";
import { makeTableLog } from "./log.ts";
import { findMigrations, migrate } from "./migrate.ts";
import { makePlayerStore } from "./players.ts";
import { type Connection, makePool, type StoreLog } from "./pool.ts";
import type { Store } from "./store.ts";

export interface StoreOptions {
  /** `{connectionString}` or host (also a socket's folder), port, user, password, database. */
  readonly connection: Connection;
  readonly log: StoreLog;
  /** Most connections at once, beside the append lane's own. */
  readonly poolSize?: number;
  /** The folder with the SQL files and their journal; found by itself when left out. */
  readonly migrationsDirectory?: string;
  /** The wall clock, milliseconds. */
  readonly now?: () => number;
}

/**
 * Brings the database up to date and opens the store.
 *
 * @throws MigrationError when the database is newer than this program
 * @throws StoreError when the database cannot be reached
 */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  const { connection, log, poolSize = 8, now = Date.now } = options;
  await migrate(connection, options.migrationsDirectory ?? findMigrations());
  const pool = makePool(connection, poolSize, log);
  const db = drizzle({ client: pool });
  const tableLog = makeTableLog(connection, pool, log);
  let closed: Promise<void> | null = null;
  return {
    log: tableLog,
    lists: makeTableList(pool),
    lobby: makeLobbyStore(pool, db),
    players: makePlayerStore(pool, db, now),
    life: makeServerLife(db),
    ping: () =>
      guarded("ping", async () => {
        await pool.query("SELECT 1");
      }),
    close: () => {
      closed ??= tableLog.close().then(() => pool.end());
      return closed;
    },
  };
};
