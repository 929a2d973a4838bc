import { is } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Client } from "pg";
import * as schema from "../schema.ts";
import { BackupError } from "./dump-reader.ts";

/** What the migrator keeps book in, as it makes it itself. */
const BOOK = `
CREATE SCHEMA IF NOT EXISTS drizzle;
CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`;

/**
 * Applies migrations within the transaction that is open, which the library's own function cannot.
 * @param wanted chooses by a migration's time
 */
export async function applyMigrations(
  client: Client,
  directory: string,
  wanted: (when: number) => boolean,
): Promise<void> {
  await client.query(BOOK);
  for (const { sql, folderMillis, hash } of readMigrationFiles({ migrationsFolder: directory })) {
    if (!wanted(folderMillis)) continue;
    for (const statement of sql) await client.query(statement);
    await client.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}

const OURS: ReadonlySet<string> = new Set(
  Object.values(schema).flatMap((table: unknown) => (is(table, PgTable) ? [getTableConfig(table).name] : [])),
);

/** In these is what somebody could miss. */
const PRECIOUS = ["players", "table_events", "tables", "deals", "bummerls"];

/**
 * Makes room for a restore: what a server made that was started once, and nobody has used, is taken away.
 * @throws BackupError when there is anything else in the database
 */
export async function clearUnused(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
  );
  const there = rows.map(({ name }) => name);
  const strange = there.find((name) => !OURS.has(name));
  if (strange !== undefined)
    throw new BackupError(
      `The database is used by something else: it has a table "${strange}". Restore into an empty one.`,
    );
  for (const table of PRECIOUS.filter((name) => there.includes(name))) {
    const { rows: found } = await client.query<{ used: boolean }>(
      `SELECT EXISTS (SELECT FROM public.${client.escapeIdentifier(table)}) AS used`,
    );
    if (found[0]?.used === true)
      throw new BackupError(
        "There are games or players in this database already. Restore into an empty one: with another BUMMERL_DATA, or another DATABASE_URL.",
      );
  }
  if (there.length === 0) return;
  await client.query(
    "DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS drizzle CASCADE; CREATE SCHEMA public",
  );
}
