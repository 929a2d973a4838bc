import { Writable } from "node:stream";
import { pino } from "pino";
import { type Clock, systemClock } from "../../src/clock.ts";
import { LIMITS, type Limits } from "../../src/limits/limits.ts";
import { describeError } from "../../src/observe/log.ts";
import { buildServer, type Components, type GameServer } from "../../src/server.ts";
import { openStore } from "../../src/store/open-store.ts";
import type { Store } from "../../src/store/store.ts";
import { createTestDatabase } from "./database.ts";
import { inlineThinkers } from "./thinkers.ts";

export interface TestServer {
  readonly url: string;
  readonly server: GameServer;
  readonly store: Store;
  /** Every line logged so far. */
  readonly logged: readonly string[];
  /** Takes the server's database away for good: to all other processes it was killed. */
  kill(): Promise<void>;
  /** Stops the server and, when it is the last one on it, its database. */
  close(): Promise<void>;
}

export interface TestServerOptions extends Partial<Omit<Components, "store" | "limits" | "logger">> {
  readonly limits?: Partial<Limits>;
  /** Puts something between the server and the store. */
  readonly wrap?: (store: Store) => Store;
  /** A database that outlives this server; without it one is made and dropped again. */
  readonly databaseUrl?: string;
}

/** Tests speak faster than people, all from one address. */
const GENEROUS: Partial<Limits> = {
  commandsPerSocket: 1_000_000,
  socketsPerAddress: 10_000,
  handshakesPerAddress: 100_000,
  sessionsPerAddress: 100_000,
  requestsPerAddress: 1_000_000,
};

/** The real server on a real database and a port of its own. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { limits, wrap, databaseUrl, ...parts } = options;
  const clock: Clock = parts.clock ?? systemClock;
  const database = databaseUrl === undefined ? await createTestDatabase() : null;
  const logged: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged.push(chunk.toString("utf8"));
      done();
    },
  });
  const logger = pino({ level: "info", serializers: { err: describeError } }, sink);
  const connection = { connectionString: databaseUrl ?? database?.url ?? "" };
  const store = await openStore({ connection, log: logger, poolSize: 4, now: clock.now });
  const server = await buildServer({
    publicUrl: null,
    trustProxy: false,
    webRoot: null,
    thinkers: inlineThinkers(),
    ...parts,
    clock,
    logger,
    store: wrap?.(store) ?? store,
    limits: { ...LIMITS, ...GENEROUS, ...limits },
  });
  const url = await server.app.listen({ port: 0, host: "127.0.0.1", listenTextResolver: () => "listening" });
  let killed = false;
  const kill = async (): Promise<void> => {
    killed = true;
    await store.close();
  };
  const close = async (): Promise<void> => {
    await (killed ? server.io.close() : server.close());
    await store.close();
    await database?.drop();
  };
  return { url, server, store, logged, kill, close };
}
