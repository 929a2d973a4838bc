import type { FastifyInstance } from "fastify";
import type { DatabaseFault } from "../store/ready.ts";

/** Longer than this without an answer from the database, and it counts as away. */
const PATIENCE_MS = 2_000;
/** So long an answer of the database serves for all who ask: each asking costs it a write. */
const FRESH_MS = 1_000;

export interface HealthParts {
  readonly writable: () => Promise<DatabaseFault | null>;
  /** The server goes down: it wants no new players. */
  readonly draining: () => boolean;
}

/**
 * For whoever watches over the server. `GET /healthz`: the process answers; one that does not is started anew.
 * `GET /readyz`: it may be sent players; 503 comes with the reasons why not.
 */
export function healthRoutes(app: FastifyInstance, { writable, draining }: HealthParts): void {
  const database = oneAtATime(writable);

  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );

  app.get("/readyz", async (_request, reply) => {
    const fault = await inTime(database());
    const reasons = [...(draining() ? ["draining"] : []), ...(fault === null ? [] : [fault])];
    return reply
      .code(reasons.length === 0 ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ready: reasons.length === 0, reasons });
  });
}

/** A database that hangs is not asked by everybody at once, and an answer serves for a moment. */
function oneAtATime(ask: HealthParts["writable"]): HealthParts["writable"] {
  let last: { readonly answer: Promise<DatabaseFault | null>; until: number } | null = null;
  return () => {
    if (last !== null && performance.now() <= last.until) return last.answer;
    const asked = { answer: ask(), until: Number.POSITIVE_INFINITY };
    last = asked;
    const settled = (): void => {
      asked.until = performance.now() + FRESH_MS;
    };
    asked.answer.then(settled, settled);
    return asked.answer;
  };
}

const inTime = (asked: Promise<DatabaseFault | null>): Promise<DatabaseFault | null> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve("database"), PATIENCE_MS);
    asked.then(resolve, () => resolve("database")).finally(() => clearTimeout(late));
  });
