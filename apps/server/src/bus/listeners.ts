import type { Bus } from "./bus.ts";
import type { Word } from "./word.ts";

/** Those who listen at one process's end of a bus. */
export interface Listeners extends Pick<Bus, "listen" | "onMissed"> {
  hear(word: Word): void;
  missed(): void;
}

/** Adds to a set. @returns what takes it out again */
const enter = <T>(set: Set<T>, one: T): (() => void) => {
  set.add(one);
  return () => void set.delete(one);
};

/** @param failed hears of a listener that threw; the others hear the word all the same */
export const makeListeners = (failed: (error: unknown) => void): Listeners => {
  const ears = new Set<(word: Word) => void>();
  const lookers = new Set<() => void>();
  const each = <T>(set: ReadonlySet<T>, tell: (one: T) => void): void => {
    for (const one of set)
      try {
        tell(one);
      } catch (error) {
        failed(error);
      }
  };
  return {
    listen: (heard) => enter(ears, heard),
    onMissed: (look) => enter(lookers, look),
    hear: (word) => {
      each(ears, (heard) => heard(word));
    },
    missed: () => {
      each(lookers, (look) => look());
    },
  };
};
