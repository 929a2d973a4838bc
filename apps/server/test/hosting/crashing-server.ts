import { pino } from "pino";
import { systemClock } from "../../src/clock.ts";
import { LIMITS } from "../../src/limits/limits.ts";
import { buildServer } from "../../src/server.ts";
import { openStore } from "../../src/store/open-store.ts";

/** A server in a process of its own that is killed the moment a command whose id begins with `kill` is committed. */
const logger = pino({ level: "silent" });
const store = await openStore({ connection: { connectionString: process.argv[2] ?? "" }, log: logger });
const server = await buildServer({
  store: {
    ...store,
    log: {
      ...store.log,
      append: async (entry) => {
        const appended = await store.log.append(entry);
        if (entry.commandId.startsWith("kill")) process.kill(process.pid, "SIGKILL");
        return appended;
      },
    },
  },
  logger,
  clock: systemClock,
  limits: LIMITS,
  publicUrl: null,
  trustProxy: false,
  webRoot: null,
});
process.send?.(await server.app.listen({ port: 0, host: "127.0.0.1" }));
