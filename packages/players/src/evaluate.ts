import type { Action, DealView, RuleSet } from "@bummerl/engine";
import { type WeighOptions, weigh } from "./weigh.ts";

export type EvaluateOptions = Pick<WeighOptions, "seed" | "toGo">;

export interface EvaluatedAction {
  readonly action: Action;
  /** Expected counters for the viewing seat, −3 to 3. */
  readonly value: number;
  /** 95 % half width of `value`; 0 when exact. */
  readonly error: number;
  /** Chance that the viewing seat wins the deal, 0 to 1. */
  readonly wins: number;
}

export interface Evaluation {
  /** Is every card known, so that the values are those of perfect play? */
  readonly exact: boolean;
  /** In how many ways the hidden cards may lie. */
  readonly worlds: number;
  /** Every legal action but giving up: the one of most worth for the Bummerl first. */
  readonly actions: readonly EvaluatedAction[];
}

const PLACE_OF_WINS = 3;

/**
 * What each action is worth by what the viewer knows, as Master sees it. Hidden cards play no part.
 *
 * @throws when the viewer is not on turn
 */
export const evaluate = (view: DealView, rules: RuleSet, options: EvaluateOptions): Evaluation => {
  const { ways, values } = weigh(view, rules, options);
  const actions = values
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ action, value, error, distribution }) => ({
      action,
      value,
      error,
      wins: distribution.slice(PLACE_OF_WINS).reduce((sum, chance) => sum + chance, 0),
    }));
  return { exact: ways === 1, worlds: ways, actions };
};
