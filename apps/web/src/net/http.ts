import { err, ok, type Result } from "@bummerl/engine";
import type {
  DaysAnswer,
  DealAnswer,
  GamesAnswer,
  OwnTablesAnswer,
  PairTallyAnswer,
  SessionAnswer,
  TableInfo,
  TransferAnswer,
} from "@bummerl/protocol";
import { isErrorCode, type NetError } from "./errors.ts";

const TIMEOUT_MS = 10_000;

type Method = "GET" | "POST" | "PATCH";
type Answer<T> = Promise<Result<T, NetError>>;

const errorIn = (body: unknown): NetError => {
  const inner = typeof body === "object" && body !== null && "error" in body ? body.error : body;
  if (typeof inner !== "object" || inner === null || !("code" in inner) || !isErrorCode(inner.code)) {
    return { code: "serverError" };
  }
  const at = "at" in inner && typeof inner.at === "string" ? { at: inner.at } : {};
  return { code: inner.code, ...at };
};

const request = async <T>(method: Method, path: string, body?: object): Answer<T> => {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    return err({ code: "offline" });
  }
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    // A proxy's page, or a connection cut in the middle of the answer.
    return err({ code: response.status >= 502 ? "offline" : "serverError" });
  }
  return response.ok ? ok(answer as T) : err(errorIn(answer));
};

const part = encodeURIComponent;

/** The server's HTTP side, one function for each question. Answers are believed to have their protocol's shape. */
export const http = {
  /** Makes a guest, or finds the one this browser's cookie means. */
  session: (): Answer<SessionAnswer> => request("POST", "/api/session", {}),
  rename: (name: string): Answer<SessionAnswer> => request("PATCH", "/api/me", { name }),
  transfer: (): Answer<TransferAnswer> => request("POST", "/api/transfer", {}),
  redeem: (code: string): Answer<SessionAnswer> => request("POST", "/api/transfer/redeem", { code }),
  ownTables: (): Answer<OwnTablesAnswer> => request("GET", "/api/tables"),
  table: (table: string): Answer<TableInfo> => request("GET", `/api/tables/${part(table)}`),
  /** The open table that has this code; no chair is taken by asking. */
  tableByCode: (code: string): Answer<TableInfo> => request("GET", `/api/codes/${part(code)}`),
  /** `before` is the `next` of the page before. */
  games: (before: string | null): Answer<GamesAnswer> =>
    request("GET", before === null ? "/api/games" : `/api/games?before=${part(before)}`),
  /** The deal of the day and those before it. */
  days: (): Answer<DaysAnswer> => request("GET", "/api/days"),
  /** Bummerl won and lost against one opponent, at all tables. */
  tally: (opponent: string): Answer<PairTallyAnswer> => request("GET", `/api/tally/${part(opponent)}`),
  deal: (table: string, deal: number): Answer<DealAnswer> =>
    request("GET", `/api/deals/${part(table)}/${deal}`),
} as const;

export type Http = typeof http;
