import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../src/postgres/index.ts";
import { endLeftovers } from "../../src/postgres/leftovers.ts";

const PREFIX = "bummerl-bench-server-";

/** A Postgres with fsync as in use: our own, or `DATABASE_URL`. */
export interface BenchDatabase {
  readonly url: string;
  /** Its first process, when it is ours. */
  readonly postmaster: number | null;
  stop(): Promise<void>;
}

export async function openBenchDatabase(): Promise<BenchDatabase> {
  await endLeftovers(PREFIX);
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const log = { info: () => undefined, warn: (text: string) => console.warn(text) };
  const database = await openDatabase({ dataDir, log, databaseUrl: process.env["DATABASE_URL"] });
  const pidFile = await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8").catch(() => null);
  return {
    url: database.url,
    postmaster: pidFile === null ? null : Number.parseInt(pidFile, 10),
    stop: async () => {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
