import type { Action, RuleSet } from "@bummerl/engine";
import type { Knowledge, PerSide } from "../knowledge/index.ts";
import type { Random } from "../worlds/index.ts";

/** All that a player has to go by when he is on turn. */
export interface Situation {
  readonly knowledge: Knowledge;
  readonly rules: RuleSet;
  /** What he may do; giving up and a claim that he knows to be false are not among it. */
  readonly legal: readonly Action[];
  /** Counters still to win the Bummerl, his own first. */
  readonly toGo: PerSide<number>;
  readonly random: Random;
}

/** Chooses one of `legal`. */
export type Player = (situation: Situation) => Action;
