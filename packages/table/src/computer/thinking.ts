import type { ComputerTask } from "./task.ts";

/** Milliseconds a computer takes at least, at most, and how much of that for something that had to be. */
const THINKING = {
  natural: { least: 700, most: 1_900, forced: 500 },
  short: { least: 250, most: 500, forced: 200 },
  none: { least: 0, most: 0, forced: 0 },
} as const;

/**
 * How long a computer shall seem to think over this, in milliseconds. The same task takes the same time. It follows
 * from what everybody can see and from chance, so that it tells nothing of its hand but that it had a choice.
 */
export function thinkingMs({ pace, view, seed }: ComputerTask): number {
  const { least, most, forced } = THINKING[pace];
  const chance = (seed >>> 8) / 2 ** 24;
  const obvious = view.stock.closedBy === null && view.stock.size === 0 && view.handSizes[0] <= 1;
  return Math.round(obvious ? forced : least + chance * (most - least));
}
