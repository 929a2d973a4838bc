import type { Action } from "@bummerl/engine";
import type { Random } from "../worlds/index.ts";

/** An action and what a player thinks it is worth, in any unit. */
export interface Rated {
  readonly action: Action;
  readonly value: number;
}

/** The best rated action; of equals the first. */
export const best = (rated: readonly Rated[]): Action => {
  const [first, ...others] = rated;
  if (first === undefined) throw new Error("somebody is on turn and may do nothing");
  return others.reduce((top, one) => (one.value > top.value ? one : top), first).action;
};

/**
 * One of the actions, the better ones more often: a difference of `temperature` makes an action 2.7 times less
 * likely, so that close calls go either way and plain mistakes hardly ever happen. 0 is {@link best}.
 */
export const pickByWorth = (rated: readonly Rated[], temperature: number, random: Random): Action => {
  if (temperature <= 0) return best(rated);
  const top = Math.max(...rated.map(({ value }) => value));
  const weights = rated.map(({ value }) => Math.exp((value - top) / temperature));
  let left = random.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, one] of rated.entries()) {
    left -= weights[at] ?? 0;
    if (left < 0) return one.action;
  }
  return best(rated);
};
