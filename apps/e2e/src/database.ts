import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Given by the global setup that these tests share with the server's. */
    readonly testDatabases: { readonly adminUrl: string; readonly template: string };
  }
}

export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function onAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated, empty database for one server. */
export async function makeDatabase(): Promise<OwnDatabase> {
  const { adminUrl, template } = inject("testDatabases");
  const name = `bummerl_e2e_${randomBytes(6).toString("hex")}`;
  await onAdmin(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onAdmin(adminUrl, `drop database ${name} with (force)`) };
}
