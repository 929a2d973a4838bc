import type { DealView, PerSeat, RuleSet } from "@bummerl/engine";
import { knowledgeOf } from "./knowledge/index.ts";
import { type MasterValue, masterValues } from "./master/index.ts";
import { countWorlds, randomFrom } from "./worlds/index.ts";

export interface WeighOptions {
  /** uint32; the same seed gives the same figures. */
  readonly seed: number;
  /** Counters still to win the Bummerl, of the viewing seat first, then of its opponent. */
  readonly toGo: PerSeat<number>;
  /** Ways in which the cards may lie that are solved, at most, if that is fewer than Master would. */
  readonly worlds?: number;
}

/** What Master thinks of a choice, by what the viewer knows. */
export interface Weighed {
  /** In how many ways the hidden cards may lie; 1: every card is known, the values are those of perfect play. */
  readonly ways: number;
  /** Every legal action but giving up, in the view's order. */
  readonly values: readonly MasterValue[];
}

/**
 * What each action is worth as Master sees it. Hidden cards play no part.
 *
 * @throws when the viewer is not on turn
 */
export const weigh = (
  view: DealView,
  rules: RuleSet,
  { seed, toGo, worlds = Number.POSITIVE_INFINITY }: WeighOptions,
): Weighed => {
  const legal = view.legal.filter(({ type }) => type !== "giveUp");
  if (legal.length === 0) throw new Error("the viewer is not on turn");
  const knowledge = knowledgeOf(view, rules);
  const values = masterValues(knowledge, rules, legal, { toGo, random: randomFrom(seed), worlds });
  return { ways: countWorlds(knowledge), values };
};
