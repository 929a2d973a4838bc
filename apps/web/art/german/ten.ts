import type { Suit } from "@bummerl/engine";
import { face } from "./frame.ts";
import { sign } from "./suits.ts";
import { vignette } from "./vignettes.ts";

/** Height of a sign on the Zehner. */
export const TEN_SIGN = 50;

/** Places of the five signs of the upper half. */
const places = [
  [84, 41],
  [166, 41],
  [125, 74],
  [84, 107],
  [166, 107],
] as const;

/** The Zehner: Roman ten, ten signs, five at each end, and between them a small scene from the play. */
export const ten = (suit: Suit): string =>
  face({ suit, letter: "X", half: vignette[suit] + places.map(([x, y]) => sign(x, y, TEN_SIGN)).join("") });
