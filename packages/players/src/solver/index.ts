export * from "./solve-deal.ts";
export * from "./solve-record.ts";
export * from "./solver.ts";
