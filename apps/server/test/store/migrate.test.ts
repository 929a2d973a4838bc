import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findMigrations, MigrationError, migrate, readJournal } from "../../src/store/migrate.ts";
import { openStore } from "../../src/store/open-store.ts";
import { createEmptyDatabase, type TestDatabase } from "../support/database.ts";
import { silent } from "../support/store-doubles.ts";

let database: TestDatabase;
let folder: string;
const connection = () => ({ connectionString: database.url });

beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), "bummerl-migrations-"));
  await cp(findMigrations(), folder, { recursive: true });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const query = async (text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(connection());
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

/** Puts another migration into the folder, `later` than the last one (milliseconds; may be negative). */
const addMigration = async (tag: string, statement: string, later: number): Promise<void> => {
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8"));
  const when = journal.entries.at(-1).when + later;
  journal.entries.push({ idx: journal.entries.length, version: "7", when, tag, breakpoints: true });
  journal.entries.sort((a: { when: number }, b: { when: number }) => (later < 0 ? a.when - b.when : 0));
  await writeFile(path, JSON.stringify(journal));
  await writeFile(join(folder, `${tag}.sql`), statement);
};

describe("migrations", () => {
  test("an empty database becomes one the store works on; once more changes nothing", async () => {
    await migrate(connection());
    const applied = await query("SELECT hash FROM drizzle.__drizzle_migrations");
    expect(applied).toHaveLength(readJournal(findMigrations()).length);
    const store = await openStore({ connection: connection(), log: silent });
    await store.life.beat(1, null);
    await store.close();
    expect(await query("SELECT hash FROM drizzle.__drizzle_migrations")).toEqual(applied);
  });

  test("several starts at once do not collide", async () => {
    await Promise.all([1, 2, 3, 4].map(() => migrate(connection())));
    expect(await query("SELECT count(*)::integer AS applied FROM drizzle.__drizzle_migrations")).toEqual([
      { applied: readJournal(findMigrations()).length },
    ]);
  });

  test("a later one is added", async () => {
    await migrate(connection());
    await addMigration("9999_more", "CREATE TABLE more (id integer)", 1);
    await migrate(connection(), folder);
    expect(await query("SELECT * FROM more")).toEqual([]);
  });

  test("one that fails leaves nothing behind and does not say what was in it", async () => {
    await addMigration(
      "9999_bad",
      "CREATE TABLE half (id integer);\n--> statement-breakpoint\nSELECT 1 / 0 AS secret",
      1,
    );
    await expect(migrate(connection(), folder)).rejects.toMatchObject({
      name: "StoreError",
      message: expect.not.stringContaining("secret"),
    });
    expect(await query("SELECT to_regclass('half') AS half, to_regclass('tables') AS tables")).toEqual([
      { half: null, tables: null },
    ]);
  });

  test("a database newer than the program is refused and left alone", async () => {
    await addMigration("9999_newer", "CREATE TABLE newer (id integer)", 1_000);
    await migrate(connection(), folder);
    await expect(migrate(connection())).rejects.toThrow(/database is newer than this program/);
    await expect(openStore({ connection: connection(), log: silent })).rejects.toBeInstanceOf(MigrationError);
    expect(await query("SELECT * FROM newer")).toEqual([]);
  });

  test("one that was merged too late is not passed over in silence", async () => {
    await migrate(connection());
    await addMigration("9999_late", "CREATE TABLE late (id integer)", -1);
    await expect(migrate(connection(), folder)).rejects.toThrow(/9999_late was added before/);
  });

  test("a journal whose times do not rise is refused", async () => {
    await addMigration("9999_same", "SELECT 1", 0);
    expect(() => readJournal(folder)).toThrow(/9999_same is not later/);
  });

  test("no database at all is an error that says so", async () => {
    const nowhere = { host: "127.0.0.1", port: 1, user: "nobody", database: "nothing" };
    await expect(migrate(nowhere)).rejects.toMatchObject({ code: "unreachable", reason: "ECONNREFUSED" });
  });
});
