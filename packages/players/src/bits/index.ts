export * from "./action-code.ts";
export * from "./cards.ts";
export { bitsOf } from "./of-state.ts";
export type * from "./position.ts";
export * from "./rules.ts";
