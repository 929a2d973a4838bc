export type { BadRecord } from "./json.ts";
export { parseLine, replayLine } from "./line.ts";
export type { Position } from "./position.ts";
export {
  type DealRecord,
  type DealtRecord,
  type PositionRecord,
  parseRecord,
  type SeatAction,
} from "./record.ts";
export { describeState, type ReplayOutput, replay, type StateOutput } from "./replay.ts";
export { startOf, stateOf } from "./start.ts";
