import { parseArgs } from "node:util";
import { bundle } from "./lib/bundle.ts";
import { startServer } from "./lib/child.ts";
import { type BenchDatabase, openBenchDatabase } from "./lib/database.ts";
import { type Measured, seatTables } from "./lib/measure.ts";
import type { Pace } from "./load/pace.ts";

/**
 * Acknowledged moves of four servers in one run, as ratios: a raw relay by `ws`, a bare relay by Socket.IO, ours with
 * its log off, and ours as it is, on Postgres with fsync. Real sockets, real rules, every process by itself.
 * `--short`: one size, few seconds. `--tables 500,2000`, `--seconds 8`, `--only off,durable` or `--only open`. Of Node for
 * ours: `--flags=--max-semi-space-size=64`.
 */
const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    tables: { type: "string" },
    seconds: { type: "string" },
    only: { type: "string" },
    open: { type: "string" },
    flags: { type: "string" },
  },
});
const sizes = (values.tables ?? (values.short ? "200" : "500,2000")).split(",").map(Number);
const seconds = Number(values.seconds ?? (values.short ? 4 : 8));
const openRate = Number(values.open ?? 1_000);
const flags = values.flags?.split(" ") ?? [];
const WARM_UP_MS = values.short ? 1_500 : 3_000;
const OPEN_SECONDS = values.short ? 10 : 60;
const FIXED_IN_FLIGHT = 64;

/** What the real server sends for a move, on average: the relays send the same. */
const UPDATE_BYTES = 2_150;
const ANSWER_BYTES = 34;

const SERVERS = {
  raw: {
    title: "raw ws relay",
    entry: "raw",
    argument: { updateBytes: UPDATE_BYTES, answerBytes: ANSWER_BYTES },
  },
  socketio: { title: "bare Socket.IO relay", entry: "socketio", argument: { updateBytes: UPDATE_BYTES } },
  off: { title: "ours, log off", entry: "game", argument: { log: "off" } },
  durable: { title: "ours, durable", entry: "game", argument: { log: "on" } },
} as const;
type Name = keyof typeof SERVERS;
const names = (Object.keys(SERVERS) as Name[]).filter(
  (name) => values.only === undefined || values.only.split(",").includes(name),
);

const withOpenLoop =
  values.only === undefined ||
  values.only.split(",").includes("open") ||
  (names.includes("durable") && values.open !== undefined);

const round = (value: number, digits = 0): string => value.toFixed(digits);

function print(title: string, m: Measured): void {
  const cores = [...m.besides.processes, m.besides.database].map((share) => round(share, 2)).join(" + ");
  console.log(
    `${title.padEnd(34)}${round(m.perSecond).padStart(7)}/s  p50 ${round(m.p50, 1)}  p99 ${round(m.p99, 1)}  max ${round(m.max)} ms` +
      `  server ${round(m.serverMicros)} µs  db ${round(m.databaseMicros)} µs  load ${round(m.generatorMicros)} µs` +
      `  garbage ${round(m.pauses.gc)} ms, longest ${round(m.pauses.longestGc)}, turn ${round(m.pauses.longestTurn)} ms` +
      `  out ${round(m.bytesOut)} B in ${round(m.bytesIn)} B` +
      `  [cores ${cores}, others ${round(m.besides.others, 2)}, steal ${round(m.besides.steal, 2)}, load ${round(m.besides.loadAverage, 1)}]` +
      (m.faults.length > 0 ? `  FAULTS ${m.faults.length}: ${m.faults[0]}` : ""),
  );
}

async function closedLoops(database: BenchDatabase, name: Name, tables: number): Promise<Measured> {
  const { title, entry, argument } = SERVERS[name];
  const server = await startServer(
    entry,
    { ...argument, databaseUrl: database.url },
    entry === "game" ? flags : [],
  );
  const empty = await server.memory();
  const kind = entry === "game" ? "game" : entry;
  const load = await seatTables(server, kind, tables, database.postmaster);
  const full = await server.memory();
  const perTable = (before: number, after: number): string => round((after - before) / 1_000 / tables, 1);
  console.log(
    `${title}: ${perTable(empty.rss, full.rss)} kB a table resident, ${perTable(empty.heapUsed + empty.external, full.heapUsed + full.external)} kB of it heap`,
  );
  const loop = async (inFlight: number): Promise<Measured> => {
    const pace: Pace = { type: "closed", inFlight };
    const measured = await load.run(pace, WARM_UP_MS, seconds * 1_000);
    print(`${title}, ${inFlight} in flight`, measured);
    return measured;
  };
  if (!values.short) await loop(FIXED_IN_FLIGHT);
  const all = await loop(tables);
  load.end();
  await server.end();
  return all;
}

async function openLoop(database: BenchDatabase, tables: number): Promise<void> {
  const server = await startServer("game", { log: "on", databaseUrl: database.url }, flags);
  const load = await seatTables(server, "game", tables, database.postmaster, true);
  const pace: Pace = { type: "open", perSecond: openRate };
  const measured = await load.run(pace, WARM_UP_MS, OPEN_SECONDS * 1_000);
  print(`open loop, ${openRate}/s, ${OPEN_SECONDS} s`, measured);
  console.log(`errors ${measured.refused + measured.faults.length}`);
  load.end();
  await server.end();
}

await bundle();
const database = await openBenchDatabase();
try {
  for (const tables of names.length === 0 ? [] : sizes) {
    console.log(`\n${tables} tables, ${2 * tables} sockets, ${seconds} s each`);
    const rates = new Map<Name, number>();
    for (const name of names) rates.set(name, (await closedLoops(database, name, tables)).perSecond);
    const ratio = (to: Name): string => round((rates.get("durable") ?? 0) / (rates.get(to) ?? Number.NaN), 2);
    console.log(
      `durable: ${ratio("raw")} of the raw relay, ${ratio("socketio")} of the Socket.IO relay, ${ratio("off")} of ours with the log off`,
    );
  }
  const most = Math.max(...sizes);
  if (withOpenLoop) {
    console.log(`\n${most} tables, clients beat as the real one does`);
    await openLoop(database, most);
  }
} finally {
  await database.stop();
}
