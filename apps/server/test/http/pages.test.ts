import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeGuest } from "../support/client.ts";
import { startServer, type TestServer } from "../support/client-server.ts";

const PAGE = "<!doctype html><title>Bummerl</title>";
const SCRIPT = "export {};";

let server: TestServer;
let webRoot: string;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), "bummerl-web-"));
  await mkdir(join(webRoot, "assets"));
  await writeFile(join(webRoot, "index.html"), PAGE);
  await writeFile(join(webRoot, "assets", "main-AbCd1234.js"), SCRIPT);
  await writeFile(join(webRoot, "assets", "main-AbCd1234.js.br"), brotliCompressSync(SCRIPT));
  await writeFile(join(webRoot, "assets", "main-AbCd1234.js.gz"), gzipSync(SCRIPT));
  await writeFile(join(webRoot, "index.html.br"), brotliCompressSync(PAGE));
  await writeFile(
    join(webRoot, "pages.json"),
    JSON.stringify({
      first: ["/assets/line.js"],
      pages: { "": ["/assets/lobby.js"], t: ["/assets/table.js", "/assets/deck.js"] },
      languages: { en: ["/assets/en.js"], de: ["/assets/de.js"] },
    }),
  );
  await writeFile(join(webRoot, "sw.js"), "self.skipWaiting;");
  await writeFile(join(webRoot, "manifest.en.webmanifest"), "{}");
  server = await startServer({ webRoot });
});
afterAll(async () => {
  await server.close();
  await rm(webRoot, { recursive: true });
});

describe("pages", () => {
  it.each(["/", "/t/abcdefgh", "/games", "/saved", "/deal/abcdefgh/3", "/t/abcdefgh?x=1.2"])(
    "%s is the application, asked for anew each time",
    async (path) => {
      const response = await fetch(server.url + path);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(await response.text()).toContain("<title>Bummerl</title>");
      expect((await fetch(server.url + path, { method: "HEAD" })).status).toBe(200);
    },
  );

  it("files with a hash in their name are kept for a year", async () => {
    const response = await fetch(`${server.url}/assets/main-AbCd1234.js`);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate", "gzip"],
    ["identity", null],
  ])("files go out as they were packed by the build: who takes %s gets %s", async (accepted, encoding) => {
    const response = await fetch(`${server.url}/assets/main-AbCd1234.js`, {
      headers: { "accept-encoding": accepted },
    });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("content-type")).toContain("javascript");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("vary")).toContain("accept-encoding");
    expect(await response.text()).toBe(SCRIPT);
  });

  it("so does the page, by whichever of its addresses", async () => {
    for (const path of ["/", "/t/abcdefgh"]) {
      const response = await fetch(server.url + path, { headers: { "accept-encoding": "br" } });
      expect(response.headers.get("content-encoding")).toBe("br");
      expect(response.headers.get("content-type")).toContain("text/html");
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(await response.text()).toBe(PAGE);
    }
  });

  it.each([
    ["/", "de-AT,de;q=0.9,en;q=0.8", ["line", "de", "lobby"]],
    ["/t/abcdefgh", "it, DE;q=0.5", ["line", "de", "table", "deck"]],
    ["/t/abcdefgh", "constructor, it", ["line", "en", "table", "deck"]],
    ["/games", "de", null],
    ["/constructor", "de", null],
    ["/assets/main-AbCd1234.js", "de", null],
  ])("%s in %s comes with word of the scripts it needs: %s", async (path, language, names) => {
    const response = await fetch(server.url + path, { headers: { "accept-language": language } });
    const link = names?.map((name) => `</assets/${name}.js>; rel=modulepreload`).join(", ") ?? null;
    expect(response.headers.get("link")).toBe(link);
  });

  it("come with word of a session's cookie, which scripts cannot see", async () => {
    const { cookie } = await makeGuest(server.url);
    const told = async (header: string) =>
      (await fetch(`${server.url}/t/abcdefgh`, { headers: { cookie: header } })).headers.get("server-timing");
    expect(await told(cookie)).toBe("session");
    expect(await told("bummerl=no; other=1")).toBeNull();
    expect((await fetch(server.url)).headers.get("server-timing")).toBeNull();
  });

  it("the service worker and the manifest are asked for anew each time, each with its type", async () => {
    const worker = await fetch(`${server.url}/sw.js`);
    expect(worker.headers.get("cache-control")).toBe("no-cache");
    expect(worker.headers.get("content-type")).toContain("javascript");
    const manifest = await fetch(`${server.url}/manifest.en.webmanifest`);
    expect(manifest.headers.get("cache-control")).toBe("no-cache");
    expect(manifest.headers.get("content-type")).toContain("application/manifest+json");
  });

  it.each([
    "/metrics",
    "/api",
    "/assets/gone.js",
    "/api/nothing",
    "/favicon.png",
    "/..%2f..%2fetc%2fpasswd",
    "/assets/%2e%2e/%2e%2e/x.js",
  ])("%s is not found", async (path) => {
    const response = await fetch(server.url + path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toContain("<title>");
  });

  it("load nothing foreign and nothing inline, and can be reached without TLS", async () => {
    const headers = (await fetch(server.url)).headers;
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*|upgrade-insecure/);
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("ask for TLS where the public address has it", async () => {
    const secured = await startServer({ publicUrl: "https://cards.example.org" });
    const headers = (await fetch(`${secured.url}/healthz`)).headers;
    expect(headers.get("strict-transport-security")).toContain("max-age");
    expect(headers.get("content-security-policy")).toContain("connect-src 'self' wss://cards.example.org");
    await secured.close();
  });
});

describe("what those who watch over the server ask", () => {
  it("/healthz says that the process answers, /readyz that a move could be stored", async () => {
    const well = await fetch(`${server.url}/readyz`);
    expect([well.status, await well.json()]).toEqual([200, { ready: true, reasons: [] }]);
    const ill = await startServer({ wrap: (store) => ({ ...store, writable: async () => "full" }) });
    const alive = await fetch(`${ill.url}/healthz`);
    expect([alive.status, await alive.json()]).toEqual([200, { ok: true }]);
    const no = await fetch(`${ill.url}/readyz`);
    expect([no.status, await no.json()]).toEqual([503, { ready: false, reasons: ["full"] }]);
    await ill.close();
  });
});

describe("too many requests", () => {
  it("are refused clearly", async () => {
    const small = await startServer({ limits: { requestsPerAddress: 3 } });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await fetch(`${small.url}/api/me`)).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    await small.close();
  });
});

describe("what goes wrong inside", () => {
  it("is serverError, and logged without what the database said", async () => {
    const broken = await startServer({
      wrap: (store) => ({
        ...store,
        lists: {
          ...store.lists,
          ownTables: () => Promise.reject(new Error("Failed query: params: SECRET-VALUE")),
        },
      }),
    });
    const { cookie } = await makeGuest(broken.url);
    const response = await fetch(`${broken.url}/api/tables`, { headers: { cookie } });
    expect([response.status, await response.json()]).toEqual([500, { error: { code: "serverError" } }]);
    const logged = broken.logged.join("");
    expect(logged).toContain("request failed");
    expect(logged).not.toContain("SECRET-VALUE");
    expect(logged).not.toContain("127.0.0.1");
    expect(logged).not.toContain(cookie.split("=")[1]);
    await broken.close();
  });
});
