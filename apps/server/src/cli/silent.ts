import type { StoreLog } from "../store/pool.ts";

/** A command tells its outcome itself. */
export const silent: StoreLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
