import { drizzle } from "drizzle-orm/node-postgres";
import { makeSharedBudget } from "./budgets.ts";
import { drawProcessId, makeClusterStore, sessionName } from "./cluster.ts";
import { makeDayStore } from "./days.ts";
import { guarded } from "./errors.ts";
import { makeKeepingStore } from "./keeping.ts";
import { makeServerLife } from "./life.ts";
import { makeTableList } from "./lists.ts";
import { makeLobbyStore } from "./lobby.ts";
import { makeTableLog } from "./log.ts";
import { findMigrations, migrate, readJournal } from "./migrate.ts";
import { makePlayerStore } from "./players.ts";
import { type Connection, makePool, type StoreLog } from "./pool.ts";
import { makeReadyCheck } from "./ready.ts";
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
  /** Hears how many rows go to the database in one statement. */
  readonly onBatch?: (rows: number) => void;
}

/** For what processes tell each other by rows: a beat never waits behind a list, nor behind a look at the others. */
const ROLL_CONNECTIONS = 2;

/**
 * Brings the database up to date and opens the store.
 *
 * @throws MigrationError when the database is newer than this program
 * @throws StoreError when the database cannot be reached
 */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  const { connection, log, poolSize = 8, now = Date.now } = options;
  const migrations = options.migrationsDirectory ?? findMigrations();
  await migrate(connection, migrations);
  const pool = makePool(connection, poolSize, log);
  const db = drizzle({ client: pool });
  const self = drawProcessId();
  const rollPool = makePool(connection, ROLL_CONNECTIONS, log, sessionName(self));
  const tableLog = makeTableLog(connection, pool, log, options.onBatch);
  let closed: Promise<void> | null = null;
  return {
    log: tableLog,
    lists: makeTableList(pool),
    lobby: makeLobbyStore(pool, db),
    players: makePlayerStore(pool, db, now),
    life: makeServerLife(db),
    cluster: makeClusterStore(rollPool, self),
    budget: makeSharedBudget(pool),
    keeping: makeKeepingStore(pool),
    days: makeDayStore(pool),
    ping: () =>
      guarded("ping", async () => {
        await pool.query("SELECT 1");
      }),
    writable: makeReadyCheck(pool, readJournal(migrations).at(-1)?.when ?? 0),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      closed ??= tableLog.close().then(async () => void (await Promise.all([pool.end(), rollPool.end()])));
      return closed;
    },
  };
};
