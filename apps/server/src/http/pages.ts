import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessionIdIn } from "../identity/cookie.ts";
import { sendError } from "./errors.ts";

const YEAR = "public, max-age=31536000, immutable";

/** Plain words between slashes, and none of the paths that are the server's own. The service worker knows the same. */
const APPLICATION_PATH = /^(?!\/(api|socket\.io|assets|metrics|healthz|readyz)(\/|$))(\/[\w-]+)*\/?$/;

/** What the client's build says of its scripts, in the order in which they are wanted. */
interface PageFiles {
  readonly first: readonly string[];
  /** By the first word of an address. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** The texts of each language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

async function readPageFiles(webRoot: string): Promise<PageFiles | null> {
  const path = join(webRoot, "pages.json");
  return existsSync(path) ? (JSON.parse(await readFile(path, "utf8")) as PageFiles) : null;
}

/** The first language a browser asks for that is spoken, else English: as the client chooses on a first visit. */
const textsFor = (accepted: string, { languages }: PageFiles): readonly string[] => {
  const wanted = accepted.split(",").map((tag) => /^\s*([a-z]+)/i.exec(tag)?.[1]?.toLowerCase() ?? "");
  const found = wanted.find((tag) => Object.hasOwn(languages, tag)) ?? "en";
  return languages[found] ?? [];
};

/** Link header of a page: all that the browser will find out one after the other when it reads what came before. */
const linkFor = (files: PageFiles, path: string, accepted: string): string | null => {
  const word = path.split("/")[1] ?? "";
  const scripts = Object.hasOwn(files.pages, word) ? files.pages[word] : undefined;
  if (scripts === undefined) return null;
  return [...files.first, ...textsFor(accepted, files), ...scripts]
    .map((script) => `<${script}>; rel=modulepreload`)
    .join(", ");
};

/**
 * The built client. Files with a hash in their name never change and are kept for a year; everything else is asked
 * for anew. Addresses of the application, which has its own paths, all get the one page, and are told with it which
 * scripts that address needs, and whether this browser has a session's cookie, which its own scripts cannot see.
 */
export async function servePages(app: FastifyInstance, webRoot: string | null): Promise<void> {
  const built = webRoot !== null && existsSync(join(webRoot, "index.html"));
  const files = built ? await readPageFiles(webRoot) : null;
  const sendPage = ({ headers }: FastifyRequest, reply: FastifyReply, path: string): FastifyReply => {
    const link = files === null ? null : linkFor(files, path, headers["accept-language"] ?? "");
    if (link !== null) reply.header("link", link);
    if (sessionIdIn(headers.cookie) !== null) reply.header("server-timing", "session");
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
    app.get("/", (request, reply) => sendPage(request, reply, "/"));
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const page = ["GET", "HEAD"].includes(request.method) && APPLICATION_PATH.test(path);
    if (built && page) return sendPage(request, reply, path);
    return sendError(reply, "badMessage", "path", 404);
  });
}
