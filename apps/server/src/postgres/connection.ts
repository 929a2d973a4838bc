import pg from "pg";
import { DatabaseStartError, reasonOf } from "./fault.ts";

/** How long one attempt to connect may take, in ms. */
const CONNECT_PATIENCE = 10_000;

interface Target {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** A connection string that pg and psql both read; a host that is a folder is a Unix socket. */
export function connectionUrl({ host, port, user, password, database }: Target): string {
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  if (host.startsWith("/"))
    return `postgresql://${login}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  return `postgresql://${login}@${host}:${port}/${database}`;
}

/** An open connection; throws what pg throws. The caller ends it. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_PATIENCE });
  // A connection cut while idle is an event, and one nobody hears ends the process.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Checks that a database given by `DATABASE_URL` answers. The message never repeats the URL: it has a password. */
export async function checkExternal(url: string): Promise<void> {
  try {
    const client = await connect(url);
    await client.end();
  } catch (error) {
    throw new DatabaseStartError(`The database of DATABASE_URL does not answer: ${reasonOf(error)}`);
  }
}
