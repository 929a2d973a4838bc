import type { BatchStore, Found } from "./batch.ts";
import { StoreError, toStoreError } from "./errors.ts";
import { makeLaneQueue, type Waiting } from "./lane-queue.ts";
import type { StoreLog } from "./pool.ts";
import type { Append, Appended } from "./store.ts";

export interface LaneOptions {
  readonly store: BatchStore;
  readonly log: StoreLog;
  /** Called when an answer stayed away, before the same is tried again on a new connection. */
  readonly onLost: () => void;
  /** Waits before trying again what has failed `attempt` times. */
  readonly pause: (attempt: number) => Promise<void>;
  /** Most rows in one statement. */
  readonly batchSize: number;
  /** Most rows waiting; beyond them `busy`. */
  readonly queueLength: number;
}

export interface Lane {
  /** @throws StoreError; then it is certainly not stored */
  append(entry: Append): Promise<Appended>;
  /** Takes nothing more; resolves when all that was taken is answered. */
  drain(): Promise<void>;
  /** Refuses what was never sent and tries nothing again; what may have been stored stays unanswered. */
  abandon(): void;
}

/** After so many rows failed for no fault of their own, the rest of a batch is not tried one by one. */
const UNWELL_ROWS = 2;

const meaning = (found: Found | undefined): Appended | StoreError => {
  if (found !== undefined && found.mine !== null) return { type: "repeated", seq: found.mine };
  if (found?.taken) return { type: "behind" };
  return new StoreError("refused", "append: the row before this one is not in the log");
};

/**
 * Group commit: one statement at a time is under way, everything that arrives meanwhile is the next one.
 *
 * A statement without answer may be done, or be done yet. Asking for the same rows again settles it: either they go
 * in now, so that the first statement can no more, or they are found.
 */
export const makeLane = (options: LaneOptions): Lane => {
  const { store, log } = options;
  const queue = makeLaneQueue(options.batchSize, options.queueLength);
  let running: Promise<void> | null = null;
  let closing = false;
  let abandoned = false;

  const again = async (error: StoreError, attempt: number): Promise<void> => {
    log.warn({ err: error, attempt }, "an append is without answer and is tried again");
    if (error.code === "unreachable") options.onLost();
    if (abandoned) await new Promise<never>(() => undefined);
    await options.pause(attempt);
  };

  const insert = async (batch: readonly Waiting[]): Promise<ReadonlySet<Append>> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await store.insert(batch.map(({ entry }) => entry));
      } catch (thrown) {
        const error = toStoreError("append", thrown);
        if (error.code === "unreachable") for (const waiting of batch) waiting.maybeStored = true;
        else if (error.code !== "unwell" || batch.every(({ maybeStored }) => !maybeStored)) throw error;
        await again(error, attempt);
      }
    }
  };

  const lookUp = async (batch: readonly Waiting[]): Promise<Found[]> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await store.lookUp(batch.map(({ entry }) => entry));
      } catch (thrown) {
        await again(toStoreError("look an append up", thrown), attempt);
      }
    }
  };

  const settle = (waiting: Waiting, outcome: Appended | StoreError): void => {
    if (outcome instanceof StoreError) waiting.reject(outcome);
    else waiting.resolve(outcome);
    if (outcome instanceof StoreError || outcome.type !== "stored") queue.turnBack(waiting.entry.table);
  };

  /** @throws StoreError when the statement was refused; then nothing of the batch is stored or answered */
  const write = async (batch: readonly Waiting[]): Promise<void> => {
    const inserted = await insert(batch);
    for (const waiting of batch) if (inserted.has(waiting.entry)) settle(waiting, { type: "stored" });
    const left = batch.filter(({ entry }) => !inserted.has(entry));
    if (left.length === 0) return;
    const found = await lookUp(left);
    left.forEach((waiting, index) => {
      settle(waiting, meaning(found[index]));
    });
  };

  /** Nothing of the batch is stored, for the sake of one row: each is tried alone and only the culprit refused. */
  const writeOneByOne = async (batch: readonly Waiting[]): Promise<void> => {
    let unwell = 0;
    for (const waiting of batch) {
      try {
        if (unwell >= UNWELL_ROWS && !waiting.maybeStored) {
          throw new StoreError("unwell", "append: the database cannot now");
        }
        await write([waiting]);
      } catch (thrown) {
        const error = toStoreError("append", thrown);
        if (error.code === "unwell") unwell += 1;
        const { table, row, commandId } = waiting.entry;
        log.error({ err: error, table, seq: row.seq, id: commandId }, "a row was refused");
        settle(waiting, error);
      }
    }
  };

  const run = async (): Promise<void> => {
    // Whatever arrives in the same turn of the event loop goes together.
    await new Promise((resolve) => setImmediate(resolve));
    for (let batch = queue.take(); batch.length > 0; batch = queue.take()) {
      try {
        await write(batch);
      } catch (thrown) {
        const error = toStoreError("append", thrown);
        log.warn({ err: error, rows: batch.length }, "a batch was refused; its rows are tried one by one");
        await writeOneByOne(batch);
      }
    }
    running = null;
  };

  return {
    append: (entry) =>
      new Promise((resolve, reject) => {
        if (closing) return reject(new StoreError("busy", "append: the store is closing"));
        const waiting: Waiting = { entry, resolve, reject, maybeStored: false };
        if (!queue.add(waiting)) return reject(new StoreError("busy", "append: too many rows are waiting"));
        running ??= run();
      }),
    async drain() {
      closing = true;
      await running;
    },
    abandon() {
      closing = true;
      abandoned = true;
      for (const { reject } of queue.empty()) reject(new StoreError("busy", "append: the store is closing"));
    },
  };
};
