import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { connect, type Guest, join, makeGuest, openSocket } from "../support/client.ts";
import { sitTogether } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";

const PUBLIC = "https://cards.example.org";
let server: TestServer;
let guest: Guest;
beforeAll(async () => {
  server = await startServer({ publicUrl: PUBLIC });
  guest = await makeGuest(server.url);
});
afterAll(() => server.close());

/** A line of the client's own making, with its cookie; it answers every ping, so that only the server ends it. */
const rawLine = (cookie: string): WebSocket => {
  const line = new WebSocket(`${server.url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`, {
    headers: { cookie, origin: server.url },
  });
  line.on("message", (text) => {
    if (String(text) === "2") line.send("3");
  });
  return line;
};

/** The HTTP status of a bare WebSocket handshake; 101 when it was let in. */
const handshake = (headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(`${server.url}/socket.io/?EIO=4&transport=websocket`, {
      headers: {
        ...headers,
        connection: "Upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": randomBytes(16).toString("base64"),
      },
    });
    asked.once("upgrade", (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    asked.once("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.once("error", reject);
    asked.end();
  });

describe("a handshake", () => {
  it("from our own page, or from the public address, is let in", async () => {
    expect(await handshake({ origin: server.url })).toBe(101);
    expect(await handshake({ origin: PUBLIC })).toBe(101);
  });

  it.each([
    ["absent", {}],
    ["null", { origin: "null" }],
    ["foreign", { origin: "http://evil.example" }],
    ["a look-alike", { origin: `${PUBLIC}.evil.example` }],
    ["the same host by another port", { origin: "http://127.0.0.1:1" }],
    ["the public host without TLS", { origin: "http://cards.example.org" }],
    ["not one", { origin: "127.0.0.1" }],
  ])("is refused before Socket.IO sees it when its Origin is %s", async (_kind, headers) => {
    expect(await handshake(headers as Record<string, string>)).toBe(400);
  });

  it("needs a session", async () => {
    await expect(connect(server.url, { id: "", cookie: "" })).rejects.toThrow("noSession");
    await expect(connect(server.url, { id: "", cookie: `bummerl=${"x".repeat(43)}` })).rejects.toThrow(
      "noSession",
    );
  });

  it.each([{}, { protocol: -1 }, { protocol: 2 }, { protocol: "1" }, { protocol: null }])(
    "that speaks %j is told to reload",
    async (auth) => {
      await expect(connect(server.url, guest, { auth })).rejects.toThrow("protocolTooOld");
    },
  );

  it("is by WebSocket and nothing else", async () => {
    const response = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: server.url },
    });
    expect(response.status).toBe(400);
  });

  it("is made once on a line; what is refused, or leaves by a packet, has no line any more", async () => {
    const refusedLine = rawLine(guest.cookie);
    refusedLine.on("message", (text) => {
      if (String(text).startsWith("0")) refusedLine.send('40{"protocol":-1}');
    });
    const heard: string[] = [];
    refusedLine.on("message", (text) => heard.push(String(text)));
    await once(refusedLine, "close");
    expect(heard.at(-1)).toContain("protocolTooOld");

    const before = server.logged.length;
    const leaving = rawLine(guest.cookie);
    leaving.on("message", (text) => {
      if (String(text).startsWith("0")) leaving.send('40{"protocol":1}');
      if (String(text).includes("welcome")) leaving.send("41");
    });
    await once(leaving, "close");

    const twice = rawLine(guest.cookie);
    twice.on("message", (text) => {
      if (String(text).startsWith("0")) for (let n = 0; n < 20; n += 1) twice.send('40{"protocol":1}');
    });
    await once(twice, "close");
    await expect.poll(() => server.server.io.engine.clientsCount).toBe(0);
    expect(server.logged.slice(before).filter((line) => line.includes("handshake failed"))).toEqual([]);
  });

  it("is made in one namespace only: who asks for another, before it or after it, has no line any more", async () => {
    const elsewhere = '40/elsewhere,{"protocol":1}';
    for (const asksAt of ["0", "40"]) {
      const line = rawLine(guest.cookie);
      const heard: string[] = [];
      line.on("message", (frame) => {
        const text = String(frame);
        heard.push(text);
        if (text.startsWith(asksAt)) line.send(elsewhere);
        else if (text.startsWith("0")) line.send('40{"protocol":1}');
        // The answer to the first is the end of a line that is not hung up on.
        if (text.includes("elsewhere")) line.terminate();
      });
      await once(line, "close");
      expect(heard.filter((text) => text.includes("elsewhere"))).toEqual([]);
    }
    await expect.poll(() => server.server.io.engine.clientsCount).toBe(0);
  });

  it("is followed by a welcome", async () => {
    const socket = openSocket(server.url, guest.cookie);
    const welcome = await new Promise((resolve) => socket.once("welcome", resolve));
    expect(welcome).toEqual({ player: { id: guest.id, name: null }, protocol: 1, now: expect.any(Number) });
    socket.close();
  });
});

describe("limits", () => {
  it("so many handshakes a minute and sockets at a time for one address", async () => {
    const small = await startServer({ limits: { handshakesPerAddress: 5, socketsPerAddress: 2 } });
    const one = await join(small.url, "Anna");
    const two = await join(small.url, "Bert");
    await expect(join(small.url, "Cora")).rejects.toThrow("tooMany");
    two.close();
    await expect.poll(() => small.server.io.engine.clientsCount).toBe(1);
    const three = await join(small.url, "Dora");
    const four = join(small.url, "Emil");
    await expect(four).rejects.toThrow("tooMany");
    three.close();
    // The sixth within the minute, though there is room again.
    await expect(join(small.url, "Franz")).rejects.toThrow("tooMany");
    one.close();
    await small.close();
  });

  it("a frame beyond 16 kB ends the line; the table goes on for the others", async () => {
    const match = await sitTogether(server.url);
    const cut = new Promise((resolve) => match.lines[0].socket.once("disconnect", resolve));
    match.lines[0].socket.emit("join", { table: "x".repeat(20_000) }, () => undefined);
    await cut;
    const view = await match.lines[1].askAnything("join", { table: match.table });
    expect(view).toMatchObject({ ok: true, data: { online: [false, true] } });
  });

  it("credits of a socket: beyond them every message is answered tooMany", async () => {
    const small = await startServer({ limits: { commandsPerSocket: 20 } });
    const line = await join(small.url, "Anna");
    const answers = await Promise.all(Array.from({ length: 25 }, () => line.askAnything("beat", {})));
    expect(answers.slice(0, 20)).toEqual(
      answers.slice(0, 20).map(() => ({ ok: true, data: { now: expect.any(Number) } })),
    );
    for (const answer of answers.slice(20)) expect(answer).toEqual({ ok: false, error: { code: "tooMany" } });
    const other = await join(small.url, "Bert");
    expect(await other.askAnything("beat", {})).toMatchObject({ ok: true });
    await small.close();
  });
});

describe("a server that goes down", () => {
  it("cuts its sockets and is gone when close has returned", async () => {
    const brief = await startServer();
    const line = await join(brief.url, "Anna");
    const cut = new Promise((resolve) => line.socket.once("disconnect", resolve));
    await brief.close();
    // A cut, not a dismissal: a client that is told to go does not come back by itself.
    expect(await cut).toBe("transport close");
    await expect(fetch(`${brief.url}/healthz`)).rejects.toThrow();
  });
});
