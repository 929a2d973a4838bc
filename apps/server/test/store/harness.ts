import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { openStore, type StoreOptions } from "../../src/store/open-store.ts";
import type { Store } from "../../src/store/store.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { silent } from "../support/store-doubles.ts";

export interface Harness {
  /** A store on the file's database; closed at the end. */
  open(options?: Partial<StoreOptions>): Promise<Store>;
  /** Looks into the database past the store. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** A connection of one's own, for locks. */
  connect(): Promise<pg.Client>;
  readonly url: () => string;
}

/** A database for the test file that calls this, and all that hangs on it. */
export const useDatabase = (): Harness => {
  let database: TestDatabase | null = null;
  const toClose: (() => Promise<void>)[] = [];
  const url = (): string => {
    if (database === null) throw new Error("the database is there from beforeAll on");
    return database.url;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    for (const close of toClose.reverse()) await close();
    await database?.drop();
  });
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    toClose.push(() => client.end());
    return client;
  };
  let looking: Promise<pg.Client> | null = null;
  return {
    url,
    connect,
    async open(options = {}) {
      const store = await openStore({ connection: { connectionString: url() }, log: silent, ...options });
      toClose.push(() => store.close());
      return store;
    },
    async query(text, values = []) {
      looking ??= connect();
      return (await (await looking).query(text, [...values])).rows;
    },
  };
};
