import type { Suit } from "@bummerl/engine";
import { face } from "./frame.ts";
import { sign } from "./suits.ts";

/** Height of a sign on the Zehner. */
export const TEN_SIGN = 56;

/** Places of the five signs of the upper half. */
const places = [
  [82, 46],
  [168, 46],
  [125, 90],
  [82, 134],
  [168, 134],
] as const;

/** The Zehner: Roman ten and ten signs, five at each end. */
export const ten = (suit: Suit): string =>
  face({ suit, letter: "X", half: places.map(([x, y]) => sign(x, y, TEN_SIGN)).join("") });
