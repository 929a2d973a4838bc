import { PRESETS } from "@bummerl/engine";
import { fold, type TableRow } from "@bummerl/table";
import { beforeAll, describe, expect, test } from "vitest";
import { GOLDEN, outcomeOf, readGolden } from "../../../../packages/table/test/golden/file.ts";
import { finishedBy, summaryOf } from "../../src/hosting/summary.ts";
import type { Store } from "../../src/store/store.ts";
import { useDatabase } from "./harness.ts";

const database = useDatabase();
let store: Store;
beforeAll(async () => {
  store = await database.open();
});

/** Stores a log row by row, each with what a running server would write beside it. */
async function storeLog(rows: readonly TableRow[]): Promise<string> {
  const table = fold(rows)?.id ?? "";
  for (const [index, row] of rows.entries()) {
    const after = fold(rows.slice(0, index + 1));
    if (after === null) throw new Error("an empty log");
    const entry = { table, row, commandId: `golden-${row.seq}`, summary: summaryOf(after) };
    expect(await store.log.append({ ...entry, ...finishedBy(row.events, after) })).toEqual({
      type: "stored",
    });
  }
  return table;
}

// The database keeps objects with their keys in an order of its own, and numbers in a form of its own.
describe.each(GOLDEN)("the golden log %s", (name) => {
  test("comes back from the database as it went in, and to the same state and views", async () => {
    const { rows, outcome } = readGolden(name);
    const table = await storeLog(rows);
    const stored = await store.log.read(table, 0);
    expect(stored).toEqual(rows);
    expect(JSON.parse(JSON.stringify(outcomeOf(stored)))).toEqual(outcome);
    // Read in two parts, as by a process that was behind.
    const half = Math.floor(rows.length / 2);
    expect([...stored.slice(0, half), ...(await store.log.read(table, half))]).toEqual(rows);
    const [summary] = await database.query("SELECT seq, status, rules FROM tables WHERE id = $1", [table]);
    expect(summary).toMatchObject({ seq: rows.length, status: outcome.state.status });
    expect(Object.keys(summary?.["rules"] ?? {}).sort()).toEqual(Object.keys(PRESETS.classic).sort());
  });
});
