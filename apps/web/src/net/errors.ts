import { ERROR_CODES, type ErrorCode, type WireError } from "@bummerl/protocol";

/** The server could not be reached, or did not answer. */
export interface Offline {
  readonly code: "offline";
}

/** This device could not keep what was to be kept: nothing has changed. */
export interface NotKept {
  readonly code: "notKept";
}

/** Why a request got no data: the reason of whoever was asked, or nobody was there. */
export type NetError = WireError | Offline | NotKept;
export type NetErrorCode = NetError["code"];

const KNOWN: ReadonlySet<unknown> = new Set(ERROR_CODES);

export const isErrorCode = (value: unknown): value is ErrorCode => KNOWN.has(value);

/** The same request may do better a little later. */
export const isPassing = (code: NetErrorCode): boolean =>
  code === "busy" || code === "serverError" || code === "tooMany";
