import { type Action, SUITS, suitOf } from "@bummerl/engine";
import { isStrict } from "../knowledge/index.ts";
import type { Player } from "../levels/situation.ts";
import { type MasterValue, masterValues } from "./values.ts";

/** Two sums of the same chances may differ by their rounding. */
const ROUNDING = 1e-9;

/** The actions worth most for the Bummerl. */
const best = (values: readonly MasterValue[]): Action[] => {
  const most = Math.max(...values.map(({ worth }) => worth));
  return values.filter(({ worth }) => worth > most - ROUNDING).map(({ action }) => action);
};

/** The strongest player: see docs/players.md. Of leads worth the same in strict play it chooses a trump: fewer are left to take with. */
export const chooseMaster: Player = ({ knowledge, rules, legal, toGo, random }) => {
  const [only] = legal;
  if (legal.length === 1 && only !== undefined) return only;
  const equal = best(masterValues(knowledge, rules, legal, { toGo, random }));
  const trump = SUITS[knowledge.trump];
  const drawsTrump = equal.find((action) => action.type === "play" && suitOf(action.card) === trump);
  const [first] = equal;
  if (first === undefined) throw new Error("somebody is on turn and may do nothing");
  return knowledge.led === null && isStrict(knowledge) ? (drawsTrump ?? first) : first;
};
