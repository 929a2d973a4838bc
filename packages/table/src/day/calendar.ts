/** The deal of the day that is played at a table. */
export interface DayDeal {
  /** Which day's: `2026-11-30`. */
  readonly date: string;
  /** Play of it ends at this instant, whether it has come to an end or not. Milliseconds since 1970. */
  readonly until: number;
}

/** The instants of one day's deal, in milliseconds since 1970. Days are those of UTC, the same for all. */
export interface DayTimes {
  /** It may be begun from here on. */
  readonly beginsAt: number;
  /** From here on it may not be begun any more. */
  readonly endsAt: number;
  /** Up to here what was begun may be played to its end. */
  readonly until: number;
  /** From here on its secret and its figures are shown. */
  readonly opensAt: number;
}

const DAY_MS = 86_400_000;
/** Who begins shortly before midnight may finish. */
const FINISHING_MS = 3_600_000;
/** Clocks of several servers differ a little: nothing is told while one of them may still let somebody play. */
const CERTAIN_MS = 60_000;

/** @param date as `2026-11-30` */
export function dayTimes(date: string): DayTimes {
  const beginsAt = Date.parse(`${date}T00:00:00Z`);
  const endsAt = beginsAt + DAY_MS;
  const until = endsAt + FINISHING_MS;
  return { beginsAt, endsAt, until, opensAt: until + CERTAIN_MS };
}

/**
 * Under what name a pack is shuffled (docs/fair-dealing.md): the table's, or the day's, so that all have the same one.
 * @param day of the deal of the day, else undefined
 */
export const packName = (table: string, day: string | undefined): string =>
  day === undefined ? table : `day:${day}`;
