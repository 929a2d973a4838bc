import type { Action, DealView, PerSeat, RuleSet } from "@bummerl/engine";
import { RESULT_COUNTERS } from "../master/results.ts";
import { type WeighOptions, weigh } from "../weigh.ts";

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

/** `toGo`: before this deal. */
export type JudgeOptions = Required<WeighOptions>;

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
export const judge = (view: DealView, rules: RuleSet, options: JudgeOptions): Judgement => {
  const { ways, values } = weigh(view, rules, options);
  const actions = values
    .map(({ action, distribution, error }) => ({
      action,
      value: expected(distribution, options.toGo),
      error,
    }))
    .sort((a, b) => b.value - a.value);
  return { exact: ways === 1, ways, actions };
};
