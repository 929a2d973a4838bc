import { PARAMETER_NAMES } from "./parameters.ts";
import { PRESETS } from "./presets.ts";
import { BUMMERL_KINDS, type ParameterName, PRESET_NAMES, type PresetName, type RuleSet } from "./ruleset.ts";

const sameValue = (a: RuleSet, b: RuleSet, name: ParameterName): boolean =>
  name === "bummerlValue"
    ? BUMMERL_KINDS.every((kind) => a.bummerlValue[kind] === b.bummerlValue[kind])
    : a[name] === b[name];

/** The parameters in which a rule set differs from another, in the order of docs/rules.md §3. */
export const differences = (rules: RuleSet, base: RuleSet): ParameterName[] =>
  PARAMETER_NAMES.filter((name) => !sameValue(rules, base, name));

/** The preset that a rule set is, parameter by parameter, or `null` for a mix of one's own. */
export const presetOf = (rules: RuleSet): PresetName | null =>
  PRESET_NAMES.find((name) => differences(rules, PRESETS[name]).length === 0) ?? null;
