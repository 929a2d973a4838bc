import { nextDeadline } from "@bummerl/table";
import type { FastifyInstance } from "fastify";
import type { Bus } from "./bus/bus.ts";
import { makeLocalBus } from "./bus/local.ts";
import type { Clock } from "./clock.ts";
import { makeCredit } from "./clocks/credit.ts";
import { makeHeartbeat } from "./clocks/heartbeat.ts";
import { makeSweeper } from "./clocks/sweeper.ts";
import { makeCalls } from "./cluster/calls.ts";
import { makeCluster } from "./cluster/cluster.ts";
import { makePresence } from "./cluster/presence.ts";
import { makeRoll } from "./cluster/roll.ts";
import { makeComputers } from "./computers/computers.ts";
import { makeHints } from "./computers/hints.ts";
import type { Thinkers } from "./computers/thinkers.ts";
import { makeDays } from "./days/days.ts";
import { makeMasters } from "./days/masters.ts";
import { makeDaySecrets } from "./days/secrets.ts";
import { callOnResume } from "./hosting/call.ts";
import { makeHost } from "./hosting/host.ts";
import type { PlayerServer } from "./hosting/page.ts";
import { makePublisher } from "./hosting/publisher.ts";
import { makeApp } from "./http/app.ts";
import { dayRoutes } from "./http/days.ts";
import { guardRequests } from "./http/guard.ts";
import { healthRoutes } from "./http/health.ts";
import { metricsRoute } from "./http/metrics.ts";
import { servePages } from "./http/pages.ts";
import { secureHeaders } from "./http/security.ts";
import { tableRoutes } from "./http/tables.ts";
import { identityRoutes } from "./identity/routes.ts";
import { makeSessions } from "./identity/sessions.ts";
import { addressReader, type TrustProxy } from "./limits/address.ts";
import { makeGuessing } from "./limits/guessing.ts";
import type { Limits } from "./limits/limits.ts";
import { makeAttendance } from "./lobby/attendance.ts";
import { makeElsewhere } from "./lobby/elsewhere.ts";
import { makeFeed } from "./lobby/feed.ts";
import { makeListing } from "./lobby/listing.ts";
import { makeLobby } from "./lobby/lobby.ts";
import { makeSeekers } from "./lobby/seekers.ts";
import { type Counters, makeCounters } from "./observe/counters.ts";
import type { Logger } from "./observe/log.ts";
import { measured } from "./observe/measured.ts";
import type { Metrics } from "./observe/metrics.ts";
import { patienceOf } from "./patience.ts";
import { makeConnections } from "./sockets/connections.ts";
import { makeCredits } from "./sockets/credits.ts";
import { makeHandlers } from "./sockets/handlers.ts";
import { makeHandshake } from "./sockets/handshake.ts";
import { hangUp, sendOff } from "./sockets/leaving.ts";
import type { MessageName } from "./sockets/messages.ts";
import { makeSessionCuts } from "./sockets/session-cuts.ts";
import { makeKeepsUp } from "./sockets/slow-readers.ts";
import { makeSocketServer, serveSockets } from "./sockets/sockets.ts";
import { straight } from "./sockets/straight.ts";
import type { Store } from "./store/store.ts";

/** How long what a player has in the lobby is shown after his line was cut. */
const LOBBY_GRACE_MS = 10_000;

/** Not begun any more by a server that goes down; what is going on may still be played. */
const BEGINNINGS: ReadonlySet<MessageName> = new Set(["make", "playDay", "seek"]);

/** How long all players are sent off for, at most, unless the host says otherwise. */
const SEND_OFF_MS = 5_000;

const NOBODY = { player: 0, address: 0 };

/** How long a line is kept for the answers it waits for. */
const ANSWERS_MS = 3_000;

/** How long what is under way may take when the server goes down. */
const PATIENCE_MS = 6_000;

/** How long the last answers may take to leave. */
const HANG_UP_MS = 1_000;

/** How long all of that may take together, unless the host says otherwise. */
const CLOSE_MS = 15_000;

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
  /** Who thinks for computers; not ours to close. */
  readonly thinkers: Thinkers;
  /** Figures for who has the token. */
  readonly metrics?: { readonly metrics: Metrics; readonly token: string };
  /** Most time to send all players off, one after the other, before the server goes down. */
  readonly sendOffMs?: number;
  /** Most time for all of `close`, whatever hangs. */
  readonly closeMs?: number;
}

export interface GameServer {
  /** `app.listen` opens the door; building never does. */
  readonly app: FastifyInstance;
  readonly io: PlayerServer;
  readonly counters: Counters;
  /**
   * Ends what is under way, cuts the sockets, stops the clocks. The store stays open: it is not ours. Neither a database
   * that does not answer nor a page that does not read keeps the server from going down in time.
   */
  close(): Promise<void>;
}

/** Puts the server together; its clocks run from here on, it listens when told so. */
export async function buildServer(parts: Components): Promise<GameServer> {
  const { clock, logger, limits, publicUrl, trustProxy } = parts;
  const watched = measured(parts.metrics?.metrics ?? null, parts.store, parts.bus ?? makeLocalBus());
  const { store, bus } = watched;
  let stage: "open" | "leaving" | "closed" = "open";
  const leaving = (): boolean => stage !== "open";
  const closing = (message: MessageName): boolean =>
    stage === "closed" || (leaving() && BEGINNINGS.has(message));
  const counters = makeCounters();
  const keepsUp = makeKeepsUp(limits, counters);
  const addressOf = addressReader(trustProxy);

  const attendance = makeAttendance(clock, parts.lobbyGraceMs ?? LOBBY_GRACE_MS);
  const roll = makeRoll({
    ...{ store: store.cluster, clock, logger },
    paged: (tables) => presence.written(tables),
  });
  const cluster = makeCluster({ store: store.cluster, clock, logger, roll });
  const connections = makeConnections(limits, attendance, roll);
  const sessionCuts = makeSessionCuts({ bus, cluster, connections, players: store.players });
  const sessions = makeSessions(store.players, sessionCuts.cut);
  const handshake = makeHandshake({
    sessions,
    connections,
    addressOf,
    publicUrl,
    limits,
    counters,
    closing: leaving,
    elsewhere: async (player, address) => (cluster.alone() ? NOBODY : store.cluster.crowd(player, address)),
  });
  const app = await makeApp(logger, trustProxy);
  const io = makeSocketServer(app.server, handshake.allowRequest);

  const publisher = makePublisher({ clock, keepsUp, straight });
  const calls = makeCalls({
    ...{ store: store.cluster, cluster, bus },
    tell: (player, table, reason) => publisher.call(connections.of(player), table, reason),
    called: (player, table, reason) => lobby.called(player, table, reason),
  });
  const ownHost = makeHost({
    store,
    clock,
    publisher,
    logger,
    limits,
    bus,
    heard: (table, what, ours) => {
      sweeper.noticed(table, nextDeadline(what.after));
      lobby.heard(what.before, what.after);
      computers.heard(what.after, ours);
      if (ours) callOnResume(what, calls.call);
    },
    settled: () => heartbeat.settled(),
    paged: (table, seat, open) => {
      roll.page(table, seat, open);
      presence.paged(table);
      if (open) computers.opened(table);
    },
    waitsElsewhere: (table, seat, askedAt) => presence.waitsElsewhere(table, seat, askedAt),
  });
  const host = watched.host(ownHost);
  const computers = makeComputers({
    ...{ clock, logger, host, thinkers: parts.thinkers },
    ...(parts.metrics === undefined ? {} : { decided: parts.metrics.metrics.decided }),
  });
  const hints = makeHints({ host, limits, thinkers: parts.thinkers });
  const secrets = makeDaySecrets(store.days, clock);
  const masters = makeMasters({ store: store.days, secrets, thinkers: parts.thinkers, logger });
  const days = makeDays({ clock, store, secrets, masters, host });
  const presence = makePresence({ store: store.cluster, cluster, bus, host, clock, logger });
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
  const listing = makeListing();
  const elsewhere = makeElsewhere({
    ...{ store, cluster, bus, listing, clock, logger },
    feed: () => feed,
    seeksHere: seekers.has,
  });
  const feed = makeFeed({
    ...{ io, clock, keepsUp, listing },
    isHere: (player) => attendance.isHere(player) || elsewhere.isHere(player),
    seeking: () => seekers.count() + elsewhere.seeking(),
    online: () => connections.players() + elsewhere.online(),
  });
  attendance.onChange(feed.counted);
  const codes = makeGuessing(store.budget("codes", limits.missesPerAddress, 60));
  const lobby = makeLobby({
    ...{ store, clock, host, feed, listing, seekers, attendance, codes, logger, cluster, elsewhere, roll },
    ...{ call: calls.call, callHere: calls.callHere, say: bus.say },
    openTablesPerPlayer: limits.openTablesPerPlayer,
    computerTablesPerPlayer: limits.computerTablesPerPlayer,
  });

  cluster.onLook(lobby.lookAfterWishes, "always");
  cluster.onLook(host.lookForNews);
  bus.onMissed(cluster.lookSoon);

  const handlers = makeHandlers({ host, lobby, hints, days, clock });
  const credits = makeCredits(limits.commandsPerSocket);
  const working = new Set<Promise<void>>();
  const receiving = { handlers, logger, counters, credits, closing, keepsUp, working };
  serveSockets(io, { handshake, connections, publisher, host, lobby, receiving, logger });

  await secureHeaders(app, publicUrl);
  guardRequests(app, { publicUrl, requestsPerAddress: limits.requestsPerAddress, closing: leaving });
  healthRoutes(app, { writable: store.writable, draining: leaving });
  if (parts.metrics !== undefined) metricsRoute(app, parts.metrics.metrics, parts.metrics.token);
  identityRoutes(app, { players: store.players, budget: store.budget, sessions, clock, publicUrl, limits });
  tableRoutes(app, { sessions, store, host, codes, clock });
  dayRoutes(app, { sessions, days });
  await servePages(app, parts.webRoot);
  await app.ready();

  watched.watch({
    tables: host.held,
    computerTables: host.withComputer,
    sockets: () => io.sockets.sockets.size,
    players: connections.players,
    lobbyTables: feed.size,
    seeking: seekers.count,
    draining: leaving,
    refusals: counters,
  });
  await lobby.start(await cluster.arrive());
  await heartbeat.start(cluster.arrive, cluster.start);
  sweeper.start();
  computers.start();

  const close = async (): Promise<void> => {
    stage = "leaving";
    const { within } = patienceOf(parts.closeMs ?? CLOSE_MS);
    const withinMs = parts.sendOffMs ?? SEND_OFF_MS;
    const answered = async (): Promise<void> => void (await within(ANSWERS_MS, [...working]));
    const sentOff = sendOff({ io, publisher, withinMs, answered });
    await within(withinMs + ANSWERS_MS + HANG_UP_MS, [sentOff]);
    stage = "closed";
    await within(PATIENCE_MS, [
      sweeper.stop(),
      computers.stop(),
      masters.idle(),
      heartbeat.stop(),
      host.idle(),
      ...working,
    ]);
    // What was accepted has been answered; those who reconnect find the next server.
    await within(HANG_UP_MS, hangUp(io));
    const shut = io.close().then(() => app.close());
    await within(PATIENCE_MS, [
      shut.catch((err: unknown) => logger.error({ err }, "the door could not be shut")),
    ]);
    await within(PATIENCE_MS, [...working]);
    await within(PATIENCE_MS, [cluster.stop()]);
    for (const part of [attendance, feed, elsewhere, presence, calls, sessionCuts]) part.stop();
    host.close();
  };
  return { app, io, counters, close };
}
