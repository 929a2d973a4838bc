import type { Action, DealView, PerSeat, RuleSet } from "@bummerl/engine";
import { knowledgeOf } from "./knowledge/index.ts";
import { chooseBeginner } from "./levels/beginner.ts";
import { chooseHobby } from "./levels/hobby.ts";
import { chooseRegulars } from "./levels/regulars.ts";
import type { Player, Situation } from "./levels/situation.ts";
import type { Level } from "./levels.ts";
import { chooseMaster } from "./master/index.ts";
import { isPlayable, says66 } from "./playable.ts";
import { randomFrom } from "./worlds/index.ts";

export interface ChooseOptions {
  readonly level: Level;
  /** uint32, independent of the deal's own randomness. */
  readonly seed: number;
  /** Counters still to win the Bummerl, of the viewing seat first, then of its opponent. */
  readonly toGo: PerSeat<number>;
}

const PLAYERS: Readonly<Record<Level, Player>> = {
  beginner: chooseBeginner,
  hobby: chooseHobby,
  regulars: chooseRegulars,
  master: chooseMaster,
};

/** Who now and then does not notice that he has 66. All others say so at once. */
const MAY_MISCOUNT: readonly Level[] = ["beginner"];

const situationOf = (
  view: DealView,
  rules: RuleSet,
  { seed, toGo }: Omit<ChooseOptions, "level">,
): Situation => {
  if (view.legal.length === 0) throw new Error("the viewer is not on turn");
  const knowledge = knowledgeOf(view, rules);
  return {
    knowledge,
    rules,
    legal: view.legal.filter((action) => isPlayable(action, knowledge)),
    toGo,
    random: randomFrom(seed),
  };
};

/**
 * What a computer of this level does now: one of `view.legal`, never giving up. Pure: the same view, rules and
 * options give the same action. It knows what the view tells and nothing else.
 *
 * @throws when the viewer is not on turn
 */
export const choose = (view: DealView, rules: RuleSet, options: ChooseOptions): Action => {
  const situation = situationOf(view, rules, options);
  const out = MAY_MISCOUNT.includes(options.level) ? undefined : situation.legal.find(says66);
  return out ?? PLAYERS[options.level](situation);
};
