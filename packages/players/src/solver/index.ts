export * from "./solve-deal.ts";
export * from "./solver.ts";
