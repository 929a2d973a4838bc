import { readFileSync } from "node:fs";
import {
  PARAMETER_VALUES,
  type ParameterName,
  PRESET_NAMES,
  PRESETS,
  parseRuleSet,
  type RuleSet,
} from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, messagesOf } from "../../src/i18n/index.ts";
import { GLOSSARY, GLOSSARY_IDS } from "../../src/parts/glossary-entries.ts";
import { RULE_GROUPS, RULE_IDS, type RuleId } from "../../src/parts/rule-groups.ts";

const spec = readFileSync(new URL("../../../../docs/rules.md", import.meta.url), "utf8");

/** Every rule the specification defines: its number in bold at the beginning of a line. */
const specified = [...spec.matchAll(/^- \*\*(R\d+)/gm)].map(([, id]) => id);

/** The rule in whose text a parameter shows. */
const RULE_OF = {
  mustHead: "R12",
  exchangeMinStock: "R15",
  exchangeFirstTrick: "R16",
  marriageFirstTrick: "R21",
  marriageLead: "R22",
  closeMinStock: "R18",
  closeValue: "R19",
  goOut: "R25",
  falseClaim: "R28",
  lastTrick: "R34",
  viewTricks: "R38",
  showPoints: "R39",
  score: "R40",
  target: "R40",
  retour: "R41",
  bummerlValue: "R42",
  nextDealer: "R4",
} as const satisfies Readonly<Record<ParameterName, RuleId>>;

type Simple = keyof typeof PARAMETER_VALUES;
const SIMPLE = Object.keys(PARAMETER_VALUES) as Simple[];

/** Any rule set that can be chosen. */
const anyRules: fc.Arbitrary<RuleSet> = fc
  .record({
    ...Object.fromEntries(SIMPLE.map((name) => [name, fc.constantFrom<unknown>(...PARAMETER_VALUES[name])])),
    bummerlValue: fc.record({
      plain: fc.integer({ min: 1, max: 9 }),
      schneider: fc.integer({ min: 1, max: 9 }),
      retourschneider: fc.integer({ min: 1, max: 9 }),
    }),
  })
  .map(parseRuleSet)
  .filter((parsed) => parsed.ok)
  .map((parsed) => (parsed.ok ? parsed.value : PRESETS.classic));

it("the rules in words are those of the specification, each once", () => {
  expect(specified.length).toBeGreaterThan(40);
  expect(RULE_IDS).toEqual(specified);
  expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
});

describe.each(LANGUAGES)("rules in words: %s", (language) => {
  const { rules, groups } = messagesOf(language).ruleTexts;

  it("has a sentence for every rule under any rule set", () => {
    fc.assert(
      fc.property(anyRules, (set) => {
        for (const id of RULE_IDS) {
          const text = rules[id](set);
          expect(text, id).not.toContain("undefined");
          expect(text, id).toMatch(/^\p{Lu}.*[.…]$/u);
        }
      }),
    );
  });

  it("names every group", () => {
    for (const { id } of RULE_GROUPS) expect(groups[id]).not.toBe("");
  });

  it.each(SIMPLE)("the text of its rule changes with %s", (name) => {
    const texts = PARAMETER_VALUES[name]
      // Without claims there is no false one, and the other way round.
      .filter((value) => name !== "falseClaim" || value !== null)
      .map((value) => rules[RULE_OF[name]]({ ...PRESETS.classic, [name]: value }));
    expect(texts.length).toBeGreaterThan(1);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("the text of R42 tells what each Bummerl counts", () => {
    const bummerlValue = { plain: 3, schneider: 5, retourschneider: 8 };
    const text = rules.R42({ ...PRESETS.classic, bummerlValue });
    for (const value of Object.values(bummerlValue)) expect(text).toContain(String(value));
    expect(rules.R42(PRESETS.classic)).not.toBe(text);
  });

  it("speaks of saying 66 only where it must be said (R25)", () => {
    for (const id of ["R26", "R29", "R32", "R35"] as const) {
      expect(rules[id](PRESETS.classic), id).not.toBe(rules[id](PRESETS.automatic));
    }
  });

  it("tells presets apart: no two read the same", () => {
    const whole = PRESET_NAMES.map((name) => RULE_IDS.map((id) => rules[id](PRESETS[name])).join("\n"));
    expect(new Set(whole).size).toBe(PRESET_NAMES.length);
  });

  it("follows the deck: Ober and Unter instead of queen and jack (R1, R14)", () => {
    const german = messagesOf(language, "german");
    const text = german.ruleTexts.rules.R1(PRESETS.classic);
    expect(text).toContain(german.cards.rank("Q"));
    expect(text).not.toContain(messagesOf(language).cards.rank("Q"));
    expect(german.ruleTexts.rules.R14(PRESETS.classic)).toContain(german.cards.trumpJack);
  });
});

describe.each(LANGUAGES)("glossary: %s", (language) => {
  const { entries } = messagesOf(language).glossary;

  it("explains every word in a sentence of its own", () => {
    expect(Object.keys(entries).toSorted()).toEqual(GLOSSARY_IDS.toSorted());
    for (const id of GLOSSARY_IDS) {
      expect(entries[id].word, id).not.toBe("");
      expect(entries[id].text, id).toMatch(/^\p{Lu}.*\.$/u);
    }
    expect(new Set(GLOSSARY_IDS.map((id) => entries[id].word)).size).toBe(GLOSSARY_IDS.length);
  });

  it("has the Austrian words", () => {
    const words = GLOSSARY_IDS.map((id) => entries[id].word);
    for (const word of ["Atout", "Farbzwang", "Stichzwang", "Zudrehen", "Bummerl", "Schneider", "Talon"]) {
      expect(words).toContain(word);
    }
  });
});

it("every word leads to rules there are", () => {
  for (const rules of Object.values(GLOSSARY)) {
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(RULE_IDS).toContain(rule);
  }
});
