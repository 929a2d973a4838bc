import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** So much for each key in a span of time; beyond it the answer is no, and asking costs nothing more. */
export interface Budget {
  /** Takes `points` of this key's share. @returns false when it is used up */
  spend(key: string, points?: number): Promise<boolean>;
  /** Is anything left, without taking it? */
  left(key: string): Promise<boolean>;
}

export const budgetOf = (limiter: RateLimiterAbstract): Budget => ({
  spend: async (key, cost = 1) => {
    try {
      await limiter.consume(key, cost);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  },
  left: async (key) => {
    const used = await limiter.get(key);
    return used === null || used.remainingPoints > 0;
  },
});

/** A budget that this process counts for itself. */
export const budget = (points: number, seconds: number): Budget =>
  budgetOf(new RateLimiterMemory({ points, duration: seconds }));
