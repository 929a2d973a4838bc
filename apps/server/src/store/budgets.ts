import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { type Budget, budgetOf } from "../limits/budget.ts";

/** Addresses are not kept as they are: not for a moment, and not in a backup. */
export const hashedAddress = (address: string): string =>
  createHash("sha256").update(`address\n${address}`).digest("hex").slice(0, 32);

/**
 * Budgets in rows that all processes count down together: exact, and a statement each time, so for what is rare. A key
 * that has used up its share is refused from memory; while the database is away each process counts for itself.
 */
export const makeSharedBudget =
  (pool: Pool) =>
  (name: string, points: number, seconds: number): Budget => {
    const share = { keyPrefix: name, points, duration: seconds };
    const budget = budgetOf(
      new RateLimiterPostgres({
        ...share,
        storeClient: pool,
        storeType: "pool",
        tableName: "budgets",
        tableCreated: true,
        inMemoryBlockOnConsumed: points,
        insuranceLimiter: new RateLimiterMemory(share),
      }),
    );
    return {
      spend: (address, cost) => budget.spend(hashedAddress(address), cost),
      left: (address) => budget.left(hashedAddress(address)),
    };
  };
