import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Chances of a player's own: the same seed gives the same ones, and no deal is dealt from them. */
export interface Random {
  /** A whole number from 0 to `limit` − 1, each as likely. */
  readonly below: (limit: number) => number;
  /** A number from 0 to just under 1. */
  readonly unit: () => number;
}

/** The generator's first output is the seed itself: neighbouring seeds would begin alike. */
const WARM_UP = 16;
const RANGE = 2 ** 32;

/** @param seed uint32 */
export const randomFrom = (seed: number): Random => {
  const generator = xoroshiro128plus(seed | 0);
  for (let drawn = 0; drawn < WARM_UP; drawn += 1) generator.next();
  return {
    below: (limit) => uniformInt(generator, 0, limit - 1),
    unit: () => (generator.next() >>> 0) / RANGE,
  };
};
