import { Client } from "pg";
import { toStoreError } from "../errors.ts";
import { type Connection, clientConfig } from "../pool.ts";

/** How commands of the host are called among the connections of the database. */
const NAME = "bummerl command";

/** Runs work on a connection of its own, without limits of time: a backup takes as long as it takes. */
export async function withAdmin<T>(connection: Connection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    ...clientConfig(connection),
    ...{ application_name: NAME, statement_timeout: 0, query_timeout: 0 },
    idle_in_transaction_session_timeout: 0,
  });
  // A lost connection also fails the query in flight, which is where it is told.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw toStoreError("reach the database", error);
  }
  try {
    return await work(client);
  } finally {
    // One that is gone already needs no goodbye.
    await client.end().catch(() => undefined);
  }
}

/** `snapshot`: everything is read as it is at one moment, and nothing can be written. */
export async function inAdminTransaction<T>(
  client: Client,
  kind: "snapshot" | "write",
  work: () => Promise<T>,
): Promise<T> {
  await client.query(kind === "snapshot" ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" : "BEGIN");
  try {
    const result = await work();
    await client.query("COMMIT");
    return result;
  } catch (error) {
    // The connection may be what failed.
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

/** Is a server, or another command, at this database now? */
export async function othersConnected(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ others: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'bummerl%') AS others`,
  );
  return rows[0]?.others === true;
}
