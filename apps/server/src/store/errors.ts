import { DatabaseError } from "pg";

/**
 * `busy`: the queue is full or the store is closing; `refused`: the database will not have this row or statement;
 * `unreachable`: no connection; `unwell`: the database answers, but cannot do it now (time, space, a lock).
 */
export type StoreErrorCode = "busy" | "refused" | "unreachable" | "unwell";

/**
 * The only error the store gives out. It carries no values and no `cause`: what drizzle and Postgres say of a
 * failure has parameters and whole rows in it, which are cards and secrets of running deals.
 */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreErrorCode;
  /** Postgres' SQLSTATE or the system's error code, if there is one. */
  readonly reason: string | null;

  constructor(code: StoreErrorCode, what: string, reason: string | null = null) {
    super(reason === null ? what : `${what} (${reason})`);
    this.code = code;
    this.reason = reason;
  }
}

/** SQLSTATE classes: the connection or the server went away, and nobody knows whether the statement was done. */
const LOST = /^(08|57P0)/;
/** Not this row's fault: resources, locks, a statement cancelled by its time limit, a standby that is read-only. */
const UNWELL = /^(25006|40|53|55|57014|58)/;

const rootOf = (thrown: unknown): unknown =>
  thrown instanceof Error && !(thrown instanceof DatabaseError) && thrown.cause !== undefined
    ? rootOf(thrown.cause)
    : thrown;

const systemCode = (error: unknown): string | null =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;

/** What failed, without a single value: names of the schema and codes only. Safe to log. */
export const toStoreError = (what: string, thrown: unknown): StoreError => {
  if (thrown instanceof StoreError) return thrown;
  const error = rootOf(thrown);
  if (error instanceof TypeError || error instanceof RangeError) {
    // Ours: a value that cannot be written down. Nothing was sent.
    return new StoreError("refused", `${what}: not fit for the database`, error.name);
  }
  if (!(error instanceof DatabaseError)) {
    return new StoreError("unreachable", `${what}: no answer from the database`, systemCode(error));
  }
  const state = error.code ?? "";
  const place = [error.table, error.constraint, error.column].filter((name) => name !== undefined).join(" ");
  const reason = place === "" ? state : `${state} ${place}`;
  if (LOST.test(state)) return new StoreError("unreachable", `${what}: the database went away`, reason);
  if (UNWELL.test(state)) return new StoreError("unwell", `${what}: the database cannot now`, reason);
  return new StoreError("refused", `${what}: refused by the database`, reason);
};

/** Awaits work on the database; its failure becomes a {@link StoreError} that names `what` was tried. */
export const guarded = async <T>(what: string, work: () => PromiseLike<T>): Promise<T> => {
  try {
    return await work();
  } catch (thrown) {
    throw toStoreError(what, thrown);
  }
};
