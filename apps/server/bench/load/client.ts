import { type Address, type Line, openLine } from "./line.ts";

/** What a Socket.IO client hears besides answers. */
export interface Hearing {
  /** An event, beginning with its name: `update",{…}]`. */
  readonly event: (chunk: Buffer, from: number, to: number) => void;
  readonly lost: (why: string) => void;
}

/** Socket.IO over one {@link Line}, as far as a bench needs it. */
export interface Client {
  /** Sends an event with a ready JSON message; `answered` gets the bytes of the answer. */
  send(name: string, message: string, answered: Answered): void;
  /** The same, parsed. @throws Error when the server refuses */
  ask<T>(name: string, message: object): Promise<T>;
  /** Milliseconds since anything was answered. */
  silence(): number;
  readonly line: Line;
}

export type Answered = (chunk: Buffer, from: number, to: number) => void;

const OPEN = "0".charCodeAt(0);
const PING = "2".charCodeAt(0);
const MESSAGE = "4".charCodeAt(0);
const CONNECTED = "0".charCodeAt(0);
const EVENT = "2".charCodeAt(0);
const ACK = "3".charCodeAt(0);
const BRACKET = "[".charCodeAt(0);

/** Connects and is greeted: `auth` is what the handshake says. */
export async function openClient(address: Address, auth: object, hearing: Hearing): Promise<Client> {
  const waiting = new Map<number, Answered>();
  let next = 0;
  let lastAt = performance.now();
  let connected: (() => void) | null = null;
  let refused: ((error: Error) => void) | null = null;
  const opened = new Promise<void>((resolve, reject) => {
    connected = resolve;
    refused = reject;
  });

  const hear = (chunk: Buffer, from: number, to: number): void => {
    const kind = chunk[from];
    if (kind === PING) {
      line.send("3");
      return;
    }
    if (kind === OPEN) {
      // It may come with the very bytes that open the line.
      setImmediate(() => line.send(`40${JSON.stringify(auth)}`));
      return;
    }
    if (kind !== MESSAGE) return;
    switch (chunk[from + 1]) {
      case EVENT:
        hearing.event(chunk, from + 4, to);
        return;
      case ACK: {
        let at = from + 2;
        let id = 0;
        for (let digit = chunk[at] ?? BRACKET; digit !== BRACKET; digit = chunk[at] ?? BRACKET) {
          id = id * 10 + digit - 48;
          at += 1;
        }
        const answered = waiting.get(id);
        lastAt = performance.now();
        waiting.delete(id);
        answered?.(chunk, at + 1, to - 1);
        return;
      }
      case CONNECTED:
        connected?.();
        return;
      default:
        refused?.(new Error(`not let in: ${chunk.toString("utf8", from, to)}`));
    }
  };
  const line = await openLine(address, hear, hearing.lost);
  await opened;

  const send: Client["send"] = (name, message, answered) => {
    const id = next;
    next += 1;
    waiting.set(id, answered);
    line.send(`42${id}["${name}",${message}]`);
  };
  return {
    send,
    ask: <T>(name: string, message: object) =>
      new Promise<T>((resolve, reject) => {
        send(name, JSON.stringify(message), (chunk, from, to) => {
          const answer = JSON.parse(chunk.toString("utf8", from, to));
          if (answer.ok) resolve(answer.data);
          else reject(new Error(`${name}: ${answer.error.code}`));
        });
      }),
    silence: () => performance.now() - lastAt,
    line,
  };
}
