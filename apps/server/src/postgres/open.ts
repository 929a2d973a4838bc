import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { acquireCluster, type ClusterPlan, type DatabaseLog, type OwnedCluster } from "./acquire.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { makeDataFolder } from "./cluster.ts";
import { checkExternal } from "./connection.ts";
import type { Durability } from "./durability.ts";
import { reasonOf } from "./fault.ts";
import { stopPostmaster } from "./postmaster.ts";

/** Between two tries to start a Postgres that was lost, in ms. */
const RESTART_PAUSE = 1_000;

export interface OpenOptions {
  /** Use this database and start none. */
  readonly databaseUrl?: string | undefined;
  /** Folder of all data; the cluster is its `postgres`. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** `safe` unless said otherwise; `fast` is for tests. */
  readonly durability?: Durability;
  /** Where to look for Postgres; by default on the whole machine. */
  readonly find?: () => Promise<Binaries[]>;
}

export interface OpenDatabase {
  /** For `new pg.Pool({ connectionString })`; holds a password, never log it. */
  readonly url: string;
  /** `external`: not ours. `adopted`: our cluster was still running. `started`: started just now. */
  readonly kind: "external" | "adopted" | "started";
  /** Stops our cluster, after the pool has been ended; leaves an external database alone. */
  stop(): Promise<void>;
}

/**
 * The database, wherever it is: `DATABASE_URL`, else our own cluster below the data folder, which is adopted if
 * it runs, started if it does not, and made if there is none. Should our cluster be lost while we run, it is
 * started again at the same address, so that `url` stays good.
 * @throws DatabaseStartError with a message for the host of the server
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { databaseUrl, log, durability = "safe", find = findBinaries } = options;
  if (databaseUrl !== undefined) {
    await checkExternal(databaseUrl);
    return { url: databaseUrl, kind: "external", stop: async () => undefined };
  }
  const dataDir = resolve(options.dataDir);
  await makeDataFolder(dataDir);
  const plan: ClusterPlan = { dataDir, cluster: join(dataDir, "postgres"), durability, find, log };
  const first = await acquireCluster(plan);
  const watch = keepRunning(plan, first);
  const stop = async (): Promise<void> => {
    const owned = await watch.end();
    // The ownership goes down with Postgres and not before: nobody adopts what is about to stop.
    await stopPostmaster(owned.postmaster);
    await owned.keeper.end();
    log.info("Postgres stopped");
  };
  return { url: first.url, kind: first.kind, stop };
}

/** Starts the cluster again whenever its connection is cut, until `end` is called. */
function keepRunning(plan: ClusterPlan, first: OwnedCluster): { end(): Promise<OwnedCluster> } {
  let owned = first;
  let ending = false;
  let restart: Promise<void> = Promise.resolve();
  const again = async (): Promise<void> => {
    while (!ending) {
      try {
        owned = await acquireCluster(plan, owned.postmaster);
        listen();
        return;
      } catch (error) {
        plan.log.warn(`Postgres could not be started again: ${reasonOf(error)}`);
        await delay(RESTART_PAUSE);
      }
    }
  };
  const listen = (): void => {
    owned.keeper.once("end", () => {
      if (ending) return;
      plan.log.warn("Postgres was lost; starting it again");
      restart = again();
    });
  };
  listen();
  const end = async (): Promise<OwnedCluster> => {
    ending = true;
    await restart;
    return owned;
  };
  return { end };
}
