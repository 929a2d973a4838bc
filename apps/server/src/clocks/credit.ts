import type { Clock } from "../clock.ts";
import type { Host } from "../hosting/host.ts";
import type { TableList, TableLog } from "../store/store.ts";

export interface CreditParts {
  readonly lists: Pick<TableList, "clocked">;
  readonly log: Pick<TableLog, "findCommand" | "read">;
  readonly host: Pick<Host, "system" | "idle">;
  readonly clock: Clock;
}

/** Tables credited at the same time; each is a few statements. */
const AT_ONCE = 32;
/** So soon after a credit the seconds that came with it cover what was lost since. */
const COVERED_MS = 12_500;
/** A table that is busy so often is left to the next beat. */
const TRIES = 16;

/**
 * Gives all running clocks back what was lost since an instant, by one row in each table's log. The row is named after
 * that instant: where a server that began to give it back was killed over it, only what was lost since is added.
 */
export const makeCredit = (parts: CreditParts) => {
  const { lists, log, host, clock } = parts;

  /** Up to when this table's loss is made good. */
  const accounted = async (table: string, since: number): Promise<number> => {
    const seq = await log.findCommand(table, null, idOf(since));
    const row = seq === null ? undefined : (await log.read(table, seq - 1))[0];
    return row === undefined || row.at <= since ? since : accounted(table, row.at);
  };
  const creditTable = async (table: string, since: number): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const from = await accounted(table, since);
      const ms = Math.max(0, clock.now() - from);
      if (from !== since && ms <= COVERED_MS) return;
      const outcome = await host.system(table, idOf(from), { type: "creditTime", ms });
      if (outcome === null || outcome.ok || outcome.error.code !== "busy") return;
      // Its places are full of what was sent again during the outage: they empty now.
      await host.idle();
    }
    throw new Error(`table ${table} was too busy to be given its time back`);
  };

  /**
   * @param since milliseconds since 1970
   * @throws when a table could not be given its time: then nothing is accounted for, and it has to be asked again
   */
  return async (since: number): Promise<void> => {
    const tables = await lists.clocked();
    for (let from = 0; from < tables.length; from += AT_ONCE)
      await Promise.all(tables.slice(from, from + AT_ONCE).map((table) => creditTable(table, since)));
  };
};

const idOf = (since: number): string => `credit-${since}`;
