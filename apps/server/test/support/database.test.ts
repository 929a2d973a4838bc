import pg from "pg";
import { expect, it } from "vitest";
import { createEmptyDatabase, createTestDatabase } from "./database.ts";

const tables = async (url: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
  await client.end();
  return rows.map((row) => row.tablename);
};

it("gives each caller a migrated database of its own", async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(one.url).not.toBe(two.url);
  expect(await tables(one.url)).toContain("table_events");
  expect(await tables(two.url)).toEqual(await tables(one.url));
  await Promise.all([one.drop(), two.drop()]);
  await expect(tables(one.url)).rejects.toMatchObject({ code: "3D000" });
});

it("gives tests of the migrations an empty one", async () => {
  const database = await createEmptyDatabase();
  expect(await tables(database.url)).toEqual([]);
  await database.drop();
});
