import type { Append, Appended, Store } from "../../src/store/store.ts";

export type AppendFn = (entry: Append) => Promise<Appended>;

/** A store whose appends go through `around`: it may wait, fail, or lose the answer. */
export const aroundAppend =
  (around: (entry: Append, append: AppendFn) => Promise<Appended>) =>
  (store: Store): Store => ({
    ...store,
    log: { ...store.log, append: (entry) => around(entry, store.log.append) },
  });

/** A door that appends wait at until it is opened. */
export interface Gate {
  /** Holds what comes from now on. */
  shut(): void;
  open(): void;
  /** Resolves when something waits. */
  readonly reached: Promise<void>;
  readonly pass: () => Promise<void>;
}

export function makeGate(): Gate {
  let waiting: Promise<void> | null = null;
  let release = (): void => undefined;
  let tell = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return {
    shut: () => {
      waiting = new Promise((resolve) => {
        release = resolve;
      });
    },
    open: () => {
      waiting = null;
      release();
    },
    reached,
    pass: async () => {
      if (waiting === null) return;
      tell();
      await waiting;
    },
  };
}
