/** Counts what was answered while measuring, and how long each took. */
export interface Meter {
  /** Runs one message from sending to answer. */
  time<T>(send: () => Promise<T>): Promise<T>;
  /** An update came, of so many bytes. */
  received(bytes: number): void;
  start(): void;
  stop(): Figures;
}

export interface Figures {
  readonly perSecond: number;
  /** Milliseconds from sending to answer. */
  readonly p50: number;
  readonly p99: number;
  /** Of an update, on average. */
  readonly updateBytes: number;
}

export function makeMeter(): Meter {
  let times: number[] = [];
  let since = 0;
  let updates = 0;
  let bytes = 0;
  return {
    received: (more) => {
      updates += 1;
      bytes += more;
    },
    time: async (send) => {
      const begun = performance.now();
      const answer = await send();
      times.push(performance.now() - begun);
      return answer;
    },
    start: () => {
      times = [];
      since = performance.now();
    },
    stop: () => {
      const seconds = (performance.now() - since) / 1_000;
      const sorted = [...times].sort((a, b) => a - b);
      const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
      return {
        perSecond: sorted.length / seconds,
        p50: at(0.5),
        p99: at(0.99),
        updateBytes: Math.round(bytes / Math.max(1, updates)),
      };
    },
  };
}
