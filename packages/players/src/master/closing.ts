import { type RuleSet, valueAgainst } from "@bummerl/engine";
import type { Knowledge } from "../knowledge/index.ts";
import type { World } from "../worlds/index.ts";
import { committedResults } from "./committed.ts";
import { mean } from "./mean.ts";
import { openCardResults } from "./open-cards.ts";

/** The same moment with the stock closed by the seat on turn (R17, R19, R30). */
const closedNow = (knowledge: Knowledge): Knowledge => ({
  ...knowledge,
  closed: {
    by: 0,
    made: valueAgainst(knowledge.tricks[1], knowledge.points[1]),
    failed: knowledge.tricks[1] === 0 ? 3 : 2,
  },
});

/**
 * How often each result comes about after closing now, with the one lead that is best on the average. With open cards
 * closing looks better than it is, because another lead would be right for every lie of the cards.
 *
 * @param useful what each of the six results is worth
 */
export const resultsOfClosing = (
  knowledge: Knowledge,
  rules: RuleSet,
  worlds: readonly World[],
  useful: readonly number[],
): readonly number[] => {
  const closed = closedNow(knowledge);
  // What may be led is the same wherever the hidden cards lie.
  const codes = [...openCardResults(closed, rules, worlds.slice(0, 1)).keys()];
  const leads = [...committedResults(closed, rules, worlds, codes, useful).values()];
  const [first = [], ...others] = leads;
  return others.reduce((best, one) => (mean(one, useful) > mean(best, useful) ? one : best), first);
};
