import type { Action, DealView, PerSeat, RuleSet } from "@bummerl/engine";
import { type Knowledge, knowledgeOf } from "../knowledge/index.ts";
import { masterValues } from "../master/index.ts";
import { RESULT_COUNTERS } from "../master/results.ts";
import { countWorlds, randomFrom } from "../worlds/index.ts";

/** What an action was worth when it could be chosen. */
export interface Judged {
  readonly action: Action;
  /** Expected counters, −3 to 3; those beyond what either still needs for the Bummerl do not count (R40). */
  readonly value: number;
  /** 95 % half width of `value`; 0 when exact. */
  readonly error: number;
}

/** What a seat could know of its choice. */
export interface Judgement {
  /** Every card was known or could be worked out: the values are those of perfect play. */
  readonly exact: boolean;
  /** In how many ways the hidden cards could lie. */
  readonly ways: number;
  /** All legal actions but giving up, best first. */
  readonly actions: readonly Judged[];
}

export interface JudgeOptions {
  /** uint32; the same seed gives the same judgement. */
  readonly seed: number;
  /** Counters still to win the Bummerl before this deal, the viewer's own first. */
  readonly toGo: PerSeat<number>;
  /** Ways in which the cards may lie that are solved for a choice, at most. */
  readonly worlds: number;
}

const expected = (chances: readonly number[], toGo: PerSeat<number>): number =>
  chances.reduce(
    (sum, chance, at) => sum + chance * Math.max(-toGo[1], Math.min(toGo[0], RESULT_COUNTERS[at] ?? 0)),
    0,
  );

/**
 * Weighs each action as Master does: exactly where only one lie of the cards is possible, else over the possible ones
 * and by the network, with what that may be off. A pure function of what the view tells: hidden cards play no part.
 *
 * @throws when the viewer is not on turn
 */
export const judge = (view: DealView, rules: RuleSet, { seed, toGo, worlds }: JudgeOptions): Judgement => {
  const legal = view.legal.filter(({ type }) => type !== "giveUp");
  if (legal.length === 0) throw new Error("the viewer is not on turn");
  const knowledge: Knowledge = knowledgeOf(view, rules);
  const values = masterValues(knowledge, rules, legal, { toGo, random: randomFrom(seed), worlds });
  const actions = values
    .map(({ action, distribution, error }) => ({ action, value: expected(distribution, toGo), error }))
    .sort((a, b) => b.value - a.value);
  const ways = countWorlds(knowledge);
  return { exact: ways === 1, ways, actions };
};
