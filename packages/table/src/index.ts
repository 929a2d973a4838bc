export * from "./clock.ts";
export * from "./command.ts";
export { computerAnswers } from "./computer/answers.ts";
export * from "./computer/choice.ts";
export { type Question, questionFor } from "./computer/question.ts";
export {
  COMPUTER_ID_PREFIX,
  COMPUTER_SEAT,
  computerOf,
  computerPlayer,
  computerSeat,
  isComputer,
  isComputerId,
  seatedPlayer,
} from "./computer/seat.ts";
export { type ComputerTask, computerTask } from "./computer/task.ts";
export { thinkingMs } from "./computer/thinking.ts";
export * from "./day/calendar.ts";
export { decide, decideAndFold } from "./decide/decide.ts";
export { sameName } from "./decide/sit.ts";
export { evolve, fold } from "./evolve/evolve.ts";
export { makeTable, type TableSetup } from "./make.ts";
export { oncePer } from "./once-per.ts";
export type { TableRefusal } from "./refusal.ts";
export type { DecideContext } from "./seal.ts";
export { seatOf, whoseTurn } from "./seats.ts";
export * from "./state.ts";
export { nextDeadline } from "./time.ts";
export { type StoredEvent, upcast } from "./upcast.ts";
export * from "./view.ts";
export { tableViewFor } from "./view-for.ts";
