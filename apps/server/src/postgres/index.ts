export type { DatabaseLog } from "./acquire.ts";
export { DatabaseStartError } from "./fault.ts";
export { type OpenDatabase, type OpenOptions, openDatabase } from "./open.ts";
export { type VisitOptions, visitDatabase } from "./visit.ts";
