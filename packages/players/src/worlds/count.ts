import { sizeOf } from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import { hiddenIn } from "./world.ts";

/** n · (n − 1) · … , `factors` of them. */
const falling = (n: number, factors: number): number => {
  let product = 1;
  for (let factor = 0; factor < factors; factor += 1) product *= n - factor;
  return product;
};

/** Number of ways in which the hidden cards may lie; all are equally likely before the opponent has acted. */
export const countWorlds = (knowledge: Knowledge): number => {
  const { candidates, unknown, toDraw } = hiddenIn(knowledge);
  const hands = falling(candidates.length, unknown) / falling(unknown, unknown);
  return hands * falling(sizeOf(knowledge.unseen) - unknown, toDraw);
};
