import { type Action, OUT, valueAgainst } from "@bummerl/engine";
import { codeOf } from "../bits/index.ts";
import { isStrict, type Knowledge, stockSizeOf } from "../knowledge/index.ts";
import { rateByThumb } from "../thumb/rate.ts";
import { countWorlds, positionIn, sampleWorlds, solverFor, valuesOver, worldsOf } from "../worlds/index.ts";
import { best, pickByWorth, type Rated } from "./pick.ts";
import type { Player, Situation } from "./situation.ts";

/** Ways in which the cards may lie that are thought through; once there are no more than this, all of them. */
const WORLDS = 8;
/** Before each closing: hands of the opponent's that are played out. */
const CLOSING_WORLDS = 40;
/** Closes when it wins against so many of them. The look at open cards is too hopeful, hence not far from all. */
const CLOSE_SURE = 0.94;
/** In counters: how near two actions must be to look alike, as long as anything is hidden. */
const TEMPERATURE = 0.15;
/** Counters for a card point of the thumb's: decides between equals only. */
const TIE = 0.0003;
/** Cards in the stock from which on the end is too far away to be thought through. */
const FAR = 8;

const THUMB = { closesAt: Number.POSITIVE_INFINITY, claimsAt: OUT, keeps: 1 } as const;

const isFar = (knowledge: Knowledge): boolean => !isStrict(knowledge) && stockSizeOf(knowledge) >= FAR;

/** Counters beyond what is left of the Bummerl are worth nothing to either (R40). */
const useOf =
  ({ toGo }: Situation) =>
  (counters: number): number =>
    Math.max(-toGo[1], Math.min(toGo[0], counters));

/**
 * Every action by its mean over the worlds; closing only where it is sound, or where it was seen through. Of equals,
 * as when all is lost, the thumb's choice.
 */
const rateByWorlds = (situation: Situation, thumb: readonly Rated[], sound: boolean): Rated[] => {
  const { knowledge, rules, random } = situation;
  const { worlds, all } = worldsOf(knowledge, WORLDS, random);
  const values = valuesOver(knowledge, rules, worlds, useOf(situation));
  const meanOf = (action: Action): number => {
    const code = codeOf(action);
    return values.find((value) => value.code === code)?.mean ?? Number.NEGATIVE_INFINITY;
  };
  return thumb
    .filter(({ action }) => action.type !== "close" || sound || all)
    .map(({ action, value }) => ({ action, value: meanOf(action) + value * TIE }));
};

/**
 * Share of the opponent's possible hands against which closing now wins, 0 to 1. Nobody draws any more, so this is
 * quick to see at any time.
 */
const chanceOfClosing = ({ knowledge, rules, random }: Situation): number => {
  const closed: Knowledge = {
    ...knowledge,
    closed: {
      by: 0,
      made: valueAgainst(knowledge.tricks[1], knowledge.points[1]),
      failed: knowledge.tricks[1] === 0 ? 3 : 2,
    },
  };
  const solver = solverFor(rules);
  const worlds = sampleWorlds(closed, CLOSING_WORLDS, random);
  return worlds.filter((world) => solver.atLeast(positionIn(closed, world), 1)).length / worlds.length;
};

const isCertain = (value: number): boolean => value >= 250;

/**
 * Counts every card and point, plays by the rules of thumb while the end is far, closes when that wins against nearly
 * all hands the opponent may hold, and thinks the rest through on ways in which the cards may lie: exactly, once all
 * is known.
 */
export const chooseRegulars: Player = (situation) => {
  const { knowledge, legal, random } = situation;
  const thumb = rateByThumb(knowledge, legal, THUMB);
  if (legal.length === 1 || thumb.some(({ value }) => isCertain(value))) return best(thumb);
  const close = legal.find(({ type }) => type === "close");
  const sound = close !== undefined && chanceOfClosing(situation) >= CLOSE_SURE;
  if (!isFar(knowledge)) {
    const temperature = countWorlds(knowledge) === 1 ? 0 : TEMPERATURE;
    return pickByWorth(rateByWorlds(situation, thumb, sound), temperature, random);
  }
  return close !== undefined && sound ? close : pickByWorth(thumb, 1, random);
};
