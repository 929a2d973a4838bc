/** What the exit code of a command says. */
export const EXIT = {
  ok: 0,
  /** All was read, but something in it is bad. */
  faulty: 1,
  /** Wrong arguments, or the file cannot be read. */
  unusable: 2,
  /** Whoever read the output went away: what a shell reports for SIGPIPE. */
  brokenPipe: 141,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];
