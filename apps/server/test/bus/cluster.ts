import { type BusChoice, openBus } from "../../src/bus/open-bus.ts";
import { startServer, type TestServer } from "../support/client-server.ts";
import { createTestDatabase } from "../support/database.ts";
import { silent } from "./forms.ts";

export interface Cluster {
  readonly databaseUrl: string;
  readonly servers: readonly TestServer[];
  close(): Promise<void>;
}

/** Several servers on one database, which know of each other by nothing but the database and their bus. */
export async function startCluster(count: number, choice: BusChoice): Promise<Cluster> {
  const database = await createTestDatabase();
  const connection = { connectionString: database.url };
  const buses = Array.from({ length: count }, () => openBus({ choice, connection, log: silent }));
  const servers = await Promise.all(buses.map((bus) => startServer({ databaseUrl: database.url, bus })));
  return {
    databaseUrl: database.url,
    servers,
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await Promise.all(buses.map((bus) => bus.close()));
      await database.drop();
    },
  };
}
