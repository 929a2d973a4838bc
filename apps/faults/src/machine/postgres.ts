import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import type { NetConnectOpts } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { acquireCluster, type ClusterPlan } from "../../../server/src/postgres/acquire.ts";
import { findBinaries } from "../../../server/src/postgres/binaries.ts";
import { endLeftovers, isAlive } from "../../../server/src/postgres/leftovers.ts";
import { isRunning, stopPostmaster } from "../../../server/src/postgres/postmaster.ts";
import { leaveNothing } from "./leave-nothing.ts";

/** A Postgres of our own, as safe as a host's (`fsync` and all), that can be stopped without mercy. */
export interface OwnPostgres {
  /** Makes an empty database. @returns its address */
  makeDatabase(): Promise<string>;
  /** Stops at once, as `pg_ctl stop -m immediate`: nothing is written down, the next start recovers. */
  stopImmediately(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const PREFIX = "bummerl-faults-";

export async function startPostgres(): Promise<OwnPostgres> {
  await endLeftovers(PREFIX);
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  await chmod(dataDir, 0o755);
  const log = { info: () => undefined, warn: (text: string) => console.warn(text) };
  const plan: ClusterPlan = {
    dataDir,
    cluster: join(dataDir, "postgres"),
    durability: "safe",
    find: findBinaries,
    log,
  };
  let owned = await acquireCluster(plan);
  const forgotten = leaveNothing(() => {
    if (isAlive(owned.postmaster.pid)) process.kill(owned.postmaster.pid, "SIGQUIT");
  });
  return {
    makeDatabase: async () => {
      const name = `faults_${randomBytes(5).toString("hex")}`;
      await owned.keeper.query(`create database ${name}`);
      const url = new URL(owned.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    stopImmediately: async () => {
      process.kill(owned.postmaster.pid, "SIGQUIT");
      while (await isRunning(owned.postmaster)) await wait(10);
    },
    start: async () => {
      owned = await acquireCluster(plan, owned.postmaster);
    },
    close: async () => {
      forgotten();
      await stopPostmaster(owned.postmaster);
      await owned.keeper.end();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** Where a link must lead to reach this database. */
export function targetOf(databaseUrl: string): NetConnectOpts {
  const { host, port } = new pg.Client({ connectionString: databaseUrl });
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}

/** The same database, by way of a port on the loopback. */
export function throughPort(databaseUrl: string, port: number): string {
  const { user, password, database } = new pg.Client({ connectionString: databaseUrl });
  const login = `${encodeURIComponent(user ?? "")}:${encodeURIComponent(String(password ?? ""))}`;
  return `postgres://${login}@127.0.0.1:${port}/${database}`;
}
