import { HINT_CODES, type HintReason } from "@bummerl/players";
import { describe, expect, it } from "vitest";
import { opponents as de } from "../../src/i18n/de/opponents.ts";
import { opponents as en } from "../../src/i18n/en/opponents.ts";
import { opponents as fr } from "../../src/i18n/fr/opponents.ts";
import { LANGUAGES, type Language, messagesOf, type Naming } from "../../src/i18n/index.ts";
import { adviceText } from "../../src/table/model/advice.ts";
import { leaves } from "../support/texts.ts";
import { viewWith } from "../support/updates.ts";

const MAKE = { en, de, fr };
const TEXTS = (language: Language, deck: Naming) => MAKE[language](messagesOf(language, deck).cards);
const ENGLISH = TEXTS("en", "french");

/** One of each, with numbers that occur nowhere else. */
const REASONS: readonly HintReason[] = [
  { code: "onlyChoice" },
  { code: "claimNow", points: 71 },
  { code: "pairGoesOut", suit: "D", points: 40 },
  { code: "cardsGone" },
  { code: "exchangeJack", card: "HA" },
  { code: "announcePair", suit: "D", points: 20, pending: false },
  { code: "announcePair", suit: "D", points: 20, pending: true },
  { code: "closeNow", percent: 83, counters: 3 },
  { code: "closeNow", percent: 100, counters: 2 },
  { code: "closeNow", percent: 31, counters: 2 },
  { code: "winsForSure", counters: 2 },
  { code: "losesLeast", counters: 1 },
  { code: "allTheSame", counters: -1 },
  { code: "trickGoesOut", points: 69 },
  { code: "denies66", points: 67 },
  { code: "leavesSchneider", points: 35 },
  { code: "firstTrick", pending: 0 },
  { code: "firstTrick", pending: 40 },
  { code: "takesAnyway", keeps: "HA", points: 7 },
  { code: "takesAnyway", keeps: null, points: 14 },
  { code: "takesFatTrick", points: 21 },
  { code: "takesInSuit", card: "CA" },
  { code: "takesWithTrump", card: "ST", points: 14 },
  { code: "takesToAnnounce", suit: "C", points: 20 },
  { code: "keepsTrumps", points: 5 },
  { code: "keepsPair", suit: "S", points: 20 },
  { code: "givesLeast", card: "CJ", points: 2, butTrumps: false },
  { code: "givesLeast", card: "CQ", points: 3, butTrumps: true },
  { code: "leadsWinner", card: "DT" },
  { code: "drawsTrumps", out: 3 },
  { code: "forcesTrump", suit: "H" },
  { code: "keepsTrumpTen", card: "ST" },
  { code: "leadsLow", card: "CJ", points: 2 },
  { code: "leadsSafely", card: "CT", percent: 88 },
  { code: "leadsTopOfSuit", card: "CT" },
  { code: "leadsLeast", card: "CJ", points: 2 },
  { code: "expected", counters: 0.75, better: 0.25 },
  { code: "expected", counters: 0.75, better: 0 },
  { code: "expected", counters: -0.75, better: 0.25 },
  { code: "expected", counters: 1.75, better: -0.25 },
];

const numbers = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)?/g) ?? [];

describe("advice", () => {
  it("has a sentence for every reason there is", () => {
    expect(new Set(REASONS.map(({ code }) => code))).toEqual(new Set(HINT_CODES));
  });

  it.each(
    LANGUAGES.flatMap((language) => (["french", "german"] as const).map((deck) => [language, deck] as const)),
  )("is one sentence with its reason in %s, cards called as in the %s deck", (language, deck) => {
    const { advice } = TEXTS(language, deck);
    const hint = { action: { type: "play", card: "HA" } } as const;
    for (const reason of REASONS) {
      const text = adviceText({ ...hint, reason }, viewWith({}), advice, String);
      expect(text, reason.code).toMatch(/^\p{Lu}[^.]*(?:\d\.\d[^.]*)*\.$/u);
      expect(text, reason.code).toContain(advice.answer("HA"));
      const english = adviceText({ ...hint, reason }, viewWith({}), ENGLISH.advice, String);
      // Forty and twenty have names of their own in German.
      if (reason.code !== "keepsPair") expect(numbers(text), reason.code).toEqual(numbers(english));
      if (language === "fr") expect(text, reason.code).not.toMatch(/ [;:!?]/);
    }
  });

  it("says the move alone when a newer server gives a reason this page does not know", () => {
    const reason = { code: "readsTheStars" };
    const text = (action: Parameters<typeof adviceText>[0]["action"]) =>
      adviceText({ action, reason }, viewWith({}), ENGLISH.advice, String);
    expect(text({ type: "close" })).toBe("Close the stock.");
    expect(text({ type: "marriage", card: "HQ" })).toBe("Announce hearts and lead the queen of hearts.");
    expect(text({ type: "marriage", card: "HQ", claim: true })).toBe("Announce hearts and claim 66.");
  });
});

describe.each(LANGUAGES)("the texts about opponents in %s", (language) => {
  it("are the same ones as in English, and none is empty", () => {
    const own = leaves(TEXTS(language, "french"));
    expect(own.map(({ path }) => path).toSorted()).toEqual(
      leaves(ENGLISH)
        .map(({ path }) => path)
        .toSorted(),
    );
    for (const { path, value } of own) if (typeof value === "string") expect(value.trim(), path).not.toBe("");
  });
});
