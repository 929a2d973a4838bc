import { type ClientToServer, PROTOCOL, type ServerToClient } from "@bummerl/protocol";
import { io, type Socket } from "socket.io-client";

export type RequestName = keyof ClientToServer;
export type MessageOf<E extends RequestName> = Parameters<ClientToServer[E]>[0];
export type AnswerOf<E extends RequestName> = Parameters<Parameters<ClientToServer[E]>[1]>[0];
export type EventName = keyof ServerToClient;
export type EventOf<E extends EventName> = Parameters<ServerToClient[E]>[0];

/** What a wire tells its owner. */
export interface WireHandlers {
  readonly up: () => void;
  /** It was up and is no more; or it closed before it was up. */
  readonly down: () => void;
  /** A try to connect failed; `code` when the server said why. */
  readonly failed: (code: string | null) => void;
  readonly event: <E extends EventName>(name: E, message: EventOf<E>) => void;
}

/** A bare line: no memory, no tries of its own. `emit` is only called while it is up. */
export interface Wire {
  connect(): void;
  disconnect(): void;
  emit<E extends RequestName>(name: E, message: MessageOf<E>, reply: (answer: AnswerOf<E>) => void): void;
}

export type OpenWire = (handlers: WireHandlers) => Wire;

const EVENTS = [
  "welcome",
  "update",
  "presence",
  "lobby",
  "call",
  "leaving",
] as const satisfies readonly EventName[];

const codeOf = (error: Error): string | null => {
  const data: unknown = "data" in error ? error.data : null;
  if (typeof data === "object" && data !== null && "code" in data && typeof data.code === "string") {
    return data.code;
  }
  return /^[a-z][A-Za-z]+$/.test(error.message) ? error.message : null;
};

/** Which table the page shows: a proxy before several servers can then send both its players to the same one. */
const tableShown = (): Record<string, string> => {
  const table = /^\/t\/([\w-]+)/.exec(location.pathname)?.[1];
  return table === undefined ? {} : { table };
};

/** Socket.IO by WebSocket alone; waiting, trying again and resending are the connection's business. */
export const openSocket: OpenWire = (handlers) => {
  const socket: Socket<ServerToClient, ClientToServer> = io({
    transports: ["websocket"],
    autoConnect: false,
    reconnection: false,
    timeout: 3_000,
    auth: { protocol: PROTOCOL },
  });
  socket.on("connect", handlers.up);
  socket.on("disconnect", handlers.down);
  socket.on("connect_error", (error) => handlers.failed(codeOf(error)));
  const listen = <E extends EventName>(name: E): void => {
    const listener = (message: EventOf<E>): void => handlers.event(name, message);
    // The library's types cannot follow a name that is one of several.
    (socket.on as (name: string, listener: (message: EventOf<E>) => void) => void).call(
      socket,
      name,
      listener,
    );
  };
  for (const name of EVENTS) listen(name);
  return {
    connect: () => {
      socket.io.opts.query = tableShown();
      socket.connect();
    },
    disconnect: () => socket.disconnect(),
    emit: (name, message, reply) => {
      (socket.emit as (name: string, message: unknown, reply: unknown) => void).call(
        socket,
        name,
        message,
        reply,
      );
    },
  };
};
