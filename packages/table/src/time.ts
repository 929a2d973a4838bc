import { otherSeat, SEATS } from "@bummerl/engine";
import { CLOCKS } from "./clock.ts";
import { clockedSeats, perSeat } from "./seats.ts";
import type { ClockState, TableState } from "./state.ts";

/**
 * The clock as a row leaves it. A decision that the row ends is charged to its seat's bank as far as it outlasted the
 * time for one decision; a new decision begins `now`; one that is still open keeps its start. Every Bummerl begins
 * with full banks. A host's clock that went back charges nothing.
 * @returns the clock of `before` itself when the row changed nobody's decision; `null` on an untimed table.
 */
export function clockAfter(before: TableState, after: TableState, now: number): ClockState | null {
  const limits = CLOCKS[after.clock];
  if (limits === null) return before.time;
  const was = before.time ?? idle(now, limits.bankMs);
  const pending = clockedSeats(after);
  const waited = clockedSeats(before);
  const fresh = before.dealSeq !== after.dealSeq || (before.status !== "live" && after.status === "live");
  const over = perSeat((seat) => waited[seat] && (fresh || !pending[seat]));
  if (!over[0] && !over[1] && !(fresh && (pending[0] || pending[1]))) return before.time;

  const spent = Math.max(0, now - was.since - limits.decisionMs);
  const refill = before.bummerlNumber !== after.bummerlNumber;
  const banks = perSeat((seat) => {
    if (refill) return limits.bankMs;
    return over[seat] ? Math.max(0, was.banks[seat] - spent) : was.banks[seat];
  });
  return {
    since: fresh ? now : was.since,
    banks,
    deadlines: perSeat((seat) => {
      if (!pending[seat]) return null;
      return fresh ? now + limits.decisionMs + banks[seat] : was.deadlines[seat];
    }),
    offer: was.offer !== null && !fresh && pending[was.offer.late] ? was.offer : null,
  };
}

const idle = (now: number, bankMs: number): ClockState => ({
  since: now,
  banks: [bankMs, bankMs],
  deadlines: [null, null],
  offer: null,
});

/**
 * The instant from which a *sweep* finds something to do: a player's time is up, or an offer has stood unused for too
 * long, or the time for the deal of the day is over. `null` when nothing runs. Milliseconds since 1970.
 */
export function nextDeadline(state: TableState): number | null {
  if (state.day !== undefined) return state.status === "live" ? state.day.until : null;
  const time = state.time;
  if (time === null) return null;
  const instants: readonly (number | null)[] =
    time.offer === null ? time.deadlines : [time.offer.until, time.deadlines[otherSeat(time.offer.late)]];
  const running = instants.filter((instant) => instant !== null);
  return running.length === 0 ? null : Math.min(...running);
}

/** Seats whose time is up at `now`, whether or not it has been noticed. */
export const lateSeats = (time: ClockState, now: number) =>
  SEATS.filter((seat) => {
    const deadline = time.deadlines[seat];
    return deadline !== null && deadline <= now;
  });

/** Everything that is still to come, moved by `ms`. */
export const shifted = (time: ClockState, ms: number): ClockState => ({
  since: time.since + ms,
  banks: time.banks,
  deadlines: perSeat((seat) => {
    const deadline = time.deadlines[seat];
    return deadline === null ? null : deadline + ms;
  }),
  offer: time.offer === null ? null : { late: time.offer.late, until: time.offer.until + ms },
});
