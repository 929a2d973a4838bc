/**
 * `pnpm bench [engine|moves|web]`: figures of this machine, taken now. Speeds are only worth something beside others of the
 * same run, so each bench prints its own yardstick; the load of the machine stands above them.
 */
import { cpus, loadavg } from "node:os";
import { buildIfNeeded } from "./lib/build.ts";
import { run } from "./lib/run.ts";

const BENCHES = {
  engine: "packages/engine/bench/deals.ts",
  moves: "apps/server/bench/moves.ts",
  web: "apps/web/bench/web.ts",
} as const;
type BenchName = keyof typeof BENCHES;

const isBench = (name: string): name is BenchName => Object.hasOwn(BENCHES, name);

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !isBench(name));
if (unknown !== undefined) {
  console.error(`There is no bench “${unknown}”; there are ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}

const names = wanted.length === 0 ? (Object.keys(BENCHES) as BenchName[]) : wanted.filter(isBench);
// The client is measured as it is delivered.
if (names.includes("web") && !(await buildIfNeeded())) process.exit(1);
console.log(
  `Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before it began`,
);
for (const name of names) {
  console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  const { ok } = await run(process.execPath, ["--import", "tsx", BENCHES[name]], { output: "show" });
  if (!ok) process.exitCode = 1;
}
