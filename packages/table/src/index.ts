export * from "./clock.ts";
export * from "./command.ts";
export * from "./state.ts";
export * from "./view.ts";
