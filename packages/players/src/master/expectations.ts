import type { RuleSet } from "@bummerl/engine";
import type { ActionCode } from "../bits/index.ts";
import type { Knowledge, PerSide } from "../knowledge/index.ts";
import { actionInputs } from "./action-inputs.ts";
import { featuresOf } from "./features.ts";
import { distributions } from "./net.ts";

/**
 * The network's chances of the six results for every action it knows; claims and settling are not among them.
 *
 * @param closing is closing known at this table?
 */
export const expectations = (
  knowledge: Knowledge,
  rules: RuleSet,
  toGo: PerSide<number>,
  codes: readonly ActionCode[],
  closing: boolean,
): Map<ActionCode, number[]> => {
  const features = featuresOf(knowledge, rules, toGo, closing);
  const asked = codes.flatMap((code) => {
    const inputs = actionInputs(code, knowledge, features);
    return inputs === null ? [] : [{ code, inputs }];
  });
  const found = distributions(
    features.active,
    asked.map(({ inputs }) => inputs),
  );
  return new Map(asked.map(({ code }, at) => [code, found[at] ?? []]));
};
