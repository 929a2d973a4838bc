import { ERROR_CODES, type ErrorCode, type WireError } from "@bummerl/protocol";

/** The server could not be reached, or did not answer. */
export interface Offline {
  readonly code: "offline";
}

/** Why a request got no data: the server's reason, or no server. */
export type NetError = WireError | Offline;
export type NetErrorCode = ErrorCode | "offline";

const KNOWN: ReadonlySet<unknown> = new Set(ERROR_CODES);

export const isErrorCode = (value: unknown): value is ErrorCode => KNOWN.has(value);

/** The same request may do better a little later. */
export const isPassing = (code: NetErrorCode): boolean =>
  code === "busy" || code === "serverError" || code === "tooMany";
