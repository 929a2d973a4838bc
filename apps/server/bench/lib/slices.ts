import type { Measured } from "./measure.ts";

/** The middle of what was measured; of an even number the lower one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Several slices of one server as one: the median of each figure, the worst of what must not happen, all faults. */
export function together(slices: readonly Measured[]): Measured {
  const middle = (pick: (slice: Measured) => number): number => median(slices.map(pick));
  const worst = (pick: (slice: Measured) => number): number => Math.max(...slices.map(pick));
  const sum = (pick: (slice: Measured) => number): number =>
    slices.map(pick).reduce((all, one) => all + one, 0);
  const processes = slices[0]?.besides.processes ?? [];
  return {
    moves: sum(({ moves }) => moves),
    refused: sum(({ refused }) => refused),
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    max: worst(({ max }) => max),
    faults: slices.flatMap(({ faults }) => faults),
    serverMicros: middle(({ serverMicros }) => serverMicros),
    generatorMicros: middle(({ generatorMicros }) => generatorMicros),
    databaseMicros: middle(({ databaseMicros }) => databaseMicros),
    bytesOut: middle(({ bytesOut }) => bytesOut),
    bytesIn: middle(({ bytesIn }) => bytesIn),
    besides: {
      processes: processes.map((_, at) => middle(({ besides }) => besides.processes[at] ?? 0)),
      database: middle(({ besides }) => besides.database),
      others: worst(({ besides }) => besides.others),
      steal: worst(({ besides }) => besides.steal),
      loadAverage: middle(({ besides }) => besides.loadAverage),
    },
    pauses: {
      gc: sum(({ pauses }) => pauses.gc),
      longestGc: worst(({ pauses }) => pauses.longestGc),
      longestTurn: worst(({ pauses }) => pauses.longestTurn),
    },
  };
}
