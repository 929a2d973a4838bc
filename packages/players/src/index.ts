export * from "./levels.ts";
