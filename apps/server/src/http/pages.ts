import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { sendError } from "./errors.ts";

const YEAR = "public, max-age=31536000, immutable";

/** Plain words between slashes, and none of the paths that are the server's own. The service worker knows the same. */
const APPLICATION_PATH = /^(?!\/(api|socket\.io|assets|metrics|healthz)(\/|$))(\/[\w-]+)*\/?$/;

/**
 * The built client. Files with a hash in their name never change and are kept for a year; everything else is asked
 * for anew. Addresses of the application, which has its own paths, all get the one page.
 */
export async function servePages(app: FastifyInstance, webRoot: string | null): Promise<void> {
  const built = webRoot !== null && existsSync(join(webRoot, "index.html"));
  if (built)
    await app.register(fastifyStatic, {
      root: webRoot,
      cacheControl: false,
      // The build puts packed copies beside its files; nothing is packed while somebody waits.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(webRoot, "assets"));
        reply.header("cache-control", hashed ? YEAR : "no-cache");
      },
    });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const page = ["GET", "HEAD"].includes(request.method) && APPLICATION_PATH.test(path);
    if (built && page) return reply.header("cache-control", "no-cache").sendFile("index.html");
    return sendError(reply, "badMessage", "path", 404);
  });
}
