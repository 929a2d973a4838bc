import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { migrate } from "../../src/store/migrate.ts";
import { openTestCluster } from "./cluster.ts";
import { onAdmin, withDatabaseName } from "./sql.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where databases for tests are made: see `createTestDatabase`. */
    readonly testDatabases: { readonly adminUrl: string; readonly template: string };
  }
}

/** Once per run: a cluster, and in it one migrated database that all others are copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openTestCluster();
  const template = `bummerl_template_${randomBytes(6).toString("hex")}`;
  await onAdmin(cluster.adminUrl, `create database ${template}`);
  await migrate({ connectionString: withDatabaseName(cluster.adminUrl, template) }).catch(
    async (error: unknown) => {
      await cluster.stop();
      throw error;
    },
  );
  project.provide("testDatabases", { adminUrl: cluster.adminUrl, template });
  return async () => {
    await onAdmin(cluster.adminUrl, `drop database ${template} with (force)`);
    await cluster.stop();
  };
}
