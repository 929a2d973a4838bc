import type { Seat } from "@bummerl/engine";
import type { Verdict } from "../refusal.ts";
import type { TableEvent, TableState } from "../state.ts";

/**
 * *Leave*: while nobody else sits there, or between two Bummerl, on a saved table too. A player who leaves a table that
 * the other has just left gets what he wanted.
 */
export function judgeLeave(state: TableState, seat: Seat, bummerl: number): Verdict {
  if (state.status === "ended") return "repeat";
  if (bummerl !== state.bummerlNumber) return "wrongBummerl";
  if (state.status === "open") return state.seats[seat] === null ? "tableOpen" : "accept";
  return state.stage === "bummerlOver" ? "accept" : "bummerlRunning";
}

/** Nobody plays at this table any more; its finished Bummerl stay in the tally. */
export const leave = (seat: Seat): TableEvent[] => [{ type: "left", seat }];
