import { err, ok, type Result } from "../result.ts";
import { isSimple, mayWeigh, PARAMETER_NAMES, PARAMETER_VALUES } from "./parameters.ts";
import { PRESETS } from "./presets.ts";
import { BUMMERL_KINDS, PRESET_NAMES, type PresetName, type RuleSet } from "./ruleset.ts";

/** What is wrong with a rule set; `at` names the parameter (or the preset, or "" for the whole). */
export interface RuleSetError {
  readonly code:
    | "notAnObject"
    | "unknownPreset"
    | "unknownParameter"
    | "missingParameter"
    | "badValue"
    | "contradiction";
  readonly at: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Fault = RuleSetError | null;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isPresetName = (value: string): value is PresetName =>
  (PRESET_NAMES as readonly string[]).includes(value);

/** The first key too many or too few; `prefix` stands before the names of a nested object. */
const keyFault = (fields: Fields, names: readonly string[], prefix: string): Fault => {
  const extra = Object.keys(fields).find((key) => !names.includes(key));
  if (extra !== undefined) return { code: "unknownParameter", at: prefix + extra };
  const missing = names.find((name) => !Object.hasOwn(fields, name));
  return missing === undefined ? null : { code: "missingParameter", at: prefix + missing };
};

const weightFault = (value: unknown): Fault => {
  if (!isFields(value)) return { code: "badValue", at: "bummerlValue" };
  const keys = keyFault(value, BUMMERL_KINDS, "bummerlValue.");
  if (keys !== null) return keys;
  const bad = BUMMERL_KINDS.find((kind) => !mayWeigh(value[kind]));
  return bad === undefined ? null : { code: "badValue", at: `bummerlValue.${bad}` };
};

const valueFault = (fields: Fields): Fault => {
  for (const name of PARAMETER_NAMES) {
    const value = fields[name];
    if (!isSimple(name)) {
      const fault = weightFault(value);
      if (fault !== null) return fault;
    } else if (!(PARAMETER_VALUES[name] as readonly unknown[]).includes(value)) {
      return { code: "badValue", at: name };
    }
  }
  return null;
};

const faultOf = (fields: Fields): Fault => keyFault(fields, PARAMETER_NAMES, "") ?? valueFault(fields);

/** A rule set of its own, with the fields in the order of the table, from checked fields. */
const copyOf = (rules: RuleSet): RuleSet => {
  const { plain, schneider, retourschneider } = rules.bummerlValue;
  return {
    mustHead: rules.mustHead,
    exchangeMinStock: rules.exchangeMinStock,
    exchangeFirstTrick: rules.exchangeFirstTrick,
    marriageFirstTrick: rules.marriageFirstTrick,
    marriageLead: rules.marriageLead,
    closeMinStock: rules.closeMinStock,
    closeValue: rules.closeValue,
    goOut: rules.goOut,
    falseClaim: rules.goOut === "auto" ? null : rules.falseClaim,
    lastTrick: rules.lastTrick,
    viewTricks: rules.viewTricks,
    showPoints: rules.showPoints,
    score: rules.score,
    target: rules.target,
    retour: rules.retour,
    bummerlValue: { plain, schneider, retourschneider },
    nextDealer: rules.nextDealer,
  };
};

/**
 * A rule set from outside: the name of a preset, or an object with every parameter of docs/rules.md §3 and none
 * more. Where 66 ends the deal by itself no claim is made, so `falseClaim` becomes `null` there; where a claim is
 * made it must say what a false one costs (R28).
 */
export const parseRuleSet = (value: unknown): Result<RuleSet, RuleSetError> => {
  if (typeof value === "string") {
    return isPresetName(value) ? ok(PRESETS[value]) : err({ code: "unknownPreset", at: value });
  }
  if (!isFields(value)) return err({ code: "notAnObject", at: "" });
  const fault = faultOf(value);
  if (fault !== null) return err(fault);
  const rules = copyOf(value as unknown as RuleSet);
  if (rules.goOut === "claim" && rules.falseClaim === null) {
    return err({ code: "contradiction", at: "falseClaim" });
  }
  return ok(rules);
};
