import { parseArgs } from "node:util";
import { bundle } from "./lib/bundle.ts";
import { startServer } from "./lib/child.ts";
import { openBenchDatabase } from "./lib/database.ts";
import { seatTables } from "./lib/measure.ts";

/** Is the server's memory flat over very many moves? */
const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    moves: { type: "string" },
    tables: { type: "string" },
  },
});
const MOVES = Number(values.moves ?? (values.short ? 20_000 : 1_000_000));
const TABLES = Number(values.tables ?? (values.short ? 50 : 500));
const SLICE_MS = 10_000;
/** However slow the machine, it ends. */
const LONGEST_MS = 900_000;

await bundle();
const database = await openBenchDatabase();
try {
  const server = await startServer("game", { databaseUrl: database.url, log: "on" });
  const load = await seatTables(server, "game", TABLES, database.postmaster);
  const begun = performance.now();
  let moves = 0;
  let slowest = Number.POSITIVE_INFINITY;
  let longest = 0;
  for (let next = 0; moves < MOVES && performance.now() - begun < LONGEST_MS; ) {
    const run = await load.run({ type: "closed", inFlight: TABLES }, 0, SLICE_MS);
    moves += run.moves;
    slowest = Math.min(slowest, run.perSecond);
    longest = Math.max(longest, run.max);
    if (moves < next && moves < MOVES) continue;
    next = moves + MOVES / 10;
    const { rss, heapUsed, external } = await server.memory();
    console.log(
      `${moves} moves  resident ${Math.round(rss / 1e6)} MB  heap ${(heapUsed / 1e6).toFixed(1)} MB  outside it ${(external / 1e6).toFixed(1)} MB  slowest 10 s ${Math.round(slowest)}/s, longest move ${Math.round(longest)} ms  faults ${run.faults.length}`,
    );
    slowest = Number.POSITIVE_INFINITY;
    longest = 0;
  }
  load.end();
  await server.end();
} finally {
  await database.stop();
}
