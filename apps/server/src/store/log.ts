import { setTimeout as wait } from "node:timers/promises";
import type { Pool, QueryResultRow } from "pg";
import { backOffMs } from "./back-off.ts";
import { makeBatchStore, seatNumber } from "./batch.ts";
import { guarded } from "./errors.ts";
import { makeLane } from "./lane.ts";
import { makeLaneConnection } from "./lane-connection.ts";
import { type LogRow, toTableRow } from "./log-row.ts";
import type { Connection, StoreLog } from "./pool.ts";
import type { TableLog } from "./store.ts";

const READ = `
SELECT seq, seat, at, events FROM table_events WHERE table_id = $1 AND seq > $2 ORDER BY seq`;
const FIND_COMMAND = `
SELECT seq FROM table_events WHERE table_id = $1 AND seat = $2 AND command_id = $3`;

const BATCH_SIZE = 512;
const QUEUE_LENGTH = 10_000;
/** How long `close` waits for a database that does not answer. */
const CLOSE_MS = 10_000;

/** The log in Postgres: appends by a lane with its own connection, reads by the pool. */
export const makeTableLog = (
  connection: Connection,
  pool: Pool,
  log: StoreLog,
  onBatch: (rows: number) => void = () => undefined,
): TableLog => {
  const link = makeLaneConnection(connection, log);
  const batches = makeBatchStore(() => link.get());
  const lane = makeLane({
    store: {
      ...batches,
      insert: (entries) => {
        onBatch(entries.length);
        return batches.insert(entries);
      },
    },
    log,
    onLost: () => link.drop(),
    pause: (attempt) => wait(backOffMs(attempt)),
    batchSize: BATCH_SIZE,
    queueLength: QUEUE_LENGTH,
  });
  return {
    append: (entry) => lane.append(entry),

    read: async (table, after) => {
      const { rows } = await guarded("read a table", () =>
        pool.query<LogRow & QueryResultRow>({ name: "read", text: READ, values: [table, after] }),
      );
      return rows.map(toTableRow);
    },

    findCommand: (table, seat, commandId) =>
      guarded("find a command", async () => {
        const values = [table, seatNumber(seat), commandId];
        const { rows } = await pool.query<{ seq: number }>({
          name: "find-command",
          text: FIND_COMMAND,
          values,
        });
        return rows[0]?.seq ?? null;
      }),

    async close() {
      const patience = new AbortController();
      const late = wait(CLOSE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
      await Promise.race([lane.drain(), late]);
      patience.abort();
      lane.abandon();
      await link.close();
    },
  };
};
