/** What a scenario has to show for itself. */
export interface Figures {
  rounds: number;
  /** Commands that were given, acknowledged, and sent more than once. */
  commands: number;
  acknowledged: number;
  resent: number;
  /** Views of seats that were compared with the log, and rows of it. */
  views: number;
  rows: number;
  /** From the fault to the next acknowledged command, in ms, for each round. */
  readonly back: number[];
  /** From the end of play until both clients showed the server's view, in ms. */
  readonly settled: number[];
  readonly faults: string[];
  /** Whatever else is worth a word. */
  readonly notes: string[];
}

export const noFigures = (): Figures => ({
  rounds: 0,
  commands: 0,
  acknowledged: 0,
  resent: 0,
  views: 0,
  rows: 0,
  back: [],
  settled: [],
  faults: [],
  notes: [],
});

/** The value below which this share of them lies; `null` for none. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}

const ms = (value: number | null): string => (value === null ? "–" : `${Math.round(value)} ms`);

export const describe = (name: string, figures: Figures, seconds: number): string =>
  [
    `${figures.faults.length === 0 ? "holds " : "FAULTS"} ${name}: ${figures.rounds} rounds in ${seconds.toFixed(0)} s;`,
    `${figures.acknowledged} commands acknowledged (${figures.resent} resends), ${figures.rows} rows,`,
    `${figures.views} views compared; back after ${ms(quantile(figures.back, 0.5))} (median),`,
    `${ms(quantile(figures.back, 1))} (longest); ${figures.faults.length} faults`,
    ...figures.notes.map((note) => `\n       ${note}`),
  ].join(" ");
