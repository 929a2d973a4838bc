import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgreSqlContainer } from "@testcontainers/postgresql";
import { openDatabase } from "../../src/postgres/index.ts";
import { endLeftovers } from "../../src/postgres/leftovers.ts";

/** A Postgres for one test run, in which every test file makes a database of its own. */
export interface TestCluster {
  /** Connects as somebody who may create databases. */
  readonly adminUrl: string;
  readonly kind: "TEST_DATABASE_URL" | "Docker" | "embedded";
  stop(): Promise<void>;
}

const PREFIX = "bummerl-test-";
const IMAGE = "postgres:17-alpine";

/** The first that works: `TEST_DATABASE_URL`, a container, our own cluster without fsync in a temporary folder. */
export async function openTestCluster(): Promise<TestCluster> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { adminUrl: given, kind: "TEST_DATABASE_URL", stop: async () => undefined };
  return (await container()) ?? (await embedded());
}

async function container(): Promise<TestCluster | undefined> {
  try {
    const started = await new PostgreSqlContainer(IMAGE).withCommand(["-c", "fsync=off"]).start();
    const stop = async (): Promise<void> => {
      await started.stop();
    };
    return { adminUrl: started.getConnectionUri(), kind: "Docker", stop };
  } catch (error) {
    // No engine is the normal case. An engine that cannot get the image is worth a line.
    const reason = error instanceof Error ? error.message : String(error);
    if (!/container runtime/i.test(reason)) console.warn(`Docker cannot give a Postgres: ${reason}`);
    return undefined;
  }
}

async function embedded(): Promise<TestCluster> {
  await endLeftovers(PREFIX);
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const silent = { info: () => undefined, warn: (message: string) => console.warn(message) };
  const database = await openDatabase({ dataDir, log: silent, durability: "fast" });
  const stop = async (): Promise<void> => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { adminUrl: database.url, kind: "embedded", stop };
}
