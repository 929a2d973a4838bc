/**
 * The database cannot be had. The message is written for the person who typed the start command: it says what
 * was tried, what went wrong and what to do; no stack trace is needed to understand it.
 */
export class DatabaseStartError extends Error {
  override readonly name = "DatabaseStartError";
}

/** What an unknown thrown value has to say, for a message. */
export const reasonOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** The system's code of a failed call ("ENOENT"), if the thrown value has one. */
export const codeOf = (thrown: unknown): string | undefined =>
  thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" ? thrown.code : undefined;
