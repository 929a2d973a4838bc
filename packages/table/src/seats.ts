import { otherSeat, type PerSeat, SEATS, type Seat, turnOf } from "@bummerl/engine";
import { isComputer } from "./computer/seat.ts";
import type { TableState } from "./state.ts";

/** One value for each seat, made from the seat's number. */
export const perSeat = <T>(make: (seat: Seat) => T): PerSeat<T> => [make(0), make(1)];

/** The chair of a player at this table, or `null` for a stranger. The log says who sits where, never a message. */
export const seatOf = (state: TableState, playerId: string): Seat | null =>
  SEATS.find((seat) => state.seats[seat]?.id === playerId) ?? null;

/**
 * For which seats a decision is pending while play goes on: the player on turn, or whoever has not pressed *Next*.
 * Nobody is waited for on an open, saved or ended table, nor between two Bummerl.
 */
export function pendingSeats(state: TableState): PerSeat<boolean> {
  return state.status === "live" ? waitedFor(state) : [false, false];
}

/** As {@link pendingSeats}, of those whose clock runs: a computer has none. */
export const clockedSeats = (state: TableState): PerSeat<boolean> => {
  const pending = pendingSeats(state);
  return perSeat((seat) => pending[seat] && !isComputer(state.seats[seat]));
};

/** As {@link pendingSeats}, whether play goes on or is put away. */
function waitedFor(state: TableState): PerSeat<boolean> {
  if (state.stage === "dealing") return perSeat((seat) => state.cuts[seat] === null);
  if (state.stage === "bummerlOver" || state.deal === null) return [false, false];
  const turn = turnOf(state.deal);
  return perSeat((seat) => seat === turn);
}

/**
 * Whom a list of games names as the one to act, on a live or a saved table; `null` when it is nobody's or both
 * players' turn, as on every open or ended table.
 */
export function whoseTurn(state: TableState): Seat | null {
  const waited = waitedFor(state);
  return SEATS.find((seat) => waited[seat] && !waited[otherSeat(seat)]) ?? null;
}
