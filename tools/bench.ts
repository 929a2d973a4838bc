/**
 * `pnpm bench [engine|players|moves|computers|cluster|web]`: figures of this machine, taken now. Speeds are only worth something beside others of the
 * same run, so each bench prints its own yardstick; the load of the machine stands above them.
 */
import { cpus, loadavg } from "node:os";
import { buildIfNeeded } from "./lib/build.ts";
import { run } from "./lib/run.ts";

const BENCHES = {
  engine: "packages/engine/bench/deals.ts",
  players: "packages/players/bench/players.ts",
  moves: "apps/server/bench/moves.ts",
  computers: "apps/server/bench/computers.ts",
  rejoin: "apps/server/bench/rejoin.ts",
  lobby: "apps/server/bench/lobby.ts",
  growth: "apps/server/bench/growth.ts",
  soak: "apps/server/bench/soak.ts",
  cluster: "apps/server/bench/cluster.ts",
  web: "apps/web/bench/web.ts",
} as const;
type BenchName = keyof typeof BENCHES;

const isBench = (name: string): name is BenchName => Object.hasOwn(BENCHES, name);

/** Names come first; from the first option on everything is for the bench, `--short` above all. */
const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith("--"));
const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const unknown = wanted.find((name) => !isBench(name));
if (unknown !== undefined) {
  console.error(`There is no bench “${unknown}”; there are ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}

/** Takes a quarter of an hour: only where it is asked for. */
const LONG: readonly BenchName[] = ["players", "growth", "soak"];
const all = (Object.keys(BENCHES) as BenchName[]).filter((name) => !LONG.includes(name));
const names = wanted.length === 0 ? all : wanted.filter(isBench);
// The client is measured as it is delivered.
if (names.includes("web") && !(await buildIfNeeded())) process.exit(1);
console.log(
  `Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before it began`,
);
for (const name of names) {
  console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  const { ok } = await run(process.execPath, ["--import", "tsx", BENCHES[name], ...options], {
    output: "show",
  });
  if (!ok) process.exitCode = 1;
}
