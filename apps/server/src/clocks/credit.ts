import type { Clock } from "../clock.ts";
import type { Host } from "../hosting/host.ts";
import type { TableList } from "../store/store.ts";

/** Tables credited at the same time; each is a few statements. */
const AT_ONCE = 32;

/** Gives lost time back to all running clocks, by one row in each table's log. */
export const makeCredit =
  (lists: TableList, host: Host, clock: Clock) =>
  async (ms: number): Promise<void> => {
    const tables = await lists.clocked();
    // One id for one gap: whoever gives it back twice in a row gives nothing.
    const id = `credit-${clock.now()}`;
    for (let from = 0; from < tables.length; from += AT_ONCE)
      await Promise.all(
        tables.slice(from, from + AT_ONCE).map((table) => host.system(table, id, { type: "creditTime", ms })),
      );
  };
