import type { TableState } from "../state.ts";
import type { ComputerLevel, ComputerPace } from "./choice.ts";
import { type Question, questionFor } from "./question.ts";
import { computerSeat, isComputer } from "./seat.ts";

/**
 * What the computer of a table has to do now: choose an action for this question and give it as
 * `{type: "act", seq: task.seq, action}` for `task.seat`. All else that a computer does (*Next*, *Play on*, agreeing to
 * save and to go on) stands in the row of the person it answers, see `computerAnswers`.
 */
export interface ComputerTask extends Question {
  readonly kind: "act";
  readonly level: ComputerLevel;
  readonly pace: ComputerPace;
}

/** `null`: there is no computer at this table, or it waits for somebody. The same state gives the same task. */
export function computerTask(state: TableState): ComputerTask | null {
  const seat = computerSeat(state);
  if (seat === null) return null;
  const player = state.seats[seat] ?? null;
  const question = questionFor(state, seat);
  if (question === null || !isComputer(player)) return null;
  return { kind: "act", ...question, level: player.level, pace: state.computer?.pace ?? "natural" };
}
