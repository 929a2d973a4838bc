import type { ErrorCode, WireError } from "@bummerl/protocol";

export interface Refused {
  readonly ok: false;
  readonly error: WireError;
}

/** The answer to a message that was not carried out. `at` names the part of the message that is meant. */
export const refused = (code: ErrorCode, at?: string): Refused => ({
  ok: false,
  error: at === undefined ? { code } : { code, at },
});
