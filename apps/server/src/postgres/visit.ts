import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { DATABASE, runningPostmaster } from "./acquire.ts";
import { CLUSTER_USER, clusterMajor, readPassword } from "./cluster.ts";
import { connect, connectionUrl } from "./connection.ts";
import { DatabaseStartError, reasonOf } from "./fault.ts";
import { type OpenDatabase, type OpenOptions, openDatabase } from "./open.ts";

/** How long a postmaster that recovers may keep a visitor waiting, in ms. */
const PATIENCE = 30_000;

export interface VisitOptions extends OpenOptions {
  /** A cluster that is not there is made; without it, that is a refusal. */
  readonly make?: boolean;
}

/**
 * The database for a command of the host, where the server would find it. A cluster that runs is used as it is and left
 * running, whoever owns it; one that does not is started, and stopped again by `stop`.
 * @throws DatabaseStartError with a message for the host of the server
 */
export async function visitDatabase(options: VisitOptions): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) return openDatabase(options);
  const cluster = join(resolve(options.dataDir), "postgres");
  if ((await clusterMajor(cluster)) === undefined && options.make !== true)
    throw new DatabaseStartError(
      `There is no database in ${cluster}. Set BUMMERL_DATA to the folder the server uses, or DATABASE_URL to its database.`,
    );
  const running = await runningPostmaster(cluster);
  if (running === undefined) return openDatabase(options);
  const login = { ...running, user: CLUSTER_USER, password: await readPassword(cluster), database: DATABASE };
  const url = connectionUrl(login);
  await waitUntilLetIn(url);
  return { url, kind: "adopted", stop: async () => undefined };
}

async function waitUntilLetIn(url: string): Promise<void> {
  for (const since = Date.now(); ; await delay(100)) {
    try {
      await (await connect(url)).end();
      return;
    } catch (error) {
      const notYet = error instanceof pg.DatabaseError && error.code?.startsWith("57P");
      if (!notYet || Date.now() - since > PATIENCE)
        throw new DatabaseStartError(`The database of the running server lets nobody in: ${reasonOf(error)}`);
    }
  }
}
