import { OUT } from "@bummerl/engine";
import { rateByThumb } from "../thumb/rate.ts";
import { remember } from "./memory.ts";
import { best, pickByWorth } from "./pick.ts";
import type { Player } from "./situation.ts";

/** Remembers trumps, aces and tens; small cards now and then. */
const MEMORY = { great: 1, small: 0.4, hand: 0.8 } as const;
const TEMPERATURE = 2.5;
const CLOSES_AT = 72;

/** Follows the rules of thumb: counts trumps and high cards, marries, exchanges, closes only on a hand that is counted through. */
export const chooseHobby: Player = ({ knowledge, legal, random }) => {
  const rated = rateByThumb(remember(knowledge, MEMORY, random), legal, {
    closesAt: CLOSES_AT,
    claimsAt: OUT,
    keeps: 1,
  });
  return rated.some(({ value }) => value >= 100) ? best(rated) : pickByWorth(rated, TEMPERATURE, random);
};
