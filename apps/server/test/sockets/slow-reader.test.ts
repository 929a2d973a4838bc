import { connect as connectTcp } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, join, makeGuest } from "../support/client.ts";
import { carry, data, sitTogether, viewOf } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ limits: { backlogPackets: 3, backlogBytes: 1_000_000 } });
});
afterAll(() => server.close());

describe("a page that does not read what it is sent", () => {
  it("is cut, and costs the others nothing", async () => {
    const match = await sitTogether(server.url);
    const slow = await connect(server.url, match.lines[1].guest);
    await data(slow.ask("join", { table: match.table }));
    const page = [...server.server.io.sockets.sockets.values()].find(({ id }) => id === slow.socket.id);
    if (page === undefined) throw new Error("the page is not there");
    const cut = new Promise((resolve) => page.once("disconnect", resolve));
    // As if the network took nothing any more: what is written is never reported as sent.
    page.conn.transport.writable = false;
    for (let deal = 1; page.connected && deal < 20; deal += 1) {
      await carry(match, 0, { type: "save", deal: viewOf(match, 0).dealNumber });
      for (const seat of [0, 1] as const)
        await carry(match, seat, { type: "resume", deal: viewOf(match, 0).dealNumber });
    }
    await cut;
    expect(server.server.counters.read()["slowReader"]).toBe(1);
    await carry(match, 1, { type: "next", deal: 1, cut: "" });
  });
});

describe("a page that asks and does not read the answers", () => {
  it("is cut before they pile up", async () => {
    const line = await join(server.url, "Anna");
    const page = [...server.server.io.sockets.sockets.values()].find(({ id }) => id === line.socket.id);
    if (page === undefined) throw new Error("the page is not there");
    const cut = new Promise((resolve) => line.socket.once("disconnect", resolve));
    page.conn.transport.writable = false;
    for (let i = 0; i < 100; i += 1) line.socket.emit("beat", {}, () => undefined);
    expect(await cut).toBe("transport close");
    expect(page.connected).toBe(false);
  });
});

describe("a line that speaks something else", () => {
  it("is closed without harm", async () => {
    const { port, hostname } = new URL(server.url);
    const socket = connectTcp(Number(port), hostname);
    socket.write("GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n\r\n");
    await new Promise((resolve) => socket.once("close", resolve).on("error", resolve).resume());
    expect(await makeGuest(server.url)).toMatchObject({ id: expect.any(String) });
  });
});
