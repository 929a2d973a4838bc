import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { bundle } from "./lib/bundle.ts";
import { startServer } from "./lib/child.ts";
import { openBenchDatabase } from "./lib/database.ts";
import type { Client } from "./load/client.ts";
import { enter, guest, newId } from "./load/game.ts";
import { figuresOf } from "./load/pace.ts";

/**
 * A lobby with many open tables and many who look at it: how long until a change is with everybody, and what it costs
 * the server. What grows with tables × watchers would show here.
 */
const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    tables: { type: "string" },
    watchers: { type: "string" },
  },
});
const TABLES = Number(values.tables ?? (values.short ? 200 : 2_000));
const WATCHERS = Number(values.watchers ?? (values.short ? 100 : 1_000));
const TABLES_OF_ONE = 100;
const CHANGES = 30;
const BETWEEN_MS = 250;
const AT_ONCE = 20;

const fail = (why: string): void => console.error(`a line was lost: ${why}`);
const wish = { rules: "classic", clock: "calm", visibility: "public" };

async function many<T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let from = 0; from < count; from += AT_ONCE)
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => one(from + index)),
      )),
    );
  return all;
}

await bundle();
const database = await openBenchDatabase();
try {
  const server = await startServer("game", { databaseUrl: database.url, log: "on" });
  const makers = await many(Math.ceil(TABLES / TABLES_OF_ONE), async (index) =>
    enter(server.port, await guest(server.port, `Maker ${index}`), { event: () => undefined, lost: fail }),
  );
  await many(
    TABLES,
    (index) => makers[index % makers.length]?.ask("make", { id: newId(), ...wish }) ?? wait(0),
  );
  let sought: { readonly id: Buffer; readonly since: number } | null = null;
  const delays: number[] = [];
  let bytes = 0;
  const event = (chunk: Buffer, from: number, to: number): void => {
    bytes += to - from;
    if (sought === null) return;
    const at = chunk.indexOf(sought.id, from);
    if (at > 0 && at < to) delays.push(performance.now() - sought.since);
  };
  const watchers: Client[] = await many(WATCHERS, async (index) => {
    const client = await enter(server.port, await guest(server.port, `Guest ${index}`), {
      event,
      lost: fail,
    });
    await client.ask("watchLobby", {});
    return client;
  });
  await wait(2_000);
  const before = await server.usage();
  const idleMs = CHANGES * BETWEEN_MS;
  await wait(idleMs);
  const idle = (await server.usage()).cpuSeconds - before.cpuSeconds;
  bytes = 0;
  const begun = await server.usage();
  for (let change = 0; change < CHANGES; change += 1) {
    const since = performance.now();
    const made = await makers[change % makers.length]?.ask<{ table: string }>("make", {
      id: newId(),
      ...wish,
    });
    sought = { id: Buffer.from(made?.table ?? ""), since };
    await wait(BETWEEN_MS);
  }
  await wait(1_000);
  const used = (await server.usage()).cpuSeconds - begun.cpuSeconds - idle;
  const { p50, p99, max, moves } = figuresOf(delays, 1);
  console.log(`${TABLES} open tables, ${watchers.length} watchers, ${CHANGES} tables made`);
  console.log(
    `arrived ${moves} of ${CHANGES * watchers.length}, p50 ${p50.toFixed(0)} ms  p99 ${p99.toFixed(0)} ms  max ${max.toFixed(0)} ms`,
  );
  console.log(
    `a change: ${((used * 1e3) / CHANGES).toFixed(1)} ms of the server's processor, ${((used * 1e6) / CHANGES / watchers.length).toFixed(1)} µs and ${Math.round(bytes / CHANGES / watchers.length)} bytes for each watcher`,
  );
  for (const { line } of [...watchers, ...makers]) line.close();
  await server.end();
} finally {
  await database.stop();
}
