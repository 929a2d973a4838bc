import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  differences,
  PARAMETER_NAMES,
  PARAMETER_VALUES,
  PRESET_NAMES,
  PRESETS,
  parseRuleSet,
  presetOf,
  type RuleSet,
} from "../src/index.ts";
import { arbRules } from "./support/arbitrary.ts";

const { classic } = PRESETS;
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const fault = (value: unknown): string => {
  const parsed = parseRuleSet(value);
  return parsed.ok ? "accepted" : `${parsed.error.code} ${parsed.error.at}`;
};

describe("parseRuleSet", () => {
  it("takes the name of a preset", () => {
    for (const name of PRESET_NAMES) expect(parseRuleSet(name)).toEqual({ ok: true, value: PRESETS[name] });
    expect(fault("Classic")).toBe("unknownPreset Classic");
    expect(fault("toString")).toBe("unknownPreset toString");
  });

  it("takes a full object and gives it back, presets and mixes alike", () => {
    fc.assert(
      fc.property(arbRules, (rules) => {
        expect(parseRuleSet(json(rules))).toEqual({ ok: true, value: rules });
      }),
    );
  });

  it.each([null, undefined, 7, true, [], [classic]])("refuses %j as no object", (value) => {
    expect(fault(value)).toBe("notAnObject ");
  });

  it("names the parameter that is missing, whichever it is", () => {
    for (const name of PARAMETER_NAMES) {
      const { [name]: _, ...rest } = classic;
      expect(fault(rest)).toBe(`missingParameter ${name}`);
    }
    expect(fault({ ...classic, bummerlValue: { plain: 1, schneider: 1 } })).toBe(
      "missingParameter bummerlValue.retourschneider",
    );
  });

  it("names the parameter that is one too many", () => {
    expect(fault({ ...classic, misdeal: true })).toBe("unknownParameter misdeal");
    expect(fault(JSON.parse(`{"__proto__":1,${JSON.stringify(classic).slice(1)}`))).toBe(
      "unknownParameter __proto__",
    );
    expect(fault({ ...classic, bummerlValue: { ...classic.bummerlValue, capot: 3 } })).toBe(
      "unknownParameter bummerlValue.capot",
    );
  });

  it("names the parameter with a bad value, whichever it is", () => {
    for (const name of PARAMETER_NAMES) {
      for (const bad of ["2", 3, undefined, {}, "yes"]) {
        const rules = { ...classic, [name]: bad };
        expect(fault(rules)).toMatch(new RegExp(`^(badValue ${name}|missingParameter bummerlValue.plain)$`));
      }
    }
    for (const bad of [0, 10, 1.5, "1", null, Number.NaN]) {
      expect(fault({ ...classic, bummerlValue: { ...classic.bummerlValue, schneider: bad } })).toBe(
        "badValue bummerlValue.schneider",
      );
    }
    expect(fault({ ...classic, bummerlValue: [1, 2, 2] })).toBe("badValue bummerlValue");
  });

  it("finds the contradiction of a claim without a price for a false one (R28)", () => {
    expect(fault({ ...classic, falseClaim: null })).toBe("contradiction falseClaim");
  });

  it("a price for false claims becomes null where no claim is made", () => {
    for (const falseClaim of PARAMETER_VALUES.falseClaim) {
      expect(parseRuleSet({ ...PRESETS.soft, falseClaim })).toEqual({ ok: true, value: PRESETS.soft });
    }
  });
});

describe("presets", () => {
  it("are told apart and recognised", () => {
    for (const name of PRESET_NAMES) expect(presetOf(json(PRESETS[name]) as RuleSet)).toBe(name);
    expect(presetOf({ ...classic, target: 9 })).toBeNull();
  });

  it("differ from classic where docs/rules.md §3 says so", () => {
    expect(differences(classic, classic)).toEqual([]);
    expect(differences(PRESETS.automatic, classic)).toEqual([
      "mustHead",
      "marriageLead",
      "goOut",
      "falseClaim",
      "lastTrick",
      "viewTricks",
      "showPoints",
      "score",
    ]);
    expect(differences(PRESETS.counters, classic)).toEqual(["goOut", "falseClaim", "retour", "bummerlValue"]);
    expect(differences(PRESETS.sharp, PRESETS.tournament)).toEqual(["marriageLead"]);
  });
});
