/** Waits for one thing after the other, for all of them together not beyond one deadline. */
export interface Patience {
  /**
   * Waits until all of these are over, however they end; at most so many milliseconds, and never past the deadline.
   * @returns whether they are over
   */
  within(ms: number, jobs: readonly Promise<unknown>[]): Promise<boolean>;
}

/** @param ms until the deadline, from now on */
export function patienceOf(ms: number): Patience {
  const deadline = performance.now() + ms;
  return {
    within: (most, jobs) =>
      new Promise((resolve) => {
        const left = Math.max(0, Math.min(most, deadline - performance.now()));
        const late = setTimeout(() => resolve(false), left);
        void Promise.allSettled(jobs).then(() => {
          clearTimeout(late);
          resolve(true);
        });
      }),
  };
}
