/** Jobs one after the other, in the order they came. */
export interface Queue {
  /** Runs a job when those before it are done: at once, if there are none. @returns what it returned, or `full` when too many wait */
  run<T>(job: () => Promise<T>): Promise<T> | "full";
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
}

export const makeQueue = (longest: number): Queue => {
  let waiting = 0;
  let tail: Promise<unknown> = Promise.resolve();
  const ended = (): void => {
    waiting -= 1;
  };
  return {
    run: (job) => {
      if (waiting >= longest) return "full";
      waiting += 1;
      const done = waiting === 1 ? job() : tail.then(job);
      // A failed job is its caller's affair and stops nobody behind it.
      tail = done.then(ended, ended);
      return done;
    },
    idle: async () => void (await tail),
  };
};
