/**
 * Keeps the table of settings in README.md the same as the schema that reads them.
 * Without argument it compares and fails if they differ; with `--write` it writes the table.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { configTable } from "../apps/server/src/config/table.ts";
import { repository } from "./lib/repository.ts";

const START = "<!-- config:start -->";
const END = "<!-- config:end -->";

const path = join(repository, "README.md");
const readme = await readFile(path, "utf8");
const [before, rest] = readme.split(START);
const after = rest?.split(END)[1];
if (before === undefined || after === undefined) throw new Error(`README.md lacks ${START} … ${END}`);
const wanted = `${before}${START}\n${configTable()}\n${END}${after}`;
if (process.argv.includes("--write")) await writeFile(path, wanted);
else if (readme !== wanted) {
  console.error("README.md differs from the schema; run: npx tsx tools/config-table.ts --write");
  process.exitCode = 1;
} else console.log("README.md has the settings of the schema");
