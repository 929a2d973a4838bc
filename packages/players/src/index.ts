export { type ChooseOptions, choose } from "./choose.ts";
export * from "./levels.ts";
export * from "./solver/index.ts";
