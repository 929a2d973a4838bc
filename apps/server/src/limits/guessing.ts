import type { Budget } from "./budget.ts";
import { makeLines } from "./lines.ts";

/** What a look-up behind a short code found, or why it was not made. */
export type Guess<T> =
  | { readonly type: "found"; readonly value: T }
  | { readonly type: "missed" }
  | { readonly type: "tooMany" };

/**
 * Look-ups of secrets short enough to be guessed: an address that has missed too often in a minute is not looked up
 * for at all. One at a time for each address, so that a burst misses no more often than single tries.
 */
export interface Guessing {
  guess<T>(address: string, lookUp: () => Promise<T | null>): Promise<Guess<T>>;
}

/** Guesses of one address that may wait for each other. */
const LONGEST_LINE = 100;

/** @param misses of each address; all processes count them together */
export const makeGuessing = (misses: Budget): Guessing => {
  const lines = makeLines(LONGEST_LINE);

  const oneGuess = async <T>(address: string, lookUp: () => Promise<T | null>): Promise<Guess<T>> => {
    if (!(await misses.left(address))) return { type: "tooMany" };
    const value = await lookUp();
    if (value !== null) return { type: "found", value };
    await misses.spend(address);
    return { type: "missed" };
  };

  return {
    guess: async <T>(address: string, lookUp: () => Promise<T | null>): Promise<Guess<T>> => {
      const guessed = await lines.run(address, () => oneGuess(address, lookUp));
      return guessed === "full" ? { type: "tooMany" } : guessed;
    },
  };
};
