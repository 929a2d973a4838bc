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

export const makeListeners = (): Listeners => {
  const ears = new Set<(word: Word) => void>();
  const lookers = new Set<() => void>();
  return {
    listen: (heard) => enter(ears, heard),
    onMissed: (look) => enter(lookers, look),
    hear: (word) => {
      for (const heard of ears) heard(word);
    },
    missed: () => {
      for (const look of lookers) look();
    },
  };
};
