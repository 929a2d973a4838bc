import { pino } from "pino";
import { systemClock } from "../src/clock.ts";
import { LIMITS } from "../src/limits/limits.ts";
import { buildServer } from "../src/server.ts";
import { openStore } from "../src/store/open-store.ts";

/** The real server on the database it is given; says its port to whoever started it. All clients are one address. */
const logger = pino({ level: "error" });
const store = await openStore({ connection: { connectionString: process.argv[2] ?? "" }, log: logger });
const plenty = 1_000_000_000;
const server = await buildServer({
  store,
  logger,
  clock: systemClock,
  publicUrl: null,
  trustProxy: false,
  webRoot: null,
  limits: {
    ...LIMITS,
    commandsPerSocket: plenty,
    socketsPerAddress: plenty,
    handshakesPerAddress: plenty,
    sessionsPerAddress: plenty,
    requestsPerAddress: plenty,
  },
});
const url = await server.app.listen({ port: 0, host: "127.0.0.1" });
process.send?.({ url });
process.on("message", async () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuSeconds: (user + system) / 1e6 });
  await server.close();
  await store.close();
  process.disconnect?.();
});
