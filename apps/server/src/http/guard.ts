import type { FastifyInstance } from "fastify";
import { limitKey } from "../limits/address.ts";
import { budget } from "../limits/budget.ts";
import { sendError } from "./errors.ts";
import { originAllowed } from "./origin.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

export interface GuardParts {
  readonly publicUrl: string | null;
  readonly requestsPerAddress: number;
  readonly closing: () => boolean;
}

/** Before any route: not too many requests, and none that changes something from a page that is not ours. */
export function guardRequests(app: FastifyInstance, parts: GuardParts): void {
  const requests = budget(parts.requestsPerAddress, 60);
  app.addHook("onRequest", async (request, reply) => {
    if (!(await requests.spend(limitKey(request.ip)))) return sendError(reply, "tooMany");
    if (SAFE.has(request.method)) return;
    const { origin, host } = request.headers;
    if (!originAllowed(origin, host, parts.publicUrl)) return sendError(reply, "badMessage", "origin", 403);
    if (parts.closing()) return sendError(reply, "busy");
  });
}
