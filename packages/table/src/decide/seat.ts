import { isCut, ok, otherSeat, type Result, type Seat } from "@bummerl/engine";
import type { SeatCommand } from "../command.ts";
import { judgeDay } from "../day/play.ts";
import { refuse, type TableRefusal, type Verdict } from "../refusal.ts";
import type { DecideContext } from "../seal.ts";
import type { TableEvent, TableState } from "../state.ts";
import { act } from "./act.ts";
import { concede, judgeResign, judgeTakeBummerl } from "./concede.ts";
import { judgeLeave, leave } from "./leave.ts";
import { judgeNext, judgePlayOn, ready } from "./next.ts";
import { judgeResume, judgeSave, resume, save } from "./save.ts";
import { judgeUndo, undo } from "./undo.ts";

/** Every command but a deal's action: those set a flag or end something, and a repeat of them succeeds. */
export type FlagCommand = Exclude<SeatCommand, { type: "act" }>;

/** Whether a command would change the table, has been given already, or is refused. Cuts are not looked at. */
export function judge(state: TableState, seat: Seat, command: FlagCommand): Verdict {
  if (state.day !== undefined) return judgeDay(state, command);
  switch (command.type) {
    case "next":
      return judgeNext(state, seat, command.deal);
    case "playOn":
      return judgePlayOn(state, seat, command.bummerl);
    case "leave":
      return judgeLeave(state, seat, command.bummerl);
    case "save":
      return judgeSave(state, seat, command.deal);
    case "resume":
      return judgeResume(state, seat, command.deal);
    case "resign":
      return judgeResign(state, seat, command.bummerl);
    case "takeBummerl":
      return judgeTakeBummerl(state, seat, command.bummerl);
    case "undo":
      return judgeUndo(state, seat, command.deal, command.seq);
  }
}

/** What a seated player's command brings about. */
export function decideSeat(
  state: TableState,
  seat: Seat,
  command: SeatCommand,
  context: DecideContext,
): Result<TableEvent[], TableRefusal> {
  if (command.type === "act") return act(state, seat, command.seq, command.action, context);
  const verdict = judge(state, seat, command);
  if (verdict === "repeat") return ok([]);
  if (verdict !== "accept") return refuse(verdict);
  if ("cut" in command && !isCut(command.cut)) return refuse("badCut");
  return ok(happening(state, seat, command, context));
}

function happening(
  state: TableState,
  seat: Seat,
  command: FlagCommand,
  context: DecideContext,
): TableEvent[] {
  switch (command.type) {
    case "next":
    case "playOn":
      return ready(state, seat, command.cut);
    case "leave":
      return leave(seat);
    case "save":
      return save(state, seat);
    case "resume":
      return resume(state, seat);
    case "resign":
      return concede(state, seat, "resigned", context);
    case "takeBummerl":
      return concede(state, otherSeat(seat), "timeUp", context);
    case "undo":
      return undo(state, seat);
  }
}
