import { pino } from "pino";
import { openBus } from "../../src/bus/open-bus.ts";
import { systemClock } from "../../src/clock.ts";
import { makePool } from "../../src/computers/pool.ts";
import { LIMITS } from "../../src/limits/limits.ts";
import { makeMetrics } from "../../src/observe/metrics.ts";
import { buildServer } from "../../src/server.ts";
import { openStore } from "../../src/store/open-store.ts";
import { makeMemoryLog } from "./memory-log.ts";
import { answerParent } from "./parent.ts";

/** The real server on the database it is given, with or without its log. All clients are one address. */
const { databaseUrl, log, bus, limits, metricsToken } = JSON.parse(process.argv[2] ?? "{}");
const logger = pino({ level: "error" });
const real = await openStore({ connection: { connectionString: databaseUrl }, log: logger });
const store = log === "off" ? { ...real, log: makeMemoryLog() } : real;
const connection = { connectionString: databaseUrl };
const words = openBus({ choice: bus ?? { type: "local" }, connection, log: logger });
const thinkers = makePool({ worker: new URL("./worker.js", import.meta.url), threads: 0, logger });
const plenty = 1_000_000_000;
const server = await buildServer({
  store,
  bus: words,
  thinkers,
  logger,
  clock: systemClock,
  publicUrl: null,
  trustProxy: false,
  webRoot: null,
  ...(metricsToken === undefined ? {} : { metrics: { metrics: makeMetrics(), token: metricsToken } }),
  limits: {
    ...LIMITS,
    commandsPerSocket: plenty,
    socketsPerAddress: plenty,
    handshakesPerAddress: plenty,
    sessionsPerAddress: plenty,
    requestsPerAddress: plenty,
    openTablesPerPlayer: plenty,
    computerTablesPerPlayer: plenty,
    ...limits,
  },
});
await server.app.listen({ port: 0, host: "127.0.0.1" });
const address = server.app.server.address();
answerParent(typeof address === "object" && address !== null ? address.port : 0, async () => {
  await server.close();
  await thinkers.close();
  await words.close();
  await real.close();
});
