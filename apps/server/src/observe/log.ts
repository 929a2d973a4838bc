import { type Logger, pino, stdTimeFunctions } from "pino";

import { StoreError } from "../store/errors.ts";

export type { Logger } from "pino";

/** Fields that must never reach a log, whoever logs them: tokens, addresses, cards. */
const SECRET_PATHS = [
  "cookie",
  "token",
  "secret",
  "deck",
  "hands",
  "view",
  "address",
  "remoteAddress",
  "params",
];

/**
 * One JSON line an event on standard output. Errors go through {@link describeError}: a database's messages hold the
 * values of the statement that failed.
 */
export const makeLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: [...SECRET_PATHS, ...SECRET_PATHS.map((path) => `*.${path}`)], remove: true },
    serializers: { err: describeError, req: describeRequest },
  });

/** What of an error is safe to write down: its kind, its code and where it came from, not what it says. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const own = error instanceof TypeError || error instanceof ReferenceError || error instanceof StoreError;
  return {
    name: error.name,
    ...("code" in error ? { code: error.code } : {}),
    ...(own ? { message: error.message } : {}),
    at: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Method and path only: a query may hold anything, and an address is a person. */
const describeRequest = (request: { method?: string; url?: string }) => ({
  method: request.method,
  path: request.url?.split("?")[0],
});
