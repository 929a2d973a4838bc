import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "../observe/metrics.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * `GET /metrics` for whoever has the token, on the same port as everything else: one address to protect and to proxy.
 * Also times every answer by its route.
 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string): void {
  const wanted = digest(`Bearer ${token}`);

  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    metrics.answered(route, request.method, reply.statusCode, reply.elapsedTime / 1_000);
  });

  app.get("/metrics", async (request, reply) => {
    // Digests are of one length, and how long they take to compare tells nothing about the token.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ""), wanted))
      return reply.code(401).header("www-authenticate", "Bearer").send();
    const { type, text } = await metrics.read();
    return reply.header("content-type", type).header("cache-control", "no-store").send(text);
  });
}
