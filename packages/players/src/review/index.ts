export type { Judged, Judgement } from "./judge.ts";
export { type LineStep, lineFrom } from "./line.ts";
export { type Decision, decisionsIn, mistakesIn, type PlayedDeal, reviewDeal } from "./review.ts";
