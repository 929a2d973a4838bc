import { apply, type DealState, deal, type RuleSet } from "@bummerl/engine";
import type { SeenDeal } from "@bummerl/table";

/**
 * The deal as it ended, played again from pack and actions with this browser's own rules. `null` when they do not
 * take an action that was accepted then: a record from a version with other rules.
 */
export const replay = (rules: RuleSet, finished: SeenDeal): DealState | null => {
  let state = deal(rules, finished.dealer, finished.deck);
  for (const { seat, ...action } of finished.actions) {
    const applied = apply(state, seat, action);
    if (!applied.ok) return null;
    state = applied.value.state;
  }
  return state;
};
