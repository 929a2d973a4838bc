import type { BummerlKind, RuleSet } from "@bummerl/engine";
import type { PerSide } from "../knowledge/index.ts";
import { RESULT_COUNTERS } from "./results.ts";
import { FOREHAND } from "./weights.ts";

type EquityRules = Pick<RuleSet, "target" | "retour" | "bummerlValue" | "nextDealer">;

/** A score between two deals. `caught`: came to stand at 1 while the other still stood at the target (R41). */
interface Score {
  readonly toGo: PerSide<number>;
  readonly caught: PerSide<boolean>;
  /** Is the first side forehand of the next deal? */
  readonly leads: boolean;
}

/**
 * What scores of a Bummerl are worth: the expected weight of the Bummerl in the tally (R42), won ones less lost ones,
 * if results fall as they do in self-play whatever the score.
 */
export class Equity {
  readonly #rules: EquityRules;
  readonly #known = new Map<number, number>();

  constructor(rules: EquityRules) {
    this.#rules = rules;
  }

  /** The worth of a score after a deal that `dealt` (did the first side deal it?) brought it `counters`. */
  after(score: Score, dealt: boolean, counters: number): number {
    const winner = counters > 0 ? 0 : 1;
    const loser = 1 - winner;
    const left = (score.toGo[winner] ?? 0) - Math.abs(counters);
    if (left <= 0) return (winner === 0 ? 1 : -1) * this.#lost(score, loser === 0 ? 0 : 1);
    const { target, nextDealer } = this.#rules;
    const toGo: PerSide<number> = winner === 0 ? [left, score.toGo[1]] : [score.toGo[0], left];
    const caught = left === 1 && score.toGo[loser === 0 ? 0 : 1] === target;
    return this.#worth({
      toGo,
      caught:
        winner === 0
          ? [caught || score.caught[0], score.caught[1]]
          : [score.caught[0], caught || score.caught[1]],
      leads: nextDealer === "alternate" ? dealt : winner === 1,
    });
  }

  #lost({ toGo, caught }: Score, loser: 0 | 1): number {
    const { target, retour, bummerlValue } = this.#rules;
    const kind = (): BummerlKind => {
      if (toGo[loser] === target) return "schneider";
      return toGo[loser] === 1 && (retour === "fromAny" || caught[loser]) ? "retourschneider" : "plain";
    };
    return bummerlValue[kind()];
  }

  #worth(score: Score): number {
    const { toGo, caught, leads } = score;
    const key =
      ((toGo[0] * 16 + toGo[1]) * 2 + Number(caught[0])) * 4 + Number(caught[1]) * 2 + Number(leads);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const worth = RESULT_COUNTERS.reduce((sum: number, counters, at) => {
      const chance = FOREHAND[leads ? at : FOREHAND.length - 1 - at] ?? 0;
      return sum + chance * this.after(score, !leads, counters);
    }, 0);
    this.#known.set(key, worth);
    return worth;
  }
}

const equities = new Map<string, Equity>();

const equityOf = (rules: RuleSet): Equity => {
  const { target, retour, bummerlValue, nextDealer } = rules;
  const key = JSON.stringify([target, retour, bummerlValue, nextDealer]);
  const equity = equities.get(key) ?? new Equity({ target, retour, bummerlValue, nextDealer });
  equities.set(key, equity);
  return equity;
};

/**
 * What each of the six results is worth at this score, scaled so that winning one counter is 2 better than losing
 * one. Whether the retour can still come from the full target is taken from the score as it stands.
 *
 * @param dealt did the first side deal this deal?
 */
export const utilities = (rules: RuleSet, toGo: PerSide<number>, dealt: boolean): number[] => {
  const equity = equityOf(rules);
  const caught = [
    toGo[0] === 1 && toGo[1] === rules.target,
    toGo[1] === 1 && toGo[0] === rules.target,
  ] as const;
  const score = { toGo, caught, leads: !dealt };
  const worth = RESULT_COUNTERS.map((counters) => equity.after(score, dealt, counters));
  const unit = ((worth[3] ?? 0) - (worth[2] ?? 0)) / 2;
  return worth.map((each) => each / unit);
};
