import type { Word } from "./word.ts";

export type { Word } from "./word.ts";

/** Server processes on one database, talking. What is said here is quick and may be lost; the rows are the truth. */
export interface Bus {
  /** Tells all other processes. Does not wait, does not throw, and is not heard by the process itself. */
  say(word: Word): void;
  /**
   * Words of other processes, one at a time.
   * @returns a function that stops listening
   */
  listen(heard: (word: Word) => void): () => void;
  /**
   * Calls when words of others may have been lost, as after the line was away: whoever relies on words looks at the
   * rows now.
   * @returns a function that stops it
   */
  onMissed(look: () => void): () => void;
  /** `alone`: there is nobody to hear. `down`: words are being lost at the moment, in both directions. */
  state(): "alone" | "up" | "down";
  /** Says what is still to be said, if the line is up, and hangs up. */
  close(): Promise<void>;
}
