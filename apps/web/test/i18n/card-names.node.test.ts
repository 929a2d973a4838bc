import { CARDS } from "@bummerl/engine";
import { describe, expect, it } from "vitest";
import { LANGUAGES, messagesOf, type Naming } from "../../src/i18n/index.ts";
import type { Language } from "../../src/i18n/locale.ts";
import { leaves, sayings, type Text } from "../support/texts.ts";

/** Words that only one kind of deck has. "Leaves" and "unter" mean other things as well and are told apart. */
const WORDS: Readonly<Record<Language, Readonly<Record<Naming, RegExp>>>> = {
  en: {
    french: /\b(queens?|jacks?|aces?|spades?|diamonds?|clubs?)\b/i,
    german: /\b(obers?|unters?|daus|bells?|acorns?|of leaves)\b/i,
  },
  de: {
    french: /\b(Damen?|Bube?n?|Ass|Pik|Karo|Treff)\b/,
    german: /\b(Obers?|Daus|Laub|Schellen?|Eicheln?)\b|(?<!^|[.:!?»] )\bUnters?\b/,
  },
  fr: {
    french: /\b(dames?|valets?|piques?|carreaux?|trèfles?)(?!\p{L})/iu,
    german: /\b(obers?|unters?|daus|feuilles?|grelots?|glands?)\b/i,
  },
};

/** Here the decks themselves are named and explained, whatever lies on the table. */
const ABOUT_DECKS = /^settings\.preferences\.deck\.|^glossary\.entries\.(daus|ober|unter)\./;

const texts = (language: Language, naming: Naming): readonly { path: string; said: string }[] =>
  leaves(messagesOf(language, naming))
    .filter(({ path }) => !ABOUT_DECKS.test(path))
    .flatMap(({ path, value }) =>
      (typeof value === "function" ? sayings(value as Text) : [value])
        .filter((said): said is string => typeof said === "string")
        .map((said) => ({ path, said })),
    );

describe.each(LANGUAGES)("names of cards in %s", (language) => {
  it.each([
    ["french", "german"],
    ["german", "french"],
  ] as const)("with a %s deck are never those of a %s one", (naming, other) => {
    const wrong = texts(language, naming).filter(({ said }) => WORDS[language][other].test(said));
    expect(wrong).toEqual([]);
  });

  it("are really looked for: each deck's own are found", () => {
    for (const naming of ["french", "german"] as const) {
      const { cards } = messagesOf(language, naming);
      const named = CARDS.filter((card) => WORDS[language][naming].test(cards.name(card)));
      expect(named.length).toBeGreaterThanOrEqual(15);
    }
  });
});
