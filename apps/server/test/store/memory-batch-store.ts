import type { BatchStore } from "../../src/store/batch.ts";
import { StoreError } from "../../src/store/errors.ts";
import type { Append } from "../../src/store/store.ts";

/**
 * What becomes of one statement: `done`; its connection is lost before (`lostUndone`) or after the commit
 * (`lostDone`), or it is done only after the next one (`lostLate`); or the database cannot now.
 */
export const FATES = ["done", "lostUndone", "lostDone", "lostLate", "unwell"] as const;
export type Fate = (typeof FATES)[number];

/** A row with such a command id is never taken, and neither is the statement it is in. */
export const POISON = "poison";

export interface MemoryBatchStore extends BatchStore {
  /** Command ids by table, in the order of their numbers. */
  readonly logs: ReadonlyMap<string, readonly string[]>;
  /** The batches that were asked for. */
  readonly asked: readonly (readonly Append[])[];
  /** Does what still floats in lost connections. */
  finish(): void;
}

const lost = (): StoreError => new StoreError("unreachable", "lost");

/** The two statements on a log in memory. Each statement waits for `gate` and meets the next of the `fates`. */
export const makeMemoryBatchStore = (
  fates: readonly Fate[] = [],
  gate: () => Promise<void> = async () => undefined,
): MemoryBatchStore => {
  const logs = new Map<string, string[]>();
  const asked: (readonly Append[])[] = [];
  let calls = 0;
  let floating: (readonly Append[])[] = [];

  const insertNow = (entries: readonly Append[]): Set<Append> => {
    if (entries.some(({ commandId }) => commandId.startsWith(POISON)))
      throw new StoreError("refused", "poison");
    const fits = ({ table, row, commandId }: Append): boolean => {
      const log = logs.get(table) ?? [];
      return row.seq === log.length + 1 && !log.includes(commandId);
    };
    const inserted = entries.filter(fits);
    for (const { table, commandId } of inserted) logs.set(table, [...(logs.get(table) ?? []), commandId]);
    return new Set(inserted);
  };

  const finish = (): void => {
    const late = floating;
    floating = [];
    for (const entries of late)
      if (!entries.some(({ commandId }) => commandId.startsWith(POISON))) insertNow(entries);
  };

  const meet = async (): Promise<Fate> => {
    const fate = fates[calls] ?? "done";
    calls += 1;
    await gate();
    return fate;
  };

  return {
    logs,
    asked,
    finish,
    async insert(entries) {
      asked.push(entries);
      const fate = await meet();
      if (fate === "unwell") throw new StoreError("unwell", "no space");
      if (fate === "lostUndone") throw lost();
      if (fate === "lostLate") {
        finish();
        floating.push(entries);
        throw lost();
      }
      const inserted = insertNow(entries);
      finish();
      if (fate === "lostDone") throw lost();
      return inserted;
    },
    async lookUp(entries) {
      const fate = await meet();
      if (fate === "unwell") throw new StoreError("unwell", "no time");
      if (fate !== "done") throw lost();
      return entries.map(({ table, row, commandId }) => {
        const log = logs.get(table) ?? [];
        const place = log.indexOf(commandId);
        return { mine: place < 0 ? null : place + 1, taken: row.seq <= log.length };
      });
    },
  };
};
