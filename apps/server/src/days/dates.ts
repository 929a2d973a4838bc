import { dayTimes } from "@bummerl/table";

const DAY_MS = 86_400_000;

/** The day it is at an instant (milliseconds since 1970), by UTC: `2026-11-30`. */
export const dateAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The day so many days after that one, or before it. */
export const dateAfter = (date: string, days: number): string =>
  dateAt(dayTimes(date).beginsAt + days * DAY_MS);
