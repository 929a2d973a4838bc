export { chooseMaster } from "./master.ts";
export { type MasterOptions, type MasterValue, masterValues } from "./values.ts";
