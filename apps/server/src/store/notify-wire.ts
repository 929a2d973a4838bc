import { Client } from "pg";
import type { OpenWire, Wire, WireEvents } from "../bus/wire.ts";
import { backOffMs } from "./back-off.ts";
import { toStoreError } from "./errors.ts";
import { type Connection, clientConfig } from "./pool.ts";

/** Postgres takes less than 8,000 bytes in one notification. */
export const NOTIFY_MAX_BYTES = 7_900;

const CHANNEL = "bummerl";
/** A notification is written to disk when it is committed; it may be lost, so nobody waits for the disk. */
const BEGIN = `SET synchronous_commit = off; LISTEN ${CHANNEL}`;
const NOTIFY = `SELECT pg_notify('${CHANNEL}', text) FROM unnest($1::text[]) AS text`;

/** So often an idle line is asked whether it is alive: a half-open one would never say so. */
const PROBE_MS = 5_000;
const ANSWER_MS = 4_000;

/**
 * LISTEN and NOTIFY on a connection of their own. Never part of an append: a transaction that notifies takes a lock on
 * its way to commit which all others that notify wait for.
 */
export const openNotifyWire =
  (connection: Connection): OpenWire =>
  (events) => {
    let line: Line | null = null;
    let failures = 0;
    let again: NodeJS.Timeout | null = null;
    let closed = false;

    const open = (): void => {
      again = null;
      line = openLine(connection, {
        heard: events.heard,
        up: () => {
          failures = 0;
          events.up();
        },
        down: (error) => {
          line = null;
          failures += 1;
          if (!closed) again = setTimeout(open, backOffMs(failures));
          events.down(error);
        },
      });
    };
    open();

    return {
      send: async (texts) => {
        if (line === null) throw toStoreError("notify other processes", new Error("no line"));
        await line.send(texts);
      },
      close: async () => {
        closed = true;
        if (again !== null) clearTimeout(again);
        await line?.close();
      },
    };
  };

type Line = Wire;

/** One connection, from its beginning to its end: `up` at most once, then `down` once. */
function openLine(connection: Connection, events: WireEvents): Line {
  const client = new Client({
    ...clientConfig(connection),
    application_name: "bummerl bus",
    query_timeout: ANSWER_MS,
  });
  let isOver = false;
  let probe: NodeJS.Timeout | null = null;

  const end = async (): Promise<void> => {
    isOver = true;
    if (probe !== null) clearInterval(probe);
    await client.end();
  };
  const lost = (thrown: unknown): void => {
    if (isOver) return;
    // Nobody waits for this: a line that hangs may never say goodbye.
    end().catch(() => undefined);
    events.down(toStoreError("listen to other processes", thrown));
  };
  const ask = async (text: string, values?: unknown[]): Promise<void> => {
    try {
      await client.query(text, values);
    } catch (thrown) {
      const error = toStoreError("notify other processes", thrown);
      if (error.code === "unreachable") lost(thrown);
      throw error;
    }
  };

  client.on("error", lost);
  client.on("end", () => lost(new Error("the connection was closed")));
  client.on("notification", ({ payload }) => {
    if (payload !== undefined) events.heard(payload);
  });
  client
    .connect()
    .then(() => client.query(BEGIN))
    .then(() => {
      if (isOver) return;
      // A failure is told by `lost`.
      probe = setInterval(() => void ask("SELECT 1").catch(() => undefined), PROBE_MS);
      events.up();
    })
    .catch(lost);

  return { send: (texts) => ask(NOTIFY, [texts]), close: end };
}
