import { StoreError } from "../../src/store/errors.ts";
import type { StoreLog } from "../../src/store/pool.ts";
import type { Append, Appended, TableLog } from "../../src/store/store.ts";

/** Says nothing. */
export const silent: StoreLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A log that keeps what it is told, to look through. */
export const makeListeningLog = (): StoreLog & { readonly told: readonly unknown[] } => {
  const told: unknown[] = [];
  const keep = (fields: object, message: string): void => {
    told.push({ ...fields, message });
  };
  return { told, info: keep, warn: keep, error: keep };
};

/**
 * What the next append meets. `pass`: the real log. `fail`: refused as by a database that cannot now, not stored.
 * `loseAnswer`: stored, the answer lost and found out by the command id, as the real lane does it. `neverAnswer`:
 * stored, then silence, as when the process is killed between commit and acknowledgement.
 */
export type AppendFate = "pass" | "fail" | "loseAnswer" | "neverAnswer";

export interface TroubledLog extends TableLog {
  /** Fates of the next appends, in order; afterwards all pass. */
  next(...fates: readonly AppendFate[]): void;
  /** From now on appends wait before they reach the real log. */
  hold(): void;
  /** Lets all go on that wait. */
  release(): void;
  /** Resolves when this many appends, counted from the beginning, have come in. */
  arrived(count: number): Promise<void>;
  /** All that came in, in order. */
  readonly appends: readonly Append[];
}

/** A store's log that delays and fails on command; deterministic, no clock in it. */
export const makeTroubledLog = (real: TableLog): TroubledLog => {
  const fates: AppendFate[] = [];
  const appends: Append[] = [];
  const watchers: { readonly count: number; readonly resolve: () => void }[] = [];
  let held: { readonly promise: Promise<void>; readonly open: () => void } | null = null;

  const meet = async (fate: AppendFate, entry: Append): Promise<Appended> => {
    if (fate === "fail") throw new StoreError("unwell", "append: the database cannot now", "53100");
    const appended = await real.append(entry);
    if (fate === "neverAnswer") return new Promise<never>(() => undefined);
    if (fate === "loseAnswer" && appended.type === "stored") return { type: "repeated", seq: entry.row.seq };
    return appended;
  };

  return {
    appends,
    next(...more) {
      fates.push(...more);
    },
    hold() {
      if (held !== null) return;
      let open: () => void = () => undefined;
      const promise = new Promise<void>((resolve) => {
        open = resolve;
      });
      held = { promise, open };
    },
    release() {
      held?.open();
      held = null;
    },
    arrived: (count) =>
      new Promise((resolve) => {
        if (appends.length >= count) resolve();
        else watchers.push({ count, resolve });
      }),
    async append(entry) {
      const fate = fates.shift() ?? "pass";
      appends.push(entry);
      for (const { count, resolve } of watchers) if (appends.length >= count) resolve();
      await held?.promise;
      return meet(fate, entry);
    },
    read: (table, after) => real.read(table, after),
    findCommand: (table, seat, commandId) => real.findCommand(table, seat, commandId),
    close: () => real.close(),
  };
};
