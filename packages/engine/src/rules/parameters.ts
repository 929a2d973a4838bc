import type { BummerlKind, ParameterName, RuleSet } from "./ruleset.ts";

type SimpleName = Exclude<ParameterName, "bummerlValue">;

const YES_NO = [true, false] as const;

/** Every value a parameter may take; `bummerlValue` is made of three numbers and stands apart. */
export const PARAMETER_VALUES: { readonly [Name in SimpleName]: readonly RuleSet[Name][] } = {
  mustHead: YES_NO,
  exchangeMinStock: [2, 4],
  exchangeFirstTrick: YES_NO,
  marriageFirstTrick: YES_NO,
  marriageLead: ["kingOrQueen", "king"],
  closeMinStock: [2, 4],
  closeValue: ["atClosing", "atEnd"],
  goOut: ["claim", "auto"],
  falseClaim: ["mirror", "min2", null],
  lastTrick: ["one", "ladder"],
  viewTricks: ["lastUntilNextLead", "own", "ownAndOpponentsFirst", "all"],
  showPoints: ["none", "own", "both"],
  score: ["down", "up"],
  target: [7, 9, 11],
  retour: ["fromSeven", "fromAny"],
  nextDealer: ["alternate", "winnerDeals"],
};

/** Smallest and greatest weight of a Bummerl in the tally (R42). */
export const BUMMERL_VALUE_RANGE = { min: 1, max: 9 } as const;

/** All parameters in the order of docs/rules.md §3, the option of R4 last. */
export const PARAMETER_NAMES: readonly ParameterName[] = [
  "mustHead",
  "exchangeMinStock",
  "exchangeFirstTrick",
  "marriageFirstTrick",
  "marriageLead",
  "closeMinStock",
  "closeValue",
  "goOut",
  "falseClaim",
  "lastTrick",
  "viewTricks",
  "showPoints",
  "score",
  "target",
  "retour",
  "bummerlValue",
  "nextDealer",
];

export const isSimple = (name: ParameterName): name is SimpleName => name !== "bummerlValue";

export const mayWeigh = (value: unknown): value is RuleSet["bummerlValue"][BummerlKind] =>
  typeof value === "number" &&
  Number.isInteger(value) &&
  value >= BUMMERL_VALUE_RANGE.min &&
  value <= BUMMERL_VALUE_RANGE.max;
