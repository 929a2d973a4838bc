import { bundle } from "./lib/bundle.ts";
import { startServer } from "./lib/child.ts";
import { openBenchDatabase } from "./lib/database.ts";
import { enter, type Playing, playTable } from "./load/game.ts";
import { figuresOf, makePacer } from "./load/pace.ts";

/**
 * How long somebody who comes back to a table waits for the server: a table of 200 rows, folded from its log and found in
 * memory. Measured from the message to its answer on this machine, so loopback and this process are in it.
 */
const TABLES = 40;
const ROWS = 200;
const TIMES = 10;

const fail = (why: string): void => console.error(`a line was lost: ${why}`);
const quiet = { event: () => undefined, lost: fail };

await bundle();
const database = await openBenchDatabase();
try {
  // With room for one idle table, whichever is left is read from its log when somebody comes back.
  const argument = { databaseUrl: database.url, log: "on", limits: { idleTables: 1 } };
  const server = await startServer("game", argument);
  const pacer = makePacer();
  const tables: Playing[] = [];
  for (let count = 0; count < TABLES; count += 1)
    tables.push(await playTable(server.port, pacer, { lost: fail }));
  let moves = 0;
  while (moves < TABLES * ROWS)
    await pacer.run({ type: "closed", inFlight: TABLES }, 0, 500, () => {
      moves += 1;
    });
  for (const playing of tables) playing.close();
  const cold: number[] = [];
  const warm: number[] = [];
  for (let time = 0; time < TIMES; time += 1)
    for (const { table, cookies } of tables) {
      const [first, second] = await Promise.all(cookies.map((cookie) => enter(server.port, cookie, quiet)));
      for (const [client, times] of [[first, cold] as const, [second, warm] as const]) {
        const since = performance.now();
        await client?.ask("join", { table });
        times.push(performance.now() - since);
      }
      first?.line.close();
      second?.line.close();
    }
  const line = (what: string, times: number[]): string => {
    const { p50, p99, max } = figuresOf(times, 1);
    return `${what.padEnd(28)} p50 ${p50.toFixed(2)} ms   p99 ${p99.toFixed(2)} ms   max ${max.toFixed(2)} ms`;
  };
  console.log(`${TABLES} tables of ${Math.round(moves / TABLES)} rows on average, ${TIMES} times each`);
  console.log(line("folded from the log", cold));
  console.log(line("found in memory", warm));
  await server.end();
} finally {
  await database.stop();
}
