import type { Action, DealView, RuleSet } from "@bummerl/engine";
import { type EvaluateOptions, type Evaluation, evaluate } from "../evaluate.ts";
import { knowledgeOf } from "../knowledge/index.ts";
import { isPlayable, says66 } from "../playable.ts";
import type { Advice } from "./advice.ts";
import { ANSWERING } from "./answering.ts";
import { CERTAIN } from "./certain.ts";
import { LEADING } from "./leading.ts";
import type { HintReason } from "./reason.ts";

export interface Hint {
  readonly action: Action;
  readonly reason: HintReason;
}

const RULES = [...CERTAIN, ...ANSWERING, ...LEADING];

const rounded = (counters: number): number => Math.round(100 * counters) / 100;

/** Where no rule of good play fits, the figures speak. */
const byFigures = ({ actions }: Evaluation): HintReason => {
  const [best, ...others] = actions;
  const counters = best?.value ?? 0;
  const next = Math.max(...others.map(({ value }) => value));
  return { code: "expected", counters: rounded(counters), better: rounded(counters - next) };
};

const reasonOf = (advice: Advice): HintReason => {
  for (const rule of RULES) {
    const reason = rule(advice);
    if (reason !== null) return reason;
  }
  return byFigures(advice.evaluation);
};

/**
 * What Master would do in this place, and why: the first rule of good play that is true of the position and of the
 * action, or the figures. By what the viewer knows, never by hidden cards; the same seed gives the same hint.
 *
 * @throws when the viewer is not on turn
 */
export const hint = (view: DealView, rules: RuleSet, options: EvaluateOptions): Hint => {
  const knowledge = knowledgeOf(view, rules);
  const whole = evaluate(view, rules, options);
  const evaluation = { ...whole, actions: whole.actions.filter((one) => isPlayable(one.action, knowledge)) };
  const best = evaluation.actions.find((one) => says66(one.action)) ?? evaluation.actions[0];
  if (best === undefined) throw new Error("somebody is on turn and may do nothing");
  const { action } = best;
  return { action, reason: reasonOf({ action, knowledge, rules, evaluation }) };
};
