import { withSeat } from "@bummerl/engine";
import { OFFER_MS, RESTART_CREDIT_MS } from "../clock.ts";
import { sweepDay } from "../day/play.ts";
import type { TableEvent, TableState } from "../state.ts";
import { lateSeats, shifted } from "../time.ts";

/**
 * Looks at the clock at `now` (milliseconds since 1970). One player late: the other is offered the Bummerl. Both late
 * (each owes his *Next*), or an offer nobody took: the table is saved. Nothing due: nothing happens, so that two
 * sweepers do no harm. The deal of the day has its own end.
 */
export function sweep(state: TableState, now: number): TableEvent[] {
  if (state.day !== undefined) return sweepDay(state, now);
  const time = state.time;
  if (time === null) return [];
  const [late, another] = lateSeats(time, now);
  const stale = time.offer !== null && now >= time.offer.until;
  const otherLate = time.offer !== null && late !== undefined && late !== time.offer.late;
  if (stale || otherLate || another !== undefined) return [{ type: "saved", by: "clock" }];
  if (late === undefined || time.offer !== null) return [];
  const offer = { late, until: now + OFFER_MS };
  return [
    { type: "timeUp", ...offer },
    { type: "clockSet", time: { ...time, banks: withSeat(time.banks, late, 0), offer } },
  ];
}

/** Gives back `ms` in which the server was away, and a little more to find the way back. Nobody thinking: nothing. */
export function creditTime(state: TableState, ms: number): TableEvent[] {
  const time = state.time;
  if (time === null || time.deadlines.every((deadline) => deadline === null)) return [];
  return [{ type: "clockSet", time: shifted(time, Math.max(0, ms) + RESTART_CREDIT_MS) }];
}
