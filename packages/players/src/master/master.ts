import type { Action } from "@bummerl/engine";
import type { Player } from "../levels/situation.ts";
import { type MasterValue, masterValues } from "./values.ts";

/** The action worth most for the Bummerl. */
const best = (values: readonly MasterValue[]): Action => {
  const [first, ...others] = values;
  if (first === undefined) throw new Error("somebody is on turn and may do nothing");
  return others.reduce((top, one) => (one.worth > top.worth ? one : top), first).action;
};

/** The strongest player: see docs/players.md. */
export const chooseMaster: Player = ({ knowledge, rules, legal, toGo, random }) => {
  const [only] = legal;
  if (legal.length === 1 && only !== undefined) return only;
  return best(masterValues(knowledge, rules, legal, { toGo, random }));
};
