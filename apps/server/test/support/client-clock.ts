import { type Clock, systemClock } from "../../src/clock.ts";

/** A clock that goes as the system's does, from another instant on. */
export function clockFrom(time: string): Clock {
  const ahead = Date.parse(time) - Date.now();
  return { ...systemClock, now: () => Date.now() + ahead };
}

/** A clock that stands still until it is told how far to go. */
export interface ManualClock extends Clock {
  /** Goes on by `ms`; what is due on the way runs at its instant. */
  advance(ms: number): void;
}

export function makeManualClock(start = 1_800_000_000_000): ManualClock {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + Math.max(0, ms), run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance: (ms) => {
      const end = now + ms;
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers.delete(due);
        now = due.at;
        due.run();
      }
      now = end;
    },
  };
}
