import type { Server as HttpServer } from "node:http";
import { MAX_FRAME_BYTES } from "@bummerl/protocol";
import { Server } from "socket.io";
import type { Host } from "../hosting/host.ts";
import type { Page, PlayerServer } from "../hosting/page.ts";
import type { Publisher } from "../hosting/publisher.ts";
import type { Lobby } from "../lobby/lobby.ts";
import type { Logger } from "../observe/log.ts";
import type { refused } from "../refused.ts";
import type { Connections } from "./connections.ts";
import { GatheringServer } from "./gathering.ts";
import type { Handshake } from "./handshake.ts";
import { jsonParser } from "./json-parser.ts";
import { type Receiving, receive } from "./receive.ts";

/**
 * Socket.IO as we use it: WebSocket only; nothing is buffered, retried or recovered by the library, because a client
 * that comes back joins anew and resends what was not answered.
 */
export const makeSocketServer = (http: HttpServer, allowRequest: Handshake["allowRequest"]): PlayerServer =>
  new Server(http, {
    transports: ["websocket"],
    allowUpgrades: false,
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    pingInterval: 10_000,
    pingTimeout: 8_000,
    connectTimeout: 10_000,
    perMessageDeflate: false,
    httpCompression: false,
    cookie: false,
    wsEngine: GatheringServer,
    parser: jsonParser,
    allowRequest,
  });

export interface SocketParts {
  readonly handshake: Handshake;
  readonly connections: Connections;
  readonly publisher: Publisher;
  readonly host: Host;
  readonly lobby: Lobby;
  readonly receiving: Receiving;
  readonly logger: Logger;
}

/** Lets sockets in, hears what they say, and clears up behind them. */
export function serveSockets(io: PlayerServer, parts: SocketParts): void {
  const { handshake, connections, publisher, receiving, logger } = parts;

  /** Lines that asked to be let in: once is enough, for what is refused begins anew on a line of its own. */
  const asked = new WeakSet<Page["conn"]>();

  io.use((page, next) => {
    if (asked.has(page.conn)) return page.conn.close();
    asked.add(page.conn);
    const refuse = (code: Parameters<typeof refused>[0]): void => {
      next(refusal(code));
      hangUp(page);
    };
    handshake.admit(page).then(
      (code) => {
        if (code !== null) return refuse(code);
        // Also where it goes before it is connected: then there is no `disconnect`.
        page.conn.once("close", () => connections.leave(page));
        next();
      },
      (err: unknown) => {
        logger.error({ err }, "handshake failed");
        refuse("serverError");
      },
    );
  });

  io.on("connection", (page) => {
    forgetHandshake(page);
    publisher.welcome(page);
    // Handing the packet on would make it an event, and one called `error` would end the process.
    page.use((packet) => {
      const job = receive(receiving, page, packet);
      if (job !== undefined) track(receiving.working, job);
    });
    page.on("disconnect", () => {
      // Who leaves by a packet keeps the line, which from now on nobody counts.
      page.conn.close();
      track(receiving.working, farewell(parts, page));
    });
  });
}

/** All that was needed of the request is in `data` now; kept, it is a third of what a socket costs. */
function forgetHandshake(page: Page): void {
  (page.conn as { request: unknown }).request = null;
}

/** A line that was not let in is counted nowhere: it ends when the reason is on its way, which the library sends a turn later. */
function hangUp(page: Page): void {
  setImmediate(() => page.conn.close());
}

/** A server that goes down waits for these. */
function track(working: Set<Promise<void>>, job: Promise<void>): void {
  const done = job.finally(() => working.delete(done));
  working.add(done);
}

/** Socket.IO tells the client `data` of an error. */
const refusal = (code: Parameters<typeof refused>[0]): Error =>
  Object.assign(new Error(code), { data: { code } });

async function farewell({ connections, host, lobby, logger }: SocketParts, page: Page): Promise<void> {
  connections.leave(page);
  lobby.unwatch(page);
  const parted = await Promise.allSettled([...page.data.tables].map((table) => host.part(table, page)));
  for (const { status, ...rest } of parted)
    if (status === "rejected" && "reason" in rest) logger.error({ err: rest.reason }, "parting failed");
}
