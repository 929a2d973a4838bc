/**
 * Keeps the golden logs. They are logs of this program as it was when they were recorded, so a log that is there is
 * never recorded again:
 *
 *   pnpm exec tsx packages/table/test/golden/record.ts            records the tables that have no file yet
 *   pnpm exec tsx packages/table/test/golden/record.ts --refold   keeps all rows and writes their outcome anew
 *
 * Refold only after a deliberate change of the state's or the view's shape, and read the difference line by line.
 */
import { existsSync } from "node:fs";
import { GOLDEN, pathOf, readGolden, writeGolden } from "./file.ts";
import { recordTable } from "./tables.ts";

for (const name of GOLDEN) {
  if (!existsSync(pathOf(name))) writeGolden(name, recordTable(name));
  else if (process.argv.includes("--refold")) writeGolden(name, readGolden(name).rows);
}
