import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sendError } from "./errors.ts";

const YEAR = "public, max-age=31536000, immutable";

/** Plain words between slashes, and none of the paths that are the server's own. The service worker knows the same. */
const APPLICATION_PATH = /^(?!\/(api|socket\.io|assets|metrics|healthz)(\/|$))(\/[\w-]+)*\/?$/;

type Preloads = ReadonlyMap<string, string>;

/** Link headers by the first word of an address, from what the client's build says of its pages. */
async function readPreloads(webRoot: string): Promise<Preloads> {
  const path = join(webRoot, "pages.json");
  if (!existsSync(path)) return new Map();
  const files = JSON.parse(await readFile(path, "utf8")) as Record<string, readonly string[]>;
  return new Map(
    Object.entries(files).map(([word, scripts]) => [
      word,
      scripts.map((script) => `<${script}>; rel=modulepreload`).join(", "),
    ]),
  );
}

/**
 * The built client. Files with a hash in their name never change and are kept for a year; everything else is asked
 * for anew. Addresses of the application, which has its own paths, all get the one page, and are told with it which
 * scripts that address needs.
 */
export async function servePages(app: FastifyInstance, webRoot: string | null): Promise<void> {
  const built = webRoot !== null && existsSync(join(webRoot, "index.html"));
  const preloads: Preloads = built ? await readPreloads(webRoot) : new Map();
  const sendPage = (reply: FastifyReply, path: string): FastifyReply => {
    const link = preloads.get(path.split("/")[1] ?? "");
    if (link !== undefined) reply.header("link", link);
    return reply.header("cache-control", "no-cache").sendFile("index.html");
  };
  if (built) {
    await app.register(fastifyStatic, {
      root: webRoot,
      cacheControl: false,
      // The build puts packed copies beside its files; nothing is packed while somebody waits.
      preCompressed: true,
      index: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(webRoot, "assets"));
        reply.header("cache-control", hashed ? YEAR : "no-cache");
      },
    });
    app.get("/", (_request, reply) => sendPage(reply, "/"));
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const page = ["GET", "HEAD"].includes(request.method) && APPLICATION_PATH.test(path);
    if (built && page) return sendPage(reply, path);
    return sendError(reply, "badMessage", "path", 404);
  });
}
