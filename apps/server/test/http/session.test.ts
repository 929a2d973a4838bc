import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, makeGuest } from "../support/client.ts";
import { makeManualClock } from "../support/client-clock.ts";
import { startServer, type TestServer } from "../support/client-server.ts";

const clock = makeManualClock(Date.now());
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

interface Asked {
  readonly status: number;
  readonly body: unknown;
  readonly cookie: string | null;
}

interface AskOptions {
  readonly cookie?: string;
  readonly origin?: string | null;
  readonly at?: TestServer;
  readonly headers?: Record<string, string>;
}

async function ask(method: string, path: string, sent: unknown, options: AskOptions = {}): Promise<Asked> {
  const { cookie, at = server, origin = at.url, headers = {} } = options;
  const response = await fetch(`${at.url}${path}`, {
    method,
    headers: {
      ...(sent === undefined ? {} : { "content-type": "application/json" }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(origin === null ? {} : { origin }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  });
  return { status: response.status, body: await response.json(), cookie: response.headers.get("set-cookie") };
}

const refusal = (code: string, at?: string) => ({ error: at === undefined ? { code } : { code, at } });

describe("POST /api/session", () => {
  it("makes a guest and a cookie no script can read", async () => {
    const { status, body, cookie } = await ask("POST", "/api/session", {});
    expect(status).toBe(200);
    expect(body).toEqual({ player: { id: expect.stringMatching(/^[A-Za-z0-9_-]{8,32}$/), name: null } });
    expect(cookie).toMatch(/^bummerl=[A-Za-z0-9_-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("answers the same player to his cookie, and lets it last another year", async () => {
    const first = await ask("POST", "/api/session", { name: "  Anna  " });
    expect(first.body).toMatchObject({ player: { name: "Anna" } });
    const again = await ask("POST", "/api/session", {}, { cookie: first.cookie?.split(";")[0] ?? "" });
    expect(again).toEqual({ status: 200, body: first.body, cookie: first.cookie });
  });

  it("makes a new guest for a cookie that means nothing", async () => {
    const forged = `bummerl=${"A".repeat(43)}`;
    const { status, cookie } = await ask("POST", "/api/session", {}, { cookie: forged });
    expect(status).toBe(200);
    expect(cookie).toContain("bummerl=");
  });

  it.each(["", " ", "x".repeat(21), "a\u0000b", "\u202eevil", "\ud800"])(
    "refuses the name %j",
    async (name) => {
      expect(await ask("POST", "/api/session", { name })).toMatchObject({
        status: 422,
        body: refusal("badName"),
      });
    },
  );

  it("refuses what its schema does not know", async () => {
    expect(await ask("POST", "/api/session", { player: "someone" })).toMatchObject({
      status: 400,
      body: { error: { code: "badMessage" } },
    });
    const response = await fetch(`${server.url}/api/session`, {
      method: "POST",
      headers: { origin: server.url, "content-type": "application/json" },
      body: "{broken",
    });
    expect([response.status, await response.json()]).toEqual([400, refusal("badMessage", "body")]);
  });

  it.each([null, "null", "http://evil.example", "http://127.0.0.1"])(
    "refuses the Origin %s",
    async (origin) => {
      expect(await ask("POST", "/api/session", {}, { origin })).toEqual({
        status: 403,
        body: refusal("badMessage", "origin"),
        cookie: null,
      });
    },
  );

  it("sends the cookie over TLS only where there is TLS", async () => {
    const secured = await startServer({ publicUrl: "https://cards.example.org" });
    const proxied = await startServer({ trustProxy: 1 });
    const publicOne = await ask(
      "POST",
      "/api/session",
      {},
      { at: secured, origin: "https://cards.example.org" },
    );
    expect(publicOne.cookie).toMatch(/; Secure/);
    const headers = { "x-forwarded-proto": "https" };
    expect((await ask("POST", "/api/session", {}, { at: proxied, headers })).cookie).toMatch(/; Secure/);
    expect((await ask("POST", "/api/session", {}, { headers })).cookie).not.toMatch(/; Secure/);
    await Promise.all([secured.close(), proxied.close()]);
  });

  it("makes only so many guests for one address", async () => {
    const small = await startServer({ limits: { sessionsPerAddress: 2 } });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i += 1)
      statuses.push((await ask("POST", "/api/session", {}, { at: small })).status);
    expect(statuses).toEqual([200, 200, 429]);
    await small.close();
  });
});

describe("/api/me", () => {
  it("says who one is, and takes a name", async () => {
    const { id, cookie } = await makeGuest(server.url);
    expect(await ask("GET", "/api/me", undefined, { cookie })).toMatchObject({
      body: { player: { id, name: null } },
    });
    // NFKC: a full-width letter is the letter.
    const named = await ask("PATCH", "/api/me", { name: "\uff21nna" }, { cookie });
    expect(named.body).toEqual({ player: { id, name: "Anna" } });
    expect((await ask("GET", "/api/me", undefined, { cookie })).body).toEqual(named.body);
    expect(await ask("PATCH", "/api/me", { name: "" }, { cookie })).toMatchObject({
      body: refusal("badName"),
    });
  });

  it("is nobody without a session", async () => {
    for (const method of ["GET", "PATCH"])
      expect(await ask(method, "/api/me", method === "GET" ? undefined : { name: "A" })).toMatchObject({
        status: 401,
        body: refusal("noSession"),
      });
  });
});

describe("a one-time code", () => {
  const codeFor = async (cookie: string): Promise<string> =>
    ((await ask("POST", "/api/transfer", undefined, { cookie })).body as { code: string }).code;

  it("moves a guest to another device, once", async () => {
    const guest = await makeGuest(server.url, "Greta");
    const code = await codeFor(guest.cookie);
    const typed = ` ${code.toLowerCase().slice(0, 5)}-${code.slice(5)}`;
    const moved = await ask("POST", "/api/transfer/redeem", { code: typed });
    expect(moved).toMatchObject({ status: 200, body: { player: { id: guest.id, name: "Greta" } } });
    expect(moved.cookie).not.toContain(guest.cookie);
    for (const cookie of [guest.cookie, moved.cookie?.split(";")[0] ?? ""])
      expect(await ask("GET", "/api/me", undefined, { cookie })).toMatchObject({ body: moved.body });
    expect(await ask("POST", "/api/transfer/redeem", { code })).toMatchObject({
      status: 403,
      body: refusal("badTransferCode"),
    });
  });

  it("is good for ten minutes, and the last one counts", async () => {
    const { cookie } = await makeGuest(server.url);
    const first = await codeFor(cookie);
    const second = await codeFor(cookie);
    expect((await ask("POST", "/api/transfer/redeem", { code: first })).status).toBe(403);
    clock.advance(600_001);
    expect((await ask("POST", "/api/transfer/redeem", { code: second })).status).toBe(403);
  });

  it("ends the session the other device had, and cuts its sockets", async () => {
    const [guest, former] = await Promise.all([makeGuest(server.url), makeGuest(server.url)]);
    const line = await connect(server.url, former);
    const cut = new Promise((resolve) => line.socket.once("disconnect", resolve));
    await ask(
      "POST",
      "/api/transfer/redeem",
      { code: await codeFor(guest.cookie) },
      { cookie: former.cookie },
    );
    expect(await cut).toBe("io server disconnect");
    expect((await ask("GET", "/api/me", undefined, { cookie: former.cookie })).status).toBe(401);
  });

  it("cannot be guessed: ten misses a minute, then not even the right one is looked at", async () => {
    const strict = await startServer();
    const { cookie } = await makeGuest(strict.url);
    const { code } = (await ask("POST", "/api/transfer", undefined, { cookie, at: strict })).body as {
      code: string;
    };
    const tries = await Promise.all(
      Array.from({ length: 15 }, () =>
        ask("POST", "/api/transfer/redeem", { code: "AAAAAAAAAA" }, { at: strict }),
      ),
    );
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await ask("POST", "/api/transfer/redeem", { code }, { at: strict })).status).toBe(429);
    await strict.close();
  });
});
