import { nextDeadline } from "@bummerl/table";
import type { FastifyInstance } from "fastify";
import type { Bus } from "./bus/bus.ts";
import { makeLocalBus } from "./bus/local.ts";
import type { Clock } from "./clock.ts";
import { makeCredit } from "./clocks/credit.ts";
import { makeHeartbeat } from "./clocks/heartbeat.ts";
import { makeSweeper } from "./clocks/sweeper.ts";
import { callOnResume } from "./hosting/call.ts";
import { makeHost } from "./hosting/host.ts";
import type { PlayerServer } from "./hosting/page.ts";
import { makePublisher } from "./hosting/publisher.ts";
import { makeApp } from "./http/app.ts";
import { guardRequests } from "./http/guard.ts";
import { healthRoute } from "./http/health.ts";
import { servePages } from "./http/pages.ts";
import { secureHeaders } from "./http/security.ts";
import { tableRoutes } from "./http/tables.ts";
import { identityRoutes } from "./identity/routes.ts";
import { makeSessions } from "./identity/sessions.ts";
import { addressReader, type TrustProxy } from "./limits/address.ts";
import { makeGuessing } from "./limits/guessing.ts";
import type { Limits } from "./limits/limits.ts";
import { makeAttendance } from "./lobby/attendance.ts";
import { makeFeed } from "./lobby/feed.ts";
import { makeLobby } from "./lobby/lobby.ts";
import { makeSeekers } from "./lobby/seekers.ts";
import { type Counters, makeCounters } from "./observe/counters.ts";
import type { Logger } from "./observe/log.ts";
import { makeConnections } from "./sockets/connections.ts";
import { makeHandlers } from "./sockets/handlers.ts";
import { makeHandshake } from "./sockets/handshake.ts";
import { socketCredits } from "./sockets/receive.ts";
import { makeKeepsUp } from "./sockets/slow-readers.ts";
import { hangUp, makeSocketServer, serveSockets } from "./sockets/sockets.ts";
import type { Store } from "./store/store.ts";

/** How long what a player has in the lobby is shown after his line was cut. */
const LOBBY_GRACE_MS = 10_000;

/** How long what is under way may take when the server goes down. */
const PATIENCE_MS = 6_000;

/** How long the last answers may take to leave. */
const HANG_UP_MS = 1_000;

/** All that a server is made of and does not make itself. */
export interface Components {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly limits: Limits;
  /** The address players type, if a proxy stands in front. */
  readonly publicUrl: string | null;
  readonly trustProxy: TrustProxy;
  /** Folder of the built client; without one there are no pages. */
  readonly webRoot: string | null;
  readonly lobbyGraceMs?: number;
  readonly bus?: Bus;
}

export interface GameServer {
  /** `app.listen` opens the door; building never does. */
  readonly app: FastifyInstance;
  readonly io: PlayerServer;
  readonly counters: Counters;
  /** Ends what is under way, cuts the sockets, stops the clocks. The store stays open: it is not ours. */
  close(): Promise<void>;
}

/** Puts the server together; its clocks run from here on, it listens when told so. */
export async function buildServer(parts: Components): Promise<GameServer> {
  const { store, clock, logger, limits, publicUrl, trustProxy } = parts;
  let isClosing = false;
  const closing = (): boolean => isClosing;
  const counters = makeCounters();
  const keepsUp = makeKeepsUp(limits, counters);
  const addressOf = addressReader(trustProxy);

  const attendance = makeAttendance(clock, parts.lobbyGraceMs ?? LOBBY_GRACE_MS);
  const connections = makeConnections(limits, attendance);
  const sessions = makeSessions(store.players, connections.cutSession);
  const handshake = makeHandshake({ sessions, connections, addressOf, publicUrl, limits, counters, closing });
  const app = await makeApp(logger, trustProxy);
  const io = makeSocketServer(app.server, handshake.allowRequest);

  const publisher = makePublisher(clock, keepsUp);
  const call = (player: string, table: string, reason: Parameters<typeof publisher.call>[2]): void =>
    publisher.call(connections.of(player), table, reason);
  const host = makeHost({
    store,
    clock,
    publisher,
    logger,
    limits,
    bus: parts.bus ?? makeLocalBus(),
    heard: (table, what) => {
      sweeper.noticed(table, nextDeadline(what.after));
      lobby.heard(what.before, what.after);
      callOnResume(what, call);
    },
    settled: () => heartbeat.settled(),
  });
  const heartbeat = makeHeartbeat({
    clock,
    logger,
    life: store.life,
    credit: makeCredit({ lists: store.lists, log: store.log, host, clock }),
  });
  const sweeper = makeSweeper({
    clock,
    logger,
    due: store.lists.due,
    mayRun: heartbeat.isSteady,
    sweep: async (table) => {
      const state = await host.look(table);
      if (state !== null) await host.system(table, `sweep-${state.seq}`, { type: "sweep" });
    },
  });

  const seekers = makeSeekers();
  const feed = makeFeed({
    io,
    clock,
    keepsUp,
    isHere: attendance.isHere,
    seeking: seekers.count,
    online: connections.players,
  });
  attendance.onChange(feed.counted);
  const codes = makeGuessing(limits.missesPerAddress);
  const lobby = makeLobby({
    ...{ store, clock, host, feed, seekers, attendance, codes, logger, call },
    openTablesPerPlayer: limits.openTablesPerPlayer,
  });

  const handlers = makeHandlers(host, lobby, clock);
  const credits = socketCredits(limits.commandsPerSocket);
  const working = new Set<Promise<void>>();
  const receiving = { handlers, logger, counters, credits, closing, keepsUp, working };
  serveSockets(io, { handshake, connections, publisher, host, lobby, receiving, logger });

  await secureHeaders(app, publicUrl);
  guardRequests(app, { publicUrl, requestsPerAddress: limits.requestsPerAddress, closing });
  healthRoute(app, store.ping);
  identityRoutes(app, { players: store.players, sessions, clock, publicUrl, limits });
  tableRoutes(app, { sessions, store, host, codes });
  await servePages(app, parts.webRoot);
  await app.ready();

  await lobby.start();
  await heartbeat.start();
  sweeper.start();

  const close = async (): Promise<void> => {
    isClosing = true;
    await withPatience(PATIENCE_MS, [sweeper.stop(), heartbeat.stop(), host.idle(), ...working]);
    // What was accepted has been answered; those who reconnect find the next server.
    await withPatience(HANG_UP_MS, hangUp(io));
    await io.close();
    await app.close();
    await withPatience(PATIENCE_MS, [...working]);
    attendance.stop();
    feed.stop();
    host.close();
  };
  return { app, io, counters, close };
}

/** Neither a database that does not answer nor a page that does not read keeps the server from going down. */
function withPatience(ms: number, jobs: readonly Promise<unknown>[]): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, ms);
    void Promise.allSettled(jobs).then(() => {
      clearTimeout(late);
      resolve();
    });
  });
}
