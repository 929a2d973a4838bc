import { OUT } from "@bummerl/engine";
import { rateByThumb } from "../thumb/rate.ts";
import { remember } from "./memory.ts";
import { best, pickByWorth } from "./pick.ts";
import type { Player } from "./situation.ts";

/** Looks at his own hand and at the table; of what is gone he has little in mind. */
const MEMORY = { great: 0.3, small: 0.1, hand: 0.3 } as const;
/** Thinks of the trick at hand more than of what a card would be good for later. */
const KEEPS = 0.3;
/** In card points: half a ten more or less looks alike to him. */
const TEMPERATURE = 6;
/** One time in so many he has miscounted his points, and waits for a trick more. */
const MISCOUNTS = 5;

/**
 * Plays legal cards that look sensible, forgets what was played, never closes, and now and then misses for a trick
 * that he has 66. What he has is never counted too high: he claims when he is right.
 */
export const chooseBeginner: Player = ({ knowledge, legal, random }) => {
  const remembered = remember(knowledge, MEMORY, random);
  const slow = knowledge.phase !== "lastTrick" && random.below(MISCOUNTS) === 0;
  const rated = rateByThumb(remembered, legal, {
    closesAt: Number.POSITIVE_INFINITY,
    claimsAt: slow ? OUT + 5 : OUT,
    keeps: KEEPS,
  });
  return rated.some(({ value }) => value >= 100) ? best(rated) : pickByWorth(rated, TEMPERATURE, random);
};
