import { parseArgs } from "node:util";
import { bundle } from "./lib/bundle.ts";
import { type Server, startServer } from "./lib/child.ts";
import { type BenchDatabase, openBenchDatabase } from "./lib/database.ts";
import { type Load, type Measured, seatTables } from "./lib/measure.ts";
import { median, together } from "./lib/slices.ts";
import type { Pace } from "./load/pace.ts";

/**
 * Acknowledged moves of four servers in one run, as ratios: a raw relay by `ws`, a bare relay by Socket.IO, ours with
 * its log off, and ours as it is, on Postgres with fsync. Real sockets, real rules, every process by itself. All of them
 * have their tables seated and take turns of some seconds, since a machine shared with others is quicker in one minute
 * than in the next; a ratio is the median over the rounds.
 * `--short`: one size, few seconds. `--tables 500,2000`, `--rounds 7`, `--seconds 3`, `--only off,durable` or `--only open`,
 * `--open 1000` (0: none). Of Node for ours: `--flags=--max-semi-space-size=64`.
 */
const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    tables: { type: "string" },
    rounds: { type: "string" },
    seconds: { type: "string" },
    only: { type: "string" },
    open: { type: "string" },
    flags: { type: "string" },
  },
});
const sizes = (values.tables ?? (values.short ? "200" : "500,2000")).split(",").map(Number);
const rounds = Number(values.rounds ?? (values.short ? 2 : 7));
const seconds = Number(values.seconds ?? (values.short ? 2 : 3));
const openRate = Number(values.open ?? 1_000);
const flags = values.flags?.split(" ") ?? [];
const only = values.only?.split(",");
const WARM_UP_MS = values.short ? 1_500 : 3_000;
/** Until as many moves are under way again as there shall be. */
const TURN_WARM_UP_MS = 700;
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
const names = (Object.keys(SERVERS) as Name[]).filter((name) => only === undefined || only.includes(name));

const withOpenLoop =
  openRate > 0 &&
  (only === undefined || only.includes("open") || (names.includes("durable") && values.open !== undefined));

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

/** A server with its tables seated. */
interface Seated {
  readonly name: Name;
  readonly server: Server;
  readonly load: Load;
}

async function seat(database: BenchDatabase, name: Name, tables: number): Promise<Seated> {
  const { title, entry, argument } = SERVERS[name];
  const server = await startServer(
    entry,
    { ...argument, databaseUrl: database.url },
    entry === "game" ? flags : [],
  );
  const empty = await server.memory();
  const load = await seatTables(server, entry, tables, database.postmaster);
  const full = await server.memory();
  const perTable = (before: number, after: number): string => round((after - before) / 1_000 / tables, 1);
  console.log(
    `${title}: ${perTable(empty.rss, full.rss)} kB a table resident, ${perTable(empty.heapUsed + empty.external, full.heapUsed + full.external)} kB of it heap`,
  );
  return { name, server, load };
}

/** What a server made in each round. */
type Slices = ReadonlyMap<Name, readonly Measured[]>;

/** So many moves always under way, at one server after the other, again and again. */
async function closedLoop(seated: readonly Seated[], inFlight: number): Promise<Slices> {
  const pace: Pace = { type: "closed", inFlight };
  const slices = new Map<Name, Measured[]>(seated.map(({ name }) => [name, []]));
  for (const { load } of seated) await load.run(pace, WARM_UP_MS, 1);
  for (let turn = 0; turn < rounds; turn += 1)
    for (const { name, load } of seated)
      slices.get(name)?.push(await load.run(pace, TURN_WARM_UP_MS, seconds * 1_000));
  for (const [name, of] of slices) print(`${SERVERS[name].title}, ${inFlight} in flight`, together(of));
  return slices;
}

/** Of what was made in the same round. */
function printRatios(slices: Slices): void {
  const ratio = (to: Name): string => {
    const others = slices.get(to);
    if (others === undefined || to === "durable") return "";
    const each = (slices.get("durable") ?? []).map(
      ({ perSecond }, turn) => perSecond / (others[turn]?.perSecond ?? Number.NaN),
    );
    const [least, most] = [Math.min(...each), Math.max(...each)];
    return `, ${round(median(each), 2)} (${round(least, 2)} to ${round(most, 2)}) of ${SERVERS[to].title}`;
  };
  if (slices.has("durable"))
    console.log(`durable${(["raw", "socketio", "off"] as const).map(ratio).join("")}`);
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
    console.log(
      `\n${tables} tables, ${2 * tables} sockets; ${rounds} rounds of ${seconds} s: medians, garbage of all, the worst of the rest`,
    );
    const seated: Seated[] = [];
    for (const name of names) seated.push(await seat(database, name, tables));
    if (!values.short) await closedLoop(seated, FIXED_IN_FLIGHT);
    printRatios(await closedLoop(seated, tables));
    for (const { load, server } of seated) {
      load.end();
      await server.end();
    }
  }
  const most = Math.max(...sizes);
  if (withOpenLoop) {
    console.log(`\n${most} tables, clients beat as the real one does`);
    await openLoop(database, most);
  }
} finally {
  await database.stop();
}
