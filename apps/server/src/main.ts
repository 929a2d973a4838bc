import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import closeWithGrace from "close-with-grace";
import { openBus } from "./bus/open-bus.ts";
import { systemClock } from "./clock.ts";
import { makePool } from "./computers/pool.ts";
import { type Config, describeFaults, readConfig } from "./config/index.ts";
import { listenFault, tryListening } from "./http/listening.ts";
import { startKeeping } from "./keeping/keeping.ts";
import { LIMITS } from "./limits/limits.ts";
import { type Logger, makeLog } from "./observe/log.ts";
import { makeMetrics } from "./observe/metrics.ts";
import { patienceOf } from "./patience.ts";
import { DatabaseStartError, openDatabase } from "./postgres/index.ts";
import { sayRunning } from "./running.ts";
import { buildServer } from "./server.ts";
import { MigrationError } from "./store/migrate.ts";
import { openStore } from "./store/open-store.ts";

/** Shares of the grace time: for the server itself, and for all there is to stop. What is over it ends by force. */
const CLOSING = 0.7;
const STOPPING = 0.95;

/** The built client lies beside the server: `apps/web/dist`, seen from `apps/server/src` or `apps/server/dist`. */
const webRoot = resolve(dirname(fileURLToPath(import.meta.url)), "../../web/dist");

/** The code of the computers' threads: beside this file's, built or not. */
const worker = import.meta.url.endsWith(".ts")
  ? new URL("./computers/from-source.mjs", import.meta.url)
  : new URL("./worker.js", import.meta.url);

async function run(config: Config, logger: Logger): Promise<void> {
  await tryListening(config);
  const log = { info: (text: string) => logger.info(text), warn: (text: string) => logger.warn(text) };
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  const stops: (() => Promise<void>)[] = [database.stop];
  /** @returns whether everything was stopped in time */
  const stop = async (): Promise<boolean> => {
    const { within } = patienceOf(config.graceMs * STOPPING);
    let inTime = true;
    // Last opened, first closed; a step that fails or hangs keeps none of the others from being tried.
    for (const step of stops.splice(0).reverse()) {
      const stopped = step().catch((err: unknown) => logger.error({ err }, "a part could not be stopped"));
      inTime = (await within(config.graceMs, [stopped])) && inTime;
    }
    return inTime;
  };
  closeWithGrace({ delay: config.graceMs, logger: false }, async ({ err, signal }) => {
    if (err === undefined) logger.info({ signal }, "going down");
    else logger.fatal({ err }, "going down after a fault");
    if (await stop()) return;
    logger.error({}, "not everything could be stopped in time");
    throw new Error("stopped by force");
  });
  const metrics =
    config.metricsToken === undefined ? undefined : { metrics: makeMetrics(), token: config.metricsToken };
  try {
    const store = await openStore({
      connection: { connectionString: database.url },
      log: logger,
      poolSize: config.poolSize,
      ...(metrics === undefined ? {} : { onBatch: metrics.metrics.batch }),
    });
    stops.push(store.close);
    const bus = openBus({
      choice: config.bus,
      connection: { connectionString: database.url },
      log: logger,
    });
    stops.push(bus.close);
    const thinkers = makePool({ worker, threads: config.computerThreads, logger });
    stops.push(thinkers.close);
    const server = await buildServer({
      store,
      bus,
      thinkers,
      logger,
      webRoot,
      clock: systemClock,
      limits: { ...LIMITS, ...config.limits },
      publicUrl: config.publicUrl ?? null,
      trustProxy: config.trustProxy,
      // The rest of the time is for what is under way, the log and Postgres.
      sendOffMs: config.graceMs / 3,
      closeMs: config.graceMs * CLOSING,
      ...(metrics === undefined ? {} : { metrics }),
    });
    stops.push(server.close);
    await server.app.listen({ port: config.port, host: config.host, listenTextResolver: () => "listening" });
    const port = portOf(server.app.server.address(), config);
    stops.push(startKeeping({ clock: systemClock, logger, store: store.keeping, keep: config.keep }));
    const sayGone = await sayRunning(config.dataDir, port).catch((err: unknown) => {
      // Nothing but `bummerl drain` needs it.
      logger.warn({ err }, "this server could not be written down in the data folder");
    });
    if (sayGone !== undefined) stops.push(sayGone);
    announce(port, config, logger);
  } catch (error) {
    await stop();
    throw error;
  }
}

function portOf(bound: ReturnType<import("node:net").Server["address"]>, config: Config): number {
  return typeof bound === "object" && bound !== null ? bound.port : config.port;
}

function announce(port: number, config: Config, logger: Logger): void {
  const address = config.publicUrl ?? `http://localhost:${port}`;
  logger.info({ url: address, port }, "ready");
  process.stdout.write(`Bummerl is open at ${address}\n`);
}

const config = readConfig(process.env);
if (config.ok) {
  const logger = makeLog(config.value.logLevel);
  await run(config.value, logger).catch((err: unknown) => {
    // These are written for the person who started the server; anything else is a fault of ours.
    const known = err instanceof DatabaseStartError || err instanceof MigrationError;
    const message = known ? err.message : listenFault(err, config.value);
    if (message !== undefined) process.stderr.write(`${message}\n`);
    else logger.fatal({ err }, "the server could not start");
    process.exit(1);
  });
} else {
  process.stderr.write(`${describeFaults(config.error)}\n`);
  process.exit(1);
}
