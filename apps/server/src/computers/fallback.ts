import { isDeepStrictEqual } from "node:util";
import type { Action, DealView } from "@bummerl/engine";

/** Is this an action the seat may take now? */
export const isLegal = ({ legal }: DealView, action: Action): boolean =>
  legal.some((one) => isDeepStrictEqual(one, action));

/**
 * What a computer does that cannot think, so that nobody waits for it for ever: the first card it may play, or it takes
 * the deal as it stands. It never gives up, claims or closes unthinkingly.
 */
export function unthinking({ legal }: DealView): Action {
  const action =
    legal.find(({ type }) => type === "play") ??
    legal.find(({ type }) => type === "settle") ??
    legal.find(({ type }) => type !== "giveUp");
  if (action === undefined) throw new Error("a computer on turn has nothing it may do");
  return action;
}
