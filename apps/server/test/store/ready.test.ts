import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { findMigrations, readJournal } from "../../src/store/migrate.ts";
import { makePool } from "../../src/store/pool.ts";
import { makeReadyCheck } from "../../src/store/ready.ts";
import { createTestDatabase } from "../support/database.ts";
import { silent } from "../support/store-doubles.ts";

const database = await createTestDatabase();
const host = new pg.Client({ connectionString: database.url });
await host.connect();
const newest = readJournal(findMigrations()).at(-1)?.when ?? 0;
const pool = makePool({ connectionString: database.url }, 2, silent);
const writable = makeReadyCheck(pool, newest);

afterAll(async () => {
  await Promise.all([host.end(), pool.end()]);
  await database.drop();
});

it("a database that takes no writes is named for what it is, and nothing in it is changed by asking", async () => {
  const rows = "SELECT * FROM drizzle.__drizzle_migrations ORDER BY id";
  const before = (await host.query(rows)).rows;
  expect(await writable()).toBeNull();
  expect((await host.query(rows)).rows).toEqual(before);
  const asReplica = new URL(database.url);
  asReplica.searchParams.set("options", "-c default_transaction_read_only=on");
  const replica = makePool({ connectionString: asReplica.href }, 1, silent);
  expect(await makeReadyCheck(replica, newest)()).toBe("readOnly");
  await replica.end();
  expect(await makeReadyCheck(pool, newest + 1)()).toBe("migrating");
  const nobody = makePool({ connectionString: "postgres://nobody@127.0.0.1:1/none" }, 1, silent);
  expect(await makeReadyCheck(nobody, newest)()).toBe("database");
  await nobody.end();
  await host.query("DROP SCHEMA drizzle CASCADE");
  expect(await writable()).toBe("migrating");
});
