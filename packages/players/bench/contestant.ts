import type { Action, DealView, PerSeat, RuleSet } from "@bummerl/engine";
import { choose, type Level } from "../src/index.ts";

export interface Turn {
  readonly view: DealView;
  readonly rules: RuleSet;
  readonly seed: number;
  readonly toGo: PerSeat<number>;
  /** `false`: nobody closes in this pairing, and everybody knows. */
  readonly closing: boolean;
}

/** Somebody who can be measured. */
export interface Contestant {
  readonly name: string;
  readonly choose: (turn: Turn) => Action;
}

export const levelContestant = (level: Level): Contestant => ({
  name: level,
  choose: ({ view, rules, seed, toGo }) => choose(view, rules, { level, seed, toGo }),
});
