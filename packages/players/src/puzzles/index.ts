export { type LineStep, lineFrom } from "../review/line.ts";
export { readPuzzle } from "./code.ts";
export { worthOf } from "./prove.ts";
export * from "./puzzle.ts";
