import type { Socket } from "node:net";
import { type ServerOptions, WebSocket, WebSocketServer } from "ws";
import { textFrame } from "./frames.ts";

type Sent = (error?: Error) => void;

/** Lines that hold something back until all that can be read now has been looked at. */
let holding: Socket[] = [];

function letGo(): void {
  const lines = holding;
  holding = [];
  for (const line of lines) line.uncork();
}

function hold(line: Socket): void {
  // Corked by ourselves or by `ws`, which lets go in the same breath: one hold for each line is enough.
  if (line.writableCorked > 0) return;
  line.cork();
  if (holding.length === 0) setImmediate(letGo);
  holding.push(line);
}

/**
 * A WebSocket that gathers what it is sent in one turn of the event loop, and writes it at once: a player's update and
 * the answer to his command cost one system call, and those who hear wake up once for many. Whoever sends is told at
 * once that it is on its way, so that Engine.IO does not keep the second back until the first has left; how much has not
 * left is told by `bufferedAmount` as ever.
 */
export class GatheringWebSocket extends WebSocket {
  override send(data: unknown, ...rest: readonly unknown[]): void {
    const line = this.line();
    const [sent] = rest;
    if (typeof data !== "string" || rest.length > 1 || this.readyState !== WebSocket.OPEN || line === null) {
      (super.send as (data: unknown, ...rest: readonly unknown[]) => void).call(this, data, ...rest);
      return;
    }
    hold(line);
    line.write(textFrame(data));
    if (typeof sent === "function") (sent as Sent)();
  }

  /** Sends a frame that is written down already. @returns false when this line takes nothing any more */
  sendFrame(frame: Buffer): boolean {
    const line = this.line();
    if (this.readyState !== WebSocket.OPEN || line === null) return false;
    hold(line);
    line.write(frame);
    return true;
  }

  /** The line below, which `ws` hands to nobody. */
  private line(): Socket | null {
    return (this as unknown as { readonly _socket?: Socket | null })._socket ?? null;
  }
}

/**
 * How long a client that is told of the end may take to say so too, in ms; then its line is cut. A telephone that sleeps
 * never says it, and the server cannot go before all lines are gone.
 */
const GOODBYE = { closeTimeout: 1_000 };

/** What Engine.IO is to take for its WebSockets. Compression must be off: frames are made here. */
export class GatheringServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, ...GOODBYE, WebSocket: GatheringWebSocket });
  }
}
