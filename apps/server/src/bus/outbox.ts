import { setTimeout as wait } from "node:timers/promises";
import { keyOf, type Word } from "./word.ts";

/** Words on their way out. A burst becomes few messages: what is said while one is under way goes with the next. */
export interface Outbox {
  put(word: Word): void;
  /** Resolves when all that was put is sent or lost. */
  drain(): Promise<void>;
}

/** So long after a message the next one goes at the earliest. */
const SPACING_MS = 4;
/** More than this waits only behind a line that hangs. */
const MOST = 20_000;

/** @param send carries words out; it never rejects, what fails is lost */
export function makeOutbox(send: (words: readonly Word[]) => Promise<void>, onLost: () => void): Outbox {
  const waiting = new Map<string, Word>();
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    // What is said in the same turn of the event loop goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.size > 0) {
      const words = [...waiting.values()];
      waiting.clear();
      await send(words);
      await wait(SPACING_MS);
    }
    running = null;
  };

  return {
    put: (word) => {
      const key = keyOf(word);
      // The later of two goes, and at its own place.
      waiting.delete(key);
      waiting.set(key, word);
      if (waiting.size > MOST) {
        waiting.clear();
        onLost();
      }
      running ??= run();
    },
    drain: async () => void (await running),
  };
}
