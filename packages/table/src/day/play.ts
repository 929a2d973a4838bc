import type { SeatCommand } from "../command.ts";
import { COMPUTER_SEAT, computerPlayer } from "../computer/seat.ts";
import { dealScored, runningBummerl } from "../decide/act.ts";
import { ready } from "../decide/next.ts";
import { evolveEvents } from "../evolve/evolve.ts";
import { notLive, type Verdict } from "../refusal.ts";
import type { TableEvent, TableState } from "../state.ts";

/** A computer sits down, and the deal of the day is dealt at once: nobody cuts, for all shall have the same pack. */
export function dealDay(state: TableState): TableEvent[] {
  const seated: TableEvent = { type: "seated", seat: COMPUTER_SEAT, player: computerPlayer("master") };
  const sat = evolveEvents(state, state.seq, [seated]);
  const first = ready(sat, 0, "");
  return [seated, ...first, ...ready(evolveEvents(sat, state.seq, first), COMPUTER_SEAT, "")];
}

/** All that is possible there is to play: what is taken back, saved or cut would not be the same for all. */
export const judgeDay = (state: TableState, command: SeatCommand): Verdict =>
  command.type === "leave" && state.status === "ended" ? "repeat" : (notLive(state) ?? "dayDeal");

/** The time for it is over: what was not played to its end has no result. */
export const sweepDay = (state: TableState, now: number): TableEvent[] =>
  state.status !== "live" || state.day === undefined || now < state.day.until
    ? []
    : [dealScored(state, null, runningBummerl(state)), { type: "ended" }];
