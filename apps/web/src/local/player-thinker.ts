import { choose, hint } from "@bummerl/players";
import type { Thinker } from "./thinker.ts";

/** The players of this house. */
export const playerThinker: Thinker = {
  choose: ({ view, rules, level, seed, toGo }) => choose(view, rules, { level, seed, toGo }),
  hint: ({ view, rules, seed, toGo }) => hint(view, rules, { seed, toGo }),
};
