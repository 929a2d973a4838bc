/** Where the server's time comes from, so that a test can hold it in its hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something once, `ms` from now. @returns a function that takes it back. */
  after(ms: number, run: () => void): () => void;
}

/** `setTimeout` takes no longer wait than this; longer ones run early, and their owner looks again. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  },
};
