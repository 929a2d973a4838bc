import type { Seat } from "@bummerl/engine";
import { computerSeat } from "../computer/seat.ts";
import { notLive, type Verdict } from "../refusal.ts";
import type { TableEvent, TableState } from "../state.ts";

/** So often in one deal: more is no slip, and each costs a row that everybody reads who opens the table. */
export const MOST_UNDONE = 100;

/** *Undo*: only against a computer, only while the deal is played, only where this seat has done something in it. */
export function judgeUndo(state: TableState, seat: Seat, deal: number, seq: number): Verdict {
  const computer = computerSeat(state);
  if (computer === null || computer === seat) return "noComputer";
  const why = notLive(state);
  if (why !== null) return why;
  if (state.stage !== "playing" || state.practice === undefined) return "noDeal";
  if (deal !== state.dealNumber) return "wrongDeal";
  const last = ownLast(state, seat);
  if (seq < Math.max(state.practice.undoneSeq, last?.seq ?? 0)) return "stale";
  if (last === undefined) return "nothingToUndo";
  return state.practice.undone < MOST_UNDONE ? "accept" : "undoneEnough";
}

/** The deal is again what it was before this seat's last action. */
export function undo(state: TableState, seat: Seat): TableEvent[] {
  const kept = state.practice?.steps.findLastIndex((step) => step.seat === seat) ?? -1;
  if (kept < 0) throw new Error("nothing to take back");
  return [{ type: "undone", seat, deal: state.dealNumber, kept }];
}

const ownLast = ({ practice }: TableState, seat: Seat) =>
  practice?.steps.findLast((step) => step.seat === seat);
