/** Lets so many jobs in at a time; the others begin in the order they came. */
export interface Gate {
  run<T>(job: () => Promise<T>): Promise<T>;
}

/** @param most jobs at a time. How many may wait outside is for those to say who bring them. */
export const makeGate = (most: number): Gate => {
  let inside = 0;
  const outside: (() => void)[] = [];

  /** Hands the place on to whoever waits longest. */
  const leave = (): void => {
    const next = outside.shift();
    if (next === undefined) inside -= 1;
    else next();
  };

  return {
    run: async (job) => {
      if (inside < most) inside += 1;
      else await new Promise<void>((resolve) => void outside.push(resolve));
      try {
        return await job();
      } finally {
        leave();
      }
    },
  };
};
