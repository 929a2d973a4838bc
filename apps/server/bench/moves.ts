import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../src/postgres/index.ts";
import { type Figures, makeMeter } from "./measure.ts";
import { type Load, playRelay, playTable } from "./players.ts";

/**
 * Durable moves a second: real sockets, the real server in a process of its own, Postgres with fsync as in use; beside
 * it a bare relay with messages of the same size. This process is the load: every table plays as fast as it is
 * answered. `TABLES`, `SECONDS` and `DATABASE_URL` may be set.
 */
const TABLES = Number(process.env["TABLES"] ?? 500);
const SECONDS = Number(process.env["SECONDS"] ?? 8);
const WARM_UP_MS = 2_000;
/** Tables that are made at the same time. */
const AT_ONCE = 25;

interface Running {
  readonly url: string;
  /** Ends the process. @returns CPU seconds it used */
  end(): Promise<number>;
}

function once<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once("message", (message) => resolve(message as T));
    child.once("exit", (code) => reject(new Error(`ended with ${code}`)));
  });
}

async function run(script: string, argument: string): Promise<Running> {
  const child = fork(new URL(script, import.meta.url), [argument], {
    execArgv: ["--max-semi-space-size=32", "--import", "tsx"],
  });
  const { url } = await once<{ url: string }>(child);
  const end = async (): Promise<number> => {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    const told = once<{ cpuSeconds: number }>(child);
    child.send("end");
    const { cpuSeconds } = await told;
    await gone;
    return cpuSeconds;
  };
  return { url, end };
}

async function measure(
  server: Running,
  begin: (load: Load, table: number) => Promise<() => void>,
): Promise<Figures> {
  const meter = makeMeter();
  let start = (): void => undefined;
  const go = new Promise<void>((resolve) => {
    start = resolve;
  });
  const stops: (() => void)[] = [];
  for (let from = 0; from < TABLES; from += AT_ONCE) {
    const tables = Array.from({ length: Math.min(AT_ONCE, TABLES - from) }, (_, i) => from + i);
    stops.push(...(await Promise.all(tables.map((table) => begin({ meter, go }, table)))));
  }
  start();
  await wait(WARM_UP_MS);
  meter.start();
  await wait(SECONDS * 1_000);
  const figures = meter.stop();
  for (const stop of stops) stop();
  await wait(500);
  await server.end();
  return figures;
}

const line = (what: string, { perSecond, p50, p99 }: Figures): string =>
  `${what.padEnd(16)} ${Math.round(perSecond).toString().padStart(6)} a second   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`;

const dataDir = await mkdtemp(join(tmpdir(), "bummerl-bench-"));
const log = { info: () => undefined, warn: (text: string) => console.warn(text) };
const database = await openDatabase({ dataDir, log, databaseUrl: process.env["DATABASE_URL"] });
try {
  console.log(`${TABLES} tables, ${2 * TABLES} sockets, ${SECONDS} s each`);
  const game = await run("./game-server.ts", database.url);
  const durable = await measure(game, (load) => playTable(game.url, load));
  console.log(line("durable moves", durable));
  console.log(`an update        ${durable.updateBytes} bytes`);
  const relay = await run("./relay-server.ts", String(durable.updateBytes));
  const bare = await measure(relay, (load, table) => playRelay(relay.url, `table-${table}`, load));
  console.log(line("bare relay", bare));
  console.log(`ratio            ${(durable.perSecond / bare.perSecond).toFixed(2)}`);
} finally {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
