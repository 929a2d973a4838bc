import { afterEach, beforeEach } from "vitest";
import { startServer, type TestServer, type TestServerOptions } from "./client-server.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

/**
 * For a whole test file: each test has a database of its own, on which it starts as many servers as it likes. They are
 * closed after it.
 * @param always holds for each of them, unless a test says otherwise
 */
export const serversOnOneDatabase = (
  always: TestServerOptions = {},
): ((options?: TestServerOptions) => Promise<TestServer>) => {
  let database: TestDatabase;
  const servers: TestServer[] = [];
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
    await database.drop();
  });
  return async (options = {}) => {
    const server = await startServer({ ...always, ...options, databaseUrl: database.url });
    servers.push(server);
    return server;
  };
};
