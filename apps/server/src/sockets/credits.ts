import type { Page } from "../hosting/page.ts";
import { CREDIT_SECONDS } from "../limits/limits.ts";

/** What each socket may spend on messages: so many credits in a window of time, which begins with the first of them. */
export interface Credits {
  /** @returns false when the page's share is used up; asking costs nothing then */
  spend(page: Page, cost: number): boolean;
}

interface Window {
  endsAt: number;
  left: number;
}

/**
 * Counted in the process and at once: this stands before every message there is. What is spread over processes is
 * limited by addresses and players, elsewhere.
 * @param now milliseconds, never going back
 */
export const makeCredits = (points: number, now: () => number = () => performance.now()): Credits => {
  const windows = new WeakMap<Page, Window>();
  return {
    spend: (page, cost) => {
      const at = now();
      const window = windows.get(page) ?? { endsAt: 0, left: 0 };
      if (window.endsAt === 0) windows.set(page, window);
      if (at >= window.endsAt) {
        window.endsAt = at + CREDIT_SECONDS * 1_000;
        window.left = points;
      }
      if (cost > window.left) return false;
      window.left -= cost;
      return true;
    },
  };
};
