/** Milliseconds this process has computed, memory management included: what else the machine does counts little. */
export const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Processor time per decision, by player. */
export interface Stopwatch {
  readonly note: (name: string, milliseconds: number) => void;
  readonly times: (name: string) => readonly number[];
}

export const stopwatch = (): Stopwatch => {
  const noted = new Map<string, number[]>();
  return {
    note: (name, milliseconds) => {
      const times = noted.get(name);
      if (times === undefined) noted.set(name, [milliseconds]);
      else times.push(milliseconds);
    },
    times: (name) => noted.get(name) ?? [],
  };
};

export const percentile = (times: readonly number[], part: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
};
