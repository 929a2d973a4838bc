import { parseArgs } from "node:util";
import { Client } from "pg";
import { bundle } from "./lib/bundle.ts";
import { startServer } from "./lib/child.ts";
import { openBenchDatabase } from "./lib/database.ts";
import { type Measured, seatTables } from "./lib/measure.ts";

/** What a move costs in an empty database and in one with millions of rows of finished games. */
const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    events: { type: "string" },
    seconds: { type: "string" },
  },
});
const EVENTS = Number(values.events ?? (values.short ? 200_000 : 10_000_000));
const SECONDS = Number(values.seconds ?? 8);
const ROWS_OF_A_TABLE = 200;
const TABLES_AT_ONCE = 5_000;
const TABLES = 200;
const IN_FLIGHT = 64;

/** Tables $1 to $2 as finished games leave them: ids of the same kind, rows of the size of a move's. */
const FILL = `
INSERT INTO table_events (table_id, seq, seat, command_id, at, events)
SELECT left(md5(game::text), 21), seq, seq % 2, left(md5(seq::text || game), 21), 1700000000000 + seq, $3::jsonb
FROM generate_series($1::integer, $2::integer) AS game, generate_series(1, ${ROWS_OF_A_TABLE}) AS seq
ORDER BY 1, 2`;
const MOVE = JSON.stringify([
  {
    type: "acted",
    seat: 0,
    action: { type: "play", card: "HA" },
    events: [{ type: "led", seat: 0, card: "HA" }],
  },
  {
    type: "clockSet",
    time: { since: 1_700_000_000_000, banks: [300_000, 300_000], deadlines: [null, 1], offer: null },
  },
]);

async function measure(database: { url: string; postmaster: number | null }): Promise<Measured> {
  const server = await startServer("game", { databaseUrl: database.url, log: "on" });
  const load = await seatTables(server, "game", TABLES, database.postmaster);
  const measured = await load.run({ type: "closed", inFlight: IN_FLIGHT }, 2_000, SECONDS * 1_000);
  load.end();
  await server.end();
  return measured;
}

const line = (what: string, { perSecond, p50, p99, serverMicros, databaseMicros }: Measured): string =>
  `${what.padEnd(24)} ${Math.round(perSecond)}/s  p50 ${p50.toFixed(1)}  p99 ${p99.toFixed(1)} ms  server ${Math.round(serverMicros)} µs  database ${Math.round(databaseMicros)} µs a move`;

await bundle();
const database = await openBenchDatabase();
try {
  console.log(line("empty", await measure(database)));
  const client = new Client({ connectionString: database.url });
  await client.connect();
  for (let from = 1; from <= EVENTS / ROWS_OF_A_TABLE; from += TABLES_AT_ONCE) {
    const to = Math.min(EVENTS / ROWS_OF_A_TABLE, from + TABLES_AT_ONCE - 1);
    await client.query(FILL, [from, to, MOVE]);
  }
  await client.query("VACUUM ANALYZE table_events");
  await client.query("CHECKPOINT");
  const { rows } = await client.query(
    "SELECT pg_size_pretty(pg_total_relation_size('table_events')) AS size",
  );
  await client.end();
  console.log(line(`${EVENTS / 1e6} million rows (${rows[0].size})`, await measure(database)));
} finally {
  await database.stop();
}
