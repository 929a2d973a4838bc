/** What runs in the threads of the pool: nothing but the players, asked with what a seat may know. */
import type { Action } from "@bummerl/engine";
import { choose as chooseAction, type Hint, hint } from "@bummerl/players";
import type { ComputerLevel, Question } from "@bummerl/table";

export interface Choosing {
  readonly question: Question;
  readonly level: ComputerLevel;
}

export const choose = ({ question: { view, rules, seed, toGo }, level }: Choosing): Action =>
  chooseAction(view, rules, { level, seed, toGo });

export const advise = ({ question: { view, rules, seed, toGo } }: Pick<Choosing, "question">): Hint =>
  hint(view, rules, { seed, toGo });
