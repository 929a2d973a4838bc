/**
 * `pnpm test`: everything that must hold, cheapest first. All steps run, also after one has failed; the last line
 * has the totals of the tests, and the exit code tells whether every step was good.
 */
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildIfNeeded } from "./lib/build.ts";
import { repository } from "./lib/repository.ts";
import { pnpm, run, tool } from "./lib/run.ts";
import { readTotals, totalsLine } from "./lib/totals.ts";

interface Step {
  readonly title: string;
  /** Shows its own output; true when it holds. */
  readonly holds: () => Promise<boolean>;
}

const REPORT = join(repository, "artifacts/vitest.json");

const shown = async (program: string, args: readonly string[]): Promise<boolean> =>
  (await run(program, args, { output: "show" })).ok;
const script = (name: string): Promise<boolean> =>
  shown(process.execPath, ["--import", "tsx", join("tools", name)]);

async function installed(): Promise<boolean> {
  const { ok, output } = await pnpm(["install", "--frozen-lockfile", "--prefer-offline"]);
  console.log(ok ? "The lockfile fits every package.json" : output);
  return ok;
}

async function vitest(): Promise<boolean> {
  await mkdir(dirname(REPORT), { recursive: true });
  await rm(REPORT, { force: true });
  return shown(tool("vitest"), [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${REPORT}`,
  ]);
}

const STEPS: readonly Step[] = [
  { title: "Installation", holds: installed },
  { title: "Types", holds: () => script("typecheck.ts") },
  { title: "Lint and format", holds: () => shown(tool("biome"), ["check", "--error-on-warnings", "."]) },
  { title: "Import boundaries", holds: () => script("boundaries.ts") },
  { title: "Settings in README", holds: () => script("config-table.ts") },
  { title: "Order of migrations", holds: () => script("check-migrations.ts") },
  { title: "Unused files and dependencies", holds: () => shown(tool("knip"), ["--no-progress"]) },
  { title: "Build", holds: buildIfNeeded },
  { title: "Tests", holds: vitest },
];

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const begin = Date.now();
const failed: string[] = [];
for (const { title, holds } of STEPS) {
  console.log(`\n── ${title} ${"─".repeat(Math.max(0, 60 - title.length))}`);
  const since = Date.now();
  const good = await holds();
  console.log(`${good ? "ok" : "FAILED"}: ${title} (${seconds(since)})`);
  if (!good) failed.push(title);
}

const totals = await readTotals(REPORT).catch(() => ({ passed: 0, failed: 0, skipped: 0 }));
if (totals.passed === 0 && !failed.includes("Tests")) failed.push("Tests (none ran)");
if (totals.failed > 0 && !failed.includes("Tests")) failed.push("Tests");
console.log(`\nAll steps took ${seconds(begin)}.`);
console.log(failed.length === 0 ? "Every step holds." : `Failed steps: ${failed.join(", ")}`);
console.log(totalsLine(totals));
process.exitCode = failed.length === 0 ? 0 : 1;
