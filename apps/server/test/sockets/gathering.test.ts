import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { textFrame } from "../../src/sockets/frames.ts";
import { GatheringServer } from "../../src/sockets/gathering.ts";

let server: GatheringServer;
beforeAll(async () => {
  server = new GatheringServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
  await once(server, "listening");
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

/** Both ends of one line. */
async function line(): Promise<{ near: WebSocket; far: WebSocket; tcp: Socket }> {
  const connected = once(server, "connection");
  const far = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [near, request] = await connected;
  await once(far, "open");
  return { near, far, tcp: request.socket };
}

const texts = (far: WebSocket, count: number): Promise<string[]> =>
  new Promise((resolve) => {
    const heard: string[] = [];
    far.on("message", (data) => {
      heard.push(String(data));
      if (heard.length === count) resolve(heard);
    });
  });

describe("a WebSocket that gathers what it is sent", () => {
  it.each([0, 1, 125, 126, 65_535, 65_536, 200_000])("sends a text of %i letters whole", async (size) => {
    const { near, far } = await line();
    const heard = texts(far, 1);
    near.send("x".repeat(size));
    expect((await heard)[0]).toHaveLength(size);
    far.terminate();
  });

  it("keeps the order, also of what goes past it, and counts bytes and not letters", async () => {
    const { near, far } = await line();
    const heard = texts(far, 3);
    near.send("first ż");
    near.send(Buffer.from("second"));
    near.send("third 🂡");
    expect(await heard).toEqual(["first ż", "second", "third 🂡"]);
    far.terminate();
  });

  it("says at once that a text is on its way, and how much has not left", async () => {
    const { near, far, tcp } = await line();
    let told = false;
    near.send("hello", () => {
      told = true;
    });
    expect(told).toBe(true);
    expect(tcp.writableCorked).toBe(1);
    expect(near.bufferedAmount).toBe(textFrame("hello").length);
    await texts(far, 1);
    expect(near.bufferedAmount).toBe(0);
    far.terminate();
  });

  it("loses nothing of what was sent before it is closed", async () => {
    const { near, far } = await line();
    const heard = texts(far, 1);
    near.send("last words");
    near.close();
    expect(await heard).toEqual(["last words"]);
    await once(far, "close");
  });
});
