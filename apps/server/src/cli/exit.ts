/** What the exit code of a command says. */
export const EXIT = {
  ok: 0,
  /** All was read, but something in it is bad. */
  faulty: 1,
  /** Wrong arguments or settings, or the file cannot be read. */
  unusable: 2,
  /** It could not be done, and nothing was changed: the reason is on standard error. */
  failed: 3,
  /** Whoever read the output went away: what a shell reports for SIGPIPE. */
  brokenPipe: 141,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Why a command is not carried out, in a sentence for whoever typed it. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly exit: Exit;

  constructor(message: string, exit: Exit = EXIT.failed) {
    super(message);
    this.exit = exit;
  }
}
