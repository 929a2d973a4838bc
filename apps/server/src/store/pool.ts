import { type ClientConfig, type CustomTypesConfig, Pool, type PoolClient, types } from "pg";
import { toStoreError } from "./errors.ts";

/** The part of a pino logger the store uses. */
export interface StoreLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** How to reach the database: an address (`{connectionString}`) or host (also a socket's folder), port, user … */
export type Connection = Pick<
  ClientConfig,
  "connectionString" | "host" | "port" | "user" | "password" | "database" | "ssl"
>;

/** After this time the server gives a statement up; nothing of it is done then. */
const STATEMENT_MS = 10_000;
/** After this time without an answer the connection counts as lost: later than the server's own limit. */
const ANSWER_MS = STATEMENT_MS + 5_000;
const CONNECT_MS = 5_000;

const INT8 = types.builtins.INT8;
/** Eight-byte integers are instants and sums here, far below 2^53. */
const parsers: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8 && format !== "binary" ? Number : types.getTypeParser(oid, format as "text"),
};

/** Settings that every connection of the server has. */
export const clientConfig = (connection: Connection): ClientConfig => ({
  ...connection,
  application_name: "bummerl",
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: STATEMENT_MS,
  query_timeout: ANSWER_MS,
  idle_in_transaction_session_timeout: STATEMENT_MS,
  types: parsers,
});

/**
 * @param size most connections at once; the append lane has one more of its own
 * @param name as the database shows them
 */
export const makePool = (connection: Connection, size: number, log: StoreLog, name = "bummerl"): Pool => {
  const config = { ...clientConfig(connection), application_name: name };
  const pool = new Pool({ ...config, max: size, idleTimeoutMillis: 30_000 });
  const told = (error: Error): void => {
    log.warn({ err: toStoreError("idle connection", error) }, "a database connection was lost");
  };
  // Without a listener a lost idle connection would end the process.
  pool.on("error", told);
  pool.on("connect", (client) => client.on("error", told));
  return pool;
};

/** Runs `work` in one transaction. After any failure the connection is thrown away, so none can leak half-way. */
export const inTransaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};
