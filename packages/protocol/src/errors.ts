import { REFUSAL_CODES, type RefusalCode } from "@bummerl/engine";
import { TABLE_REFUSAL_CODES, type TableRefusalCode } from "@bummerl/table";

/** What only the shell refuses. */
export const SHELL_ERROR_CODES = [
  /** No session, or one that was ended: `POST /api/session` first. */
  "noSession",
  /** The message is not what its schema says. */
  "badMessage",
  /** This client speaks a protocol the server does not: reload. */
  "protocolTooOld",
  /** More commands, sockets, handshakes or wrong codes than the limit. */
  "tooMany",
  /** The server is full or going down; ask again later. */
  "busy",
  "unknownTable",
  /** No open table has this code, or its chair is taken. */
  "unknownCode",
  /** The one who asks does not sit here. */
  "notSeated",
  /** A name must be chosen before one sits down. */
  "nameNeeded",
  "badName",
  "badRules",
  /** The one-time code is wrong, used or older than ten minutes. */
  "badTransferCode",
  /** The server failed; the same command may be sent again with the same id. */
  "serverError",
] as const;
export type ShellErrorCode = (typeof SHELL_ERROR_CODES)[number];

/** The one table of codes. A code is never reused for another meaning. */
export const ERROR_CODES = [...SHELL_ERROR_CODES, ...TABLE_REFUSAL_CODES, ...REFUSAL_CODES] as const;
export type ErrorCode = ShellErrorCode | TableRefusalCode | RefusalCode;

/** Codes, never sentences: sentences live with each language. */
export interface WireError {
  readonly code: ErrorCode;
  /** The rule behind it, as in docs/rules.md. */
  readonly rule?: string | null;
  /** Which part of the message or rule set is meant. */
  readonly at?: string;
}
