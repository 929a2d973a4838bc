import { parseArgs } from "node:util";
import type { BusChoice } from "../src/bus/open-bus.ts";
import { redisBinary, startRedis } from "../test/support/redis.ts";
import { bundle } from "./lib/bundle.ts";
import { type Server, startServer } from "./lib/child.ts";
import { type BenchDatabase, openBenchDatabase } from "./lib/database.ts";
import { between, lookAtMachine } from "./lib/machine.ts";
import { playApart, type Ready } from "./load/apart.ts";

/**
 * How soon a move is seen by the player opposite, whose page is at another server: from the instant the move was due to
 * the update on his line. Real processes on one Postgres with fsync, at a fixed rate.
 * `--servers 2 --tables 200 --rate 200 --seconds 15 --only postgres`.
 */
const { values } = parseArgs({
  options: {
    servers: { type: "string", default: "2" },
    tables: { type: "string", default: "200" },
    rate: { type: "string", default: "200" },
    seconds: { type: "string", default: "15" },
    only: { type: "string" },
  },
});
const SERVERS = Number(values.servers);
const TABLES = Number(values.tables);
const RATE = Number(values.rate);
const SECONDS = Number(values.seconds);
const WARM_UP_MS = 3_000;
/** Tables that are made at the same time. */
const AT_ONCE = 20;

interface Case {
  readonly title: string;
  readonly servers: number;
  readonly choice: BusChoice;
  /** Moves a second. */
  readonly rate: number;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(
  database: BenchDatabase,
  { title, servers: count, choice, rate }: Case,
): Promise<void> {
  const argument = { databaseUrl: database.url, log: "on", bus: choice };
  const servers = await Promise.all(Array.from({ length: count }, () => startServer("game", argument)));
  const ready: Ready = [];
  const times: number[] = [];
  const faults: string[] = [];
  const sighting = {
    seen: (ms: number) => void times.push(ms),
    fault: (why: string) => void faults.push(why),
  };
  const closes = await seatAll(servers, ready, sighting);
  const stop = metronome(ready, rate);
  await wait(WARM_UP_MS);
  times.length = 0;
  const pids = [process.pid, ...servers.map(({ pid }) => pid)];
  const before = lookAtMachine(database.postmaster, pids);
  await wait(SECONDS * 1_000);
  const besides = between(before, lookAtMachine(database.postmaster, pids));
  const counted = Float64Array.from(times).sort();
  stop();
  for (const close of closes) close();
  await Promise.all(servers.map((server) => server.end()));
  const at = (share: number): string => (counted[Math.floor(counted.length * share)] ?? 0).toFixed(1);
  const cores = [...besides.processes, besides.database].map((share) => share.toFixed(2)).join(" + ");
  console.log(
    `${title.padEnd(26)}${(counted.length / SECONDS).toFixed(0).padStart(5)} moves/s  p50 ${at(0.5)}  p99 ${at(0.99)}  max ${at(0.9999999)} ms` +
      `  [cores load + servers + database ${cores}, others ${besides.others.toFixed(2)}, load ${besides.loadAverage.toFixed(1)}]` +
      (faults.length > 0 ? `  FAULTS ${faults.length}: ${faults[0]}` : ""),
  );
}

async function seatAll(
  servers: readonly Server[],
  ready: Ready,
  sighting: Parameters<typeof playApart>[2],
): Promise<(() => void)[]> {
  const port = (at: number): number => servers[at % servers.length]?.port ?? 0;
  const closes: (() => void)[] = [];
  for (let from = 0; from < TABLES; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, TABLES - from) }, (_, index) => from + index);
    closes.push(
      ...(await Promise.all(some.map((at) => playApart([port(at), port(at + 1)], ready, sighting)))),
    );
  }
  return closes;
}

/** Begins what is due; a move that nobody is ready for is due from when somebody is. */
function metronome(ready: Ready, rate: number): () => void {
  let last = performance.now();
  let due = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    due += ((now - last) / 1_000) * rate;
    last = now;
    for (; due >= 1; due -= 1) {
      const move = ready.shift();
      if (move === undefined) {
        due = 0;
        return;
      }
      move(now);
    }
  }, 1);
  return () => clearInterval(timer);
}

await bundle();
const database = await openBenchDatabase();
const redis = redisBinary === null ? null : await startRedis(redisBinary);
try {
  const cases: readonly Case[] = [
    { title: "one server", servers: 1, choice: { type: "local" }, rate: RATE },
    { title: "by Postgres", servers: SERVERS, choice: { type: "postgres" }, rate: RATE },
    ...(redis === null
      ? []
      : [
          {
            title: "by Redis or Valkey",
            servers: SERVERS,
            choice: { type: "redis", url: redis.url },
            rate: RATE,
          } as const,
        ]),
    { title: "every word lost", servers: SERVERS, choice: { type: "local" }, rate: RATE },
  ];
  console.log(`${TABLES} tables, ${SERVERS} servers, each player at another one; ${SECONDS} s each`);
  for (const one of cases)
    if (values.only === undefined || one.title.includes(values.only)) await measure(database, one);
  if (redis === null) console.log("by Redis or Valkey: not measured, neither is installed");
} finally {
  await redis?.kill();
  await database.stop();
}
