import {
  type CommandMessage,
  type CommandReply,
  PROTOCOL,
  type Reply,
  type TableUpdate,
} from "@bummerl/protocol";
import { io, type Socket } from "socket.io-client";
import type { EventName, OpenWire } from "../../../web/src/net/wire.ts";
import type { Recorder } from "./recorder.ts";

export interface NodeWireParts {
  /** Asked before every connection: the way in may be another one each time. */
  readonly address: () => string;
  readonly player: string;
  readonly cookie: string;
  readonly recorder: Recorder;
}

const codeOf = (error: Error): string | null => {
  const data: unknown = "data" in error ? error.data : null;
  return typeof data === "object" && data !== null && "code" in data && typeof data.code === "string"
    ? data.code
    : null;
};

/** The web client's wire outside a browser: the cookie is sent by hand, and everything that is told is written down. */
export const nodeWire =
  ({ address, player, cookie, recorder }: NodeWireParts): OpenWire =>
  (handlers) => {
    let socket: Socket | null = null;

    const connect = (): void => {
      const url = address();
      const next = io(url, {
        transports: ["websocket"],
        forceNew: true,
        reconnection: false,
        timeout: 3_000,
        auth: { protocol: PROTOCOL },
        extraHeaders: { cookie, origin: url },
      });
      socket = next;
      next.on("connect", () => socket === next && handlers.up());
      next.on("disconnect", () => socket === next && handlers.down());
      next.on("connect_error", (error) => socket === next && handlers.failed(codeOf(error)));
      next.on("update", (update: TableUpdate) => recorder.shown(update));
      next.onAny((name: EventName, message) => socket === next && handlers.event(name, message));
    };

    return {
      connect,
      disconnect: () => void socket?.disconnect(),
      emit: (name, message, reply) => {
        if (name === "command") recorder.sent(player, message as CommandMessage);
        socket?.emit(name, message, (answer: never) => {
          if (name === "command")
            recorder.answered(player, message as CommandMessage, answer as CommandReply);
          if (name === "join") {
            const joined = answer as Reply<TableUpdate>;
            if (joined.ok) recorder.shown(joined.data);
          }
          reply(answer);
        });
      },
    };
  };
