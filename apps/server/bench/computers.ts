import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { COMPUTER_LEVELS, type ComputerLevel } from "@bummerl/table";
import { bundle } from "./lib/bundle.ts";
import { startServer } from "./lib/child.ts";
import { openBenchDatabase } from "./lib/database.ts";
import { between, lookAtMachine } from "./lib/machine.ts";
import { scrape } from "./lib/scrape.ts";
import { type Person, playComputer } from "./load/against-computer.ts";
import { figuresOf } from "./load/pace.ts";

/**
 * People against computers at human speed: how long the computers think, and whether anybody else notices. Levels take
 * turns from table to table, unless one is named. `--tables 100 --seconds 60 --level master --short`.
 */
const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    tables: { type: "string", default: "100" },
    seconds: { type: "string" },
    level: { type: "string" },
  },
});
const TABLES = Number(values.tables);
const SECONDS = Number(values.seconds ?? (values.short ? 20 : 60));
const LEVELS: readonly ComputerLevel[] = COMPUTER_LEVELS.filter(
  (level) => values.level === undefined || values.level === level,
);
const AT_ONCE = 20;
const TOKEN = "figures-of-the-bench";
/** A person looks, thinks and plays. */
const thinkMs = (): number => 1_000 + Math.random() * 3_000;

const ms = (seconds: number): string => `${(seconds * 1_000).toFixed(1)} ms`;

await bundle();
const database = await openBenchDatabase();
try {
  const argument = { databaseUrl: database.url, log: "on", metricsToken: TOKEN };
  const server = await startServer("game", argument);
  await scrape(server.port, TOKEN);
  await wait(5_000);
  const idle = await scrape(server.port, TOKEN);
  const faults: string[] = [];
  const people: Person[] = [];
  while (people.length < TABLES) {
    const batch = Array.from({ length: Math.min(AT_ONCE, TABLES - people.length) }, (_, index) => {
      const level = LEVELS[(people.length + index) % LEVELS.length] ?? "master";
      return playComputer({
        ...{ port: server.port, level, thinkMs },
        fault: (why) => void faults.push(why),
      });
    });
    people.push(...(await Promise.all(batch)));
  }
  await wait(3_000);
  // Asking forgets what the event loop was delayed before.
  await scrape(server.port, TOKEN);
  const before = lookAtMachine(database.postmaster, [server.pid, process.pid]);
  await wait(SECONDS * 1_000);
  const besides = between(before, lookAtMachine(database.postmaster, [server.pid, process.pid]));
  const busy = await scrape(server.port, TOKEN);
  console.log(`${TABLES} tables with a computer, ${SECONDS} s, a person's thought 1–4 s, pace natural`);
  for (const level of LEVELS) {
    const labels = `level="${level}",result="chosen"`;
    const name = "bummerl_computer_decision_seconds";
    const at = (share: number): string => ms(busy.quantile(name, labels, share));
    const failed = busy.value(`${name}_count{level="${level}",result="failed"}`);
    console.log(
      `${level.padEnd(9)} ${busy.value(`${name}_count{${labels}}`)} decisions, with their queue p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}, failed ${failed}`,
    );
  }
  const loop = (of: typeof idle, figure: string): string =>
    ms(of.value(`nodejs_eventloop_lag_${figure}_seconds`));
  for (const [title, of] of [
    ["idle", idle],
    ["with them", busy],
  ] as const)
    console.log(
      `event loop, ${title.padEnd(9)} p50 ${loop(of, "p50")}  p99 ${loop(of, "p99")}  max ${loop(of, "max")} (looked at every 10 ms)`,
    );
  const { p50, p99, max } = figuresOf(
    people.flatMap(({ waited }) => waited),
    1,
  );
  console.log(
    `a person waits p50 ${p50.toFixed(0)} ms  p99 ${p99.toFixed(0)} ms  max ${max.toFixed(0)} ms for the turn, thinking pauses included`,
  );
  const [cores = 0] = besides.processes;
  console.log(
    `cores: server with its threads ${cores.toFixed(2)}, database ${besides.database.toFixed(2)}, others ${besides.others.toFixed(2)}; faults ${faults.length}${faults[0] === undefined ? "" : ` (${faults[0]})`}`,
  );
  if (faults.length > 0) process.exitCode = 1;
  for (const person of people) person.close();
  await server.end();
} finally {
  await database.stop();
}
