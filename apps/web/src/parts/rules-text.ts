import { type ParameterName, PRESETS, presetOf, type RuleSet } from "@bummerl/engine";
import { CLOCKS, type ClockName } from "@bummerl/table";
import { formatNumber, t } from "../i18n/index.ts";

/** One parameter of a rule set in plain words. */
export interface RuleLine {
  readonly name: ParameterName;
  readonly label: string;
  readonly value: string;
}

/** The name of a rule set: that of its preset, or *own mix*. */
export const rulesName = (rules: RuleSet): string => {
  const preset = presetOf(rules);
  return preset === null ? t().rules.ownName : t().rules.presets[preset].name;
};

/** One value of a parameter in plain words. */
export const valueText = <Name extends Exclude<ParameterName, "bummerlValue">>(
  name: Name,
  value: RuleSet[Name],
): string => {
  const values: Readonly<Record<string, string>> = t().rules.parameters[name].values;
  const text = values[String(value)];
  if (text === undefined) throw new Error(`no words for ${name} = ${String(value)}`);
  return text;
};

/** A parameter of a rule set in plain words. */
export const ruleLine = (rules: RuleSet, name: ParameterName): RuleLine => {
  const { label } = t().rules.parameters[name];
  if (name !== "bummerlValue") return { name, label, value: valueText(name, rules[name]) };
  const { plain, schneider, retourschneider } = rules.bummerlValue;
  const number = formatNumber;
  return {
    name,
    label,
    value: t().rules.bummerlValue(number(plain), number(schneider), number(retourschneider)),
  };
};

export const CLASSIC = PRESETS.classic;

/** The clock's numbers, as shown before the game. */
export const clockText = (clock: ClockName): string => {
  const numbers = CLOCKS[clock];
  if (numbers === null) return t().rules.untimed;
  return t().rules.clockNumbers(
    formatNumber(numbers.decisionMs / 1000),
    formatNumber(numbers.bankMs / 60_000),
  );
};
