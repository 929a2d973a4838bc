import type { PresetName, RuleSet } from "./ruleset.ts";

const classic: RuleSet = {
  mustHead: true,
  exchangeMinStock: 2,
  exchangeFirstTrick: true,
  marriageFirstTrick: true,
  marriageLead: "kingOrQueen",
  closeMinStock: 2,
  closeValue: "atClosing",
  goOut: "claim",
  falseClaim: "mirror",
  lastTrick: "one",
  viewTricks: "own",
  showPoints: "own",
  score: "down",
  target: 7,
  retour: "fromSeven",
  bummerlValue: { plain: 1, schneider: 1, retourschneider: 1 },
  nextDealer: "alternate",
};

/** What Austrian houses agree on: a Schneider or Retourschneider is charged double. */
const doubled = { plain: 1, schneider: 2, retourschneider: 2 } as const;

/** The presets of docs/rules.md §3; `classic` is the default. */
export const PRESETS: Readonly<Record<PresetName, RuleSet>> = {
  classic,
  automatic: {
    ...classic,
    mustHead: false,
    marriageLead: "king",
    goOut: "auto",
    falseClaim: null,
    lastTrick: "ladder",
    viewTricks: "all",
    showPoints: "both",
    score: "up",
  },
  counters: {
    ...classic,
    goOut: "auto",
    falseClaim: null,
    retour: "fromAny",
    bummerlValue: doubled,
  },
  soft: {
    ...classic,
    closeMinStock: 4,
    goOut: "auto",
    falseClaim: null,
    viewTricks: "ownAndOpponentsFirst",
    bummerlValue: doubled,
  },
  sharp: {
    ...classic,
    exchangeMinStock: 4,
    exchangeFirstTrick: false,
    marriageFirstTrick: false,
    marriageLead: "king",
    closeMinStock: 4,
    viewTricks: "lastUntilNextLead",
    showPoints: "none",
    bummerlValue: doubled,
  },
  tournament: {
    ...classic,
    exchangeMinStock: 4,
    exchangeFirstTrick: false,
    marriageFirstTrick: false,
    closeMinStock: 4,
    viewTricks: "lastUntilNextLead",
    showPoints: "none",
    bummerlValue: doubled,
  },
};
