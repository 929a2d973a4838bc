import { connect, createServer, type Socket } from "node:net";

export interface LineSpeed {
  /** There and back, ms. */
  readonly roundTrip: number;
  /** Towards the browser, over all connections together. */
  readonly bitsPerSecond: number;
}

export interface SlowLine {
  /** Where the same server is reached over the slow line. */
  readonly url: string;
  /** Bytes that went to the browser so far. */
  bytes(): number;
  close(): Promise<void>;
}

/** Things that happen later, in the order they were given. Timers alone would not keep it. */
const makeQueue = () => {
  const waiting: { readonly at: number; readonly call: () => void }[] = [];
  const work = (): void => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const left = next.at - performance.now();
      if (left > 0) {
        setTimeout(work, left);
        return;
      }
      waiting.shift();
      next.call();
    }
  };
  return (at: number, call: () => void): void => {
    waiting.push({ at, call });
    if (waiting.length === 1) work();
  };
};

/**
 * A slow line before a server: everything, also WebSockets, goes through it late and no faster than the line allows.
 * (The browser's own throttling leaves sockets alone.) A new connection costs one round trip more, as on a real line.
 */
export const openSlowLine = async (
  target: string,
  { roundTrip, bitsPerSecond }: LineSpeed,
): Promise<SlowLine> => {
  const { hostname, port } = new URL(target);
  const oneWay = roundTrip / 2;
  const bytesPerMs = bitsPerSecond / 8 / 1_000;
  let freeAt = 0;
  let sent = 0;
  const open = new Set<Socket>();

  const server = createServer((browser) => {
    const origin = connect(Number(port), hostname);
    const openedAt = performance.now();
    for (const socket of [browser, origin]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on("close", () => open.delete(socket));
      // The other end is told by `end` or `close`.
      socket.on("error", () => socket.destroy());
    }
    const up = makeQueue();
    const down = makeQueue();
    browser.on("data", (chunk) => {
      up(Math.max(performance.now(), openedAt + roundTrip) + oneWay, () => origin.write(chunk));
    });
    origin.on("data", (chunk) => {
      // In pieces as large as packets, so that connections share the line.
      for (let from = 0; from < chunk.length; from += 1_460) {
        const piece = chunk.subarray(from, from + 1_460);
        freeAt = Math.max(freeAt, performance.now()) + piece.length / bytesPerMs;
        down(freeAt + oneWay, () => {
          sent += piece.length;
          browser.write(piece);
        });
      }
    });
    browser.on("end", () => up(performance.now() + oneWay, () => origin.end()));
    origin.on("end", () => down(Math.max(freeAt, performance.now()) + oneWay, () => browser.end()));
    browser.on("close", () => origin.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the slow line has no port");
  return {
    url: `http://localhost:${address.port}`,
    bytes: () => sent,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
