export * from "./cards.ts";
export * from "./deal/action.ts";
export * from "./deal/state.ts";
export * from "./deal/view.ts";
export * from "./fair/index.ts";
export * from "./result.ts";
export * from "./rules/ruleset.ts";
