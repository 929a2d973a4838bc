export * from "./decision.ts";
export type { Judged, Judgement } from "./judge.ts";
export { type LineStep, lineFrom } from "./line.ts";
export { reviewDeal } from "./review.ts";
