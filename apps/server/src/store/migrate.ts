import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyAll } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { z } from "zod";
import { toStoreError } from "./errors.ts";
import { type Connection, clientConfig } from "./pool.ts";

/** The database and this program do not fit together; the message says why and what to do. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/** Any number, the same for all: who holds it migrates, the others wait. */
const LOCK = 6_620_401;

const journalSchema = z.object({ entries: z.array(z.object({ when: z.int(), tag: z.string() })) });
type JournalEntry = z.infer<typeof journalSchema>["entries"][number];

const journalPath = (directory: string): string => join(directory, "meta", "_journal.json");

/**
 * The project's `migrations` folder: looked for upwards from this file, which is deeper in the sources than in a
 * built server, then in the working directory.
 */
export const findMigrations = (): string => {
  const here = dirname(fileURLToPath(import.meta.url));
  for (let folder = here; ; folder = dirname(folder)) {
    const directory = join(folder, "migrations");
    if (existsSync(journalPath(directory))) return directory;
    if (folder === dirname(folder)) break;
  }
  const directory = join(process.cwd(), "migrations");
  if (existsSync(journalPath(directory))) return directory;
  throw new MigrationError(`No migrations folder above ${here} or in ${process.cwd()}.`);
};

/** The journal's entries; their times must rise, because one with an earlier time would be passed over in silence. */
export const readJournal = (directory: string): JournalEntry[] => {
  const { entries } = journalSchema.parse(JSON.parse(readFileSync(journalPath(directory), "utf8")));
  entries.forEach(({ when, tag }, index) => {
    const before = entries[index - 1];
    if (before !== undefined && when <= before.when) {
      throw new MigrationError(`Migration ${tag} is not later than ${before.tag}: its time must be renewed.`);
    }
  });
  return entries;
};

/** Times of the migrations the database has had. */
const appliedTo = async (client: Client): Promise<number[]> => {
  const there = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there");
  if (there.rows[0]?.there !== true) return [];
  const { rows } = await client.query(
    "SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY created_at",
  );
  return rows.map(({ created_at }) => Number(created_at));
};

const compare = (journal: readonly JournalEntry[], applied: readonly number[]): void => {
  const known = new Set(journal.map(({ when }) => when));
  const strange = applied.filter((when) => !known.has(when));
  if (strange.length > 0) {
    const times = strange.map((when) => new Date(when).toISOString()).join(", ");
    throw new MigrationError(
      `The database is newer than this program: it has had migrations of ${times}, which are unknown here. Start the version of Bummerl that was used last, or a later one.`,
    );
  }
  const last = applied.at(-1) ?? 0;
  const missed = journal.find(({ when }) => when < last && !applied.includes(when));
  if (missed !== undefined) {
    throw new MigrationError(`Migration ${missed.tag} was added before one the database has had already.`);
  }
};

/**
 * Brings the database up to date: all or nothing, one process at a time.
 *
 * @param directory the folder with SQL files and journal; found by itself when left out
 * @throws MigrationError when the database is newer than the program, or the journal is out of order
 * @throws StoreError when the database fails
 */
export const migrate = async (
  connection: Connection,
  directory: string = findMigrations(),
): Promise<void> => {
  const journal = readJournal(directory);
  // Without time limits: a migration, and the wait for another process's, may take long.
  const client = new Client({ ...clientConfig(connection), statement_timeout: 0, query_timeout: 0 });
  // A lost connection also fails the query in flight, which is where it is told.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    compare(journal, await appliedTo(client));
    await applyAll(drizzle({ client }), { migrationsFolder: directory });
  } catch (error) {
    throw error instanceof MigrationError ? error : toStoreError("migrate", error);
  } finally {
    // The lock goes with the connection.
    await client.end().catch(() => undefined);
  }
};
