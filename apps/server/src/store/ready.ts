import type { Pool } from "pg";
import { toStoreError } from "./errors.ts";

/**
 * Why the database cannot take a move now. `database`: no answer, or not in time. `readOnly`: a replica, or told to
 * refuse. `full`: no room on its disk. `migrating`: it is not as this program needs it.
 */
export type DatabaseFault = "database" | "readOnly" | "full" | "migrating";

/** Changes nothing and is written nonetheless: only a write proves that writing works. */
const PROBE = "UPDATE drizzle.__drizzle_migrations SET hash = hash WHERE created_at = $1";

const faultOf = (reason: string | null): DatabaseFault => {
  if (reason?.startsWith("25006")) return "readOnly";
  if (reason?.startsWith("53100")) return "full";
  // Neither schema nor table: nobody has migrated here.
  if (reason?.startsWith("42P01") || reason?.startsWith("3F000")) return "migrating";
  return "database";
};

/** @param newest time of the newest migration this program knows */
export const makeReadyCheck = (pool: Pool, newest: number) => async (): Promise<DatabaseFault | null> => {
  try {
    const { rowCount } = await pool.query(PROBE, [newest]);
    return rowCount === 0 ? "migrating" : null;
  } catch (thrown) {
    return faultOf(toStoreError("look whether the database can be written", thrown).reason);
  }
};
