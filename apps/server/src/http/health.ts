import type { FastifyInstance } from "fastify";

/** Longer than this without an answer from the database, and the server does not call itself healthy. */
const PATIENCE_MS = 2_000;

/** `GET /healthz`: for whoever watches over the server. Says nothing but yes or no. */
export function healthRoute(app: FastifyInstance, ping: () => Promise<void>): void {
  app.get("/healthz", async (_request, reply) => {
    const ok = await answersInTime(ping());
    return reply
      .code(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok });
  });
}

const answersInTime = (pinged: Promise<void>): Promise<boolean> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE_MS);
    pinged
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(late));
  });
