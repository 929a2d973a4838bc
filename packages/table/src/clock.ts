/**
 * The clocks a table can be played with: so long for each decision, and a bank for each Bummerl from which longer
 * thinking is paid. Every number a player's time depends on stands here. Milliseconds.
 */
export const CLOCKS = {
  quick: { decisionMs: 20_000, bankMs: 120_000 },
  calm: { decisionMs: 60_000, bankMs: 300_000 },
  untimed: null,
} as const;
export const CLOCK_NAMES = ["quick", "calm", "untimed"] as const;
export type ClockName = (typeof CLOCK_NAMES)[number];

/** How long the offer to take the Bummerl stands unused before the table is saved. */
export const OFFER_MS = 600_000;

/** Given back to whoever was thinking when the server went away, on top of the time it was away. */
export const RESTART_CREDIT_MS = 20_000;
