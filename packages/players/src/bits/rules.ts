import type { RuleSet } from "@bummerl/engine";

/** The parameters of docs/rules.md §3 that a deal's play and value depend on, as flags and numbers. */
export interface CompiledRules {
  readonly mustHead: boolean;
  /** 2 or 4. */
  readonly exchangeMinStock: number;
  readonly exchangeFirstTrick: boolean;
  readonly marriageFirstTrick: boolean;
  /** R22: only the king may be led from a pair. */
  readonly kingMustBeLed: boolean;
  /** 2 or 4. */
  readonly closeMinStock: number;
  /** R19: the closer's win is fixed at closing. */
  readonly frozen: boolean;
  /** R25: a player must say that he has 66. */
  readonly claims: boolean;
  /** R28 `mirror`; else `min2`, or no claims at all. */
  readonly mirror: boolean;
  /** R34 */
  readonly ladder: boolean;
}

/** Done once for a rule set: a solver made with it is used for every deal under these rules. */
export const compileRules = (rules: RuleSet): CompiledRules => ({
  mustHead: rules.mustHead,
  exchangeMinStock: rules.exchangeMinStock,
  exchangeFirstTrick: rules.exchangeFirstTrick,
  marriageFirstTrick: rules.marriageFirstTrick,
  kingMustBeLed: rules.marriageLead === "king",
  closeMinStock: rules.closeMinStock,
  frozen: rules.closeValue === "atClosing",
  claims: rules.goOut === "claim",
  mirror: rules.falseClaim === "mirror",
  ladder: rules.lastTrick === "ladder",
});
