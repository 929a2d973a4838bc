export { type Hint, hint } from "./hint.ts";
export { HINT_CODES, type HintCode, type HintReason } from "./reason.ts";
