export { type ChooseOptions, choose } from "./choose.ts";
export * from "./levels.ts";
