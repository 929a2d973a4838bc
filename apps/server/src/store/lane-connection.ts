import { Client } from "pg";
import type { Connected } from "./batch.ts";
import { StoreError, toStoreError } from "./errors.ts";
import { type Connection, clientConfig, type StoreLog } from "./pool.ts";

/**
 * The lane's statements are prepared once and then planned for tables of any size: a plan made while the log was
 * empty must not read the whole of it later.
 */
const SETTINGS = "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off";

/** The lane's own connection, made when it is needed and made anew after a loss. */
export interface LaneConnection {
  /** @throws StoreError `unreachable`, whatever the reason: no statement has been sent */
  get(): Promise<Connected>;
  /** Forgets the connection; the next `get` makes a new one. Whatever was under way on it may still be done. */
  drop(): void;
  close(): Promise<void>;
}

interface Link {
  readonly client: Client;
  readonly ready: Promise<Client>;
}

const open = async (client: Client): Promise<Client> => {
  try {
    await client.connect();
    await client.query(SETTINGS);
    return client;
  } catch (thrown) {
    throw new StoreError("unreachable", "connect the append lane", toStoreError("", thrown).reason);
  }
};

export const makeLaneConnection = (connection: Connection, log: StoreLog): LaneConnection => {
  let current: Link | null = null;
  let closed = false;

  const forget = (link: Link): void => {
    if (current === link) current = null;
  };

  const connect = (): Link => {
    const client = new Client({ ...clientConfig(connection), application_name: "bummerl append" });
    const link: Link = { client, ready: open(client) };
    client.on("end", () => forget(link));
    client.on("error", (error) => {
      log.warn({ err: toStoreError("append lane", error) }, "the append lane lost its connection");
      forget(link);
    });
    link.ready.catch(() => forget(link));
    return link;
  };

  const end = async ({ client }: Link): Promise<void> => {
    try {
      await client.end();
    } catch (error) {
      log.warn(
        { err: toStoreError("append lane", error) },
        "the append lane's connection did not close well",
      );
    }
  };

  return {
    async get() {
      // Whoever still tries after the end must not open a connection that nobody closes.
      if (closed) throw new StoreError("unreachable", "connect the append lane: it is closed");
      current ??= connect();
      return current.ready;
    },
    drop() {
      // Nobody waits for this: the old connection may never answer again.
      if (current !== null) void end(current);
      current = null;
    },
    async close() {
      closed = true;
      const last = current;
      current = null;
      if (last !== null) await end(last);
    },
  };
};
