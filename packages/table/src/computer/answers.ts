import type { Seat } from "@bummerl/engine";
import { otherSeat } from "@bummerl/engine";
import type { SeatCommand } from "../command.ts";
import type { TableState } from "../state.ts";
import { computerSeat } from "./seat.ts";

/**
 * What a computer says at once, without thinking: *Next* and *Play on* with an empty cut, and that it agrees to save or
 * to go on. `null` when it has nothing to say. It never asks for anything of itself, never leaves, never resigns.
 */
export function computerAnswers(state: TableState): { seat: Seat; command: SeatCommand } | null {
  const seat = computerSeat(state);
  if (seat === null) return null;
  const command = commandOf(state, seat);
  return command === null ? null : { seat, command };
}

function commandOf(state: TableState, seat: Seat): SeatCommand | null {
  const person = otherSeat(seat);
  if (state.status === "saved")
    return state.resumeAsked[person] && !state.resumeAsked[seat]
      ? { type: "resume", deal: state.dealNumber }
      : null;
  if (state.status !== "live") return null;
  if (state.stage === "bummerlOver" && state.cuts[seat] === null)
    return { type: "playOn", bummerl: state.bummerlNumber, cut: "" };
  if (state.stage === "dealing" && state.cuts[seat] === null)
    return { type: "next", deal: state.dealNumber, cut: "" };
  if (state.saveAsked[person] && !state.saveAsked[seat]) return { type: "save", deal: state.dealNumber };
  return null;
}
