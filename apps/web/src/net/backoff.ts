const FIRST_MS = 250;
const LONGEST_MS = 3_000;

/**
 * Milliseconds to wait before try number `attempt` (from 0): doubling up to three seconds, spread between half and
 * the whole of it, so that a restarted server is not met by everybody at once. `random` is 0–1.
 */
export const backoff = (attempt: number, random: number): number => {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return Math.round(whole * (0.5 + random / 2));
};
