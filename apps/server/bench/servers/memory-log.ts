import type { TableRow } from "@bummerl/table";
import type { TableLog } from "../../src/store/store.ts";

/** Rows a table's log keeps here: enough for tables to be made and sat down at. */
const KEPT = 4;

/** A log that is off: every row is stored at once and most are forgotten. For measuring what the real log costs. */
export function makeMemoryLog(): TableLog {
  const tables = new Map<string, TableRow[]>();
  return {
    append: async ({ table, row }) => {
      const rows = tables.get(table) ?? [];
      if (row.seq === 1) tables.set(table, rows);
      if (row.seq <= KEPT) rows.push(row);
      return { type: "stored" };
    },
    read: async (table, after) => (tables.get(table) ?? []).filter(({ seq }) => seq > after),
    findCommand: async () => null,
    close: async () => undefined,
  };
}
