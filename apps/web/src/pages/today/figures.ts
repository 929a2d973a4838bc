import type { DayFigures, OwnDay } from "@bummerl/protocol";

/** From the best to the worst. */
export const RESULTS = [3, 2, 1, -1, -2, -3] as const;

/** How many made just so many counters, below 0 lost. */
export const countOf = ({ won, lost }: DayFigures, counters: number): number =>
  (counters > 0 ? won : lost)[Math.abs(counters) - 1] ?? 0;

export const finishedBy = (figures: DayFigures): number =>
  RESULTS.reduce((sum, counters) => sum + countOf(figures, counters), 0);

/** Where one's own result stands among those of all others who finished. */
export interface Standing {
  readonly better: number;
  readonly same: number;
  readonly worse: number;
}

/** `null` for who has no result. */
export function standingOf(figures: DayFigures, own: OwnDay | null): Standing | null {
  const mine = own?.counters ?? null;
  if (mine === null) return null;
  const sum = (fits: (counters: number) => boolean): number =>
    RESULTS.filter(fits).reduce((all, counters) => all + countOf(figures, counters), 0);
  return {
    better: sum((counters) => counters > mine),
    // Oneself is among them, unless one's account was made anew.
    same: Math.max(0, sum((counters) => counters === mine) - 1),
    worse: sum((counters) => counters < mine),
  };
}
