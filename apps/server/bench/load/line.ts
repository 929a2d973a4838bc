import { connect, type Socket } from "node:net";

/** One WebSocket by hand, at the least cost: what speaks here is not what is measured. */
export interface Line {
  /** Sends one text of ASCII. */
  send(text: string): void;
  close(): void;
  /** Bytes that came and went since the line was opened, with all framing. */
  bytes(): { readonly received: number; readonly sent: number };
}

/** One whole text message: the bytes `from` to `to` of what came. They are only good during the call. */
export type Hear = (chunk: Buffer, from: number, to: number) => void;

export interface Address {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const TEXT = 1;
const CLOSE = 8;
const NONE: Buffer = Buffer.alloc(0);

/** Opens a WebSocket on this machine. `lost` is called when it ends before `close`. */
export function openLine(address: Address, hear: Hear, lost: (why: string) => void): Promise<Line> {
  const socket = connect({ port: address.port, host: "127.0.0.1", noDelay: true });
  const own = { upgrade: "websocket", connection: "Upgrade", "sec-websocket-version": "13" };
  const headers = { host: `127.0.0.1:${address.port}`, "sec-websocket-key": KEY, ...own, ...address.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(`GET ${address.path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return new Promise((resolve, reject) => {
    let left = NONE;
    let open = false;
    let closing = false;
    const end = (why: string): void => {
      socket.destroy();
      if (!open) reject(new Error(`no WebSocket: ${why}`));
      else if (!closing) lost(why);
      closing = true;
    };
    const close = (): void => {
      closing = true;
      socket.destroy();
    };
    socket.on("error", (error) => end(error.message));
    socket.on("close", () => end("closed"));
    socket.on("data", (data: Buffer) => {
      let chunk = left.length === 0 ? data : Buffer.concat([left, data]);
      if (!open) {
        const head = chunk.indexOf("\r\n\r\n");
        if (head < 0) {
          left = chunk;
          return;
        }
        if (!chunk.subarray(0, 12).equals(SWITCHING))
          return end(chunk.toString("latin1", 0, 40).split("\r\n")[0] ?? "");
        open = true;
        chunk = chunk.subarray(head + 4);
        resolve({ send: (text) => sendText(socket, text), close, bytes: () => bytesOf(socket) });
      }
      left = hearAll(chunk, hear, () => end("closed by the server"));
    });
  });
}

const KEY = "dGhlIHNhbXBsZSBub25jZQ==";
const SWITCHING = Buffer.from("HTTP/1.1 101");

/** @returns what is left: the beginning of a frame */
function hearAll(chunk: Buffer, hear: Hear, closed: () => void): Buffer {
  let at = 0;
  while (at + 2 <= chunk.length) {
    const kind = (chunk[at] ?? 0) & 15;
    let size = (chunk[at + 1] ?? 0) & 127;
    let from = at + 2;
    if (size === 126) {
      if (at + 4 > chunk.length) break;
      size = chunk.readUInt16BE(at + 2);
      from = at + 4;
    } else if (size === 127) {
      if (at + 10 > chunk.length) break;
      size = chunk.readUInt32BE(at + 6);
      from = at + 10;
    }
    if (from + size > chunk.length) break;
    if (kind === TEXT) hear(chunk, from, from + size);
    else if (kind === CLOSE) closed();
    at = from + size;
  }
  return at === chunk.length ? NONE : chunk.subarray(at);
}

/** A client's frame is masked; a mask of zeros changes nothing and costs nothing. */
function sendText(socket: Socket, text: string): void {
  const size = text.length;
  const length =
    size < 126
      ? String.fromCharCode(0x81, 128 + size)
      : String.fromCharCode(0x81, 128 + 126, size >> 8, size & 255);
  socket.write(`${length}\0\0\0\0${text}`, "latin1");
}

const bytesOf = (socket: Socket) => ({ received: socket.bytesRead, sent: socket.bytesWritten });
