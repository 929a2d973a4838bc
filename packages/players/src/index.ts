export { type ChooseOptions, choose } from "./choose.ts";
export { type EvaluatedAction, type EvaluateOptions, type Evaluation, evaluate } from "./evaluate.ts";
export { HINT_CODES, type Hint, type HintCode, type HintReason, hint } from "./hint/index.ts";
export * from "./levels.ts";
export * from "./solver/index.ts";
