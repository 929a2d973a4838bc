import type { StoreError } from "./errors.ts";
import type { Append, Appended } from "./store.ts";

/** A row on its way into the log, and who waits for the answer. */
export interface Waiting {
  readonly entry: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: StoreError) => void;
  /** A statement with this row was sent and never answered. */
  maybeStored: boolean;
}

export interface LaneQueue {
  /** `false` when it is full. */
  add(waiting: Waiting): boolean;
  /** The next batch, sorted by table, with at most one row for each; the order of a table's rows is kept. */
  take(): Waiting[];
  /** Answers `behind` to all that waits for this table: it was decided on top of a row that is not there. */
  turnBack(table: string): void;
  /** Takes everything out. */
  empty(): Waiting[];
}

export const makeLaneQueue = (batchSize: number, length: number): LaneQueue => {
  let queue: Waiting[] = [];
  return {
    add(waiting) {
      if (queue.length >= length) return false;
      queue.push(waiting);
      return true;
    },

    take() {
      const tables = new Set<string>();
      const batch: Waiting[] = [];
      const rest: Waiting[] = [];
      for (const waiting of queue) {
        const fits = batch.length < batchSize && !tables.has(waiting.entry.table);
        (fits ? batch : rest).push(waiting);
        tables.add(waiting.entry.table);
      }
      queue = rest;
      // Two processes that write to the same tables take them in the same order, and none waits for the other.
      return batch.sort((a, b) => (a.entry.table < b.entry.table ? -1 : 1));
    },

    turnBack(table) {
      const later = queue.filter(({ entry }) => entry.table === table);
      if (later.length === 0) return;
      queue = queue.filter(({ entry }) => entry.table !== table);
      for (const { resolve } of later) resolve({ type: "behind" });
    },

    empty() {
      const all = queue;
      queue = [];
      return all;
    },
  };
};
