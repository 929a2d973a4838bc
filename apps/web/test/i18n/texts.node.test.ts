import { describe, expect, it } from "vitest";
import { LANGUAGES, messagesOf } from "../../src/i18n/index.ts";
import { guessLanguage } from "../../src/i18n/locale.ts";
import { type Leaf, leaves, MARKERS, sayings, type Text } from "../support/texts.ts";

const english = leaves(messagesOf("en"));

describe.each(LANGUAGES)("texts in %s", (language) => {
  const own = leaves(messagesOf(language));

  it("are the same ones as in English", () => {
    expect(own.map(({ path }) => path).toSorted()).toEqual(english.map(({ path }) => path).toSorted());
  });

  it("are of the same kind, and none is empty", () => {
    const kinds = new Map(english.map(({ path, value }) => [path, typeof value]));
    for (const { path, value } of own) {
      expect(typeof value, path).toBe(kinds.get(path));
      // Left empty in every language on purpose: nothing is said.
      if (typeof value === "string" && path !== "table.turn.none") expect(value.trim(), path).not.toBe("");
    }
  });
});

const functionsOf = (all: readonly Leaf[]): Map<string, Text> =>
  new Map(
    all.flatMap(({ path, value }): [string, Text][] =>
      typeof value === "function" ? [[path, value as Text]] : [],
    ),
  );

describe.each(LANGUAGES)("texts with names and numbers in %s", (language) => {
  const own = functionsOf(leaves(messagesOf(language)));

  it("say something", () => {
    for (const [path, text] of own) {
      const said = sayings(text).filter((each) => each !== null);
      expect(said.length, path).toBeGreaterThan(0);
      for (const each of said) expect(each.trim(), path).not.toBe("");
    }
  });

  it("name all that the English ones name", () => {
    for (const [path, text] of functionsOf(english)) {
      const wanted = sayings(text)[0];
      const said = own.get(path);
      if (wanted === null || wanted === undefined || said === undefined) continue;
      const found = sayings(said)[0] ?? "";
      for (const marker of MARKERS)
        expect(found.includes(marker), `${path}: ${marker}`).toBe(wanted.includes(marker));
    }
  });
});

describe("French signs", () => {
  const all = leaves(messagesOf("fr")).flatMap(({ path, value }) =>
    (typeof value === "function" ? sayings(value as Text) : [value]).flatMap((said) =>
      typeof said === "string" ? [{ path, said }] : [],
    ),
  );

  it("stand apart from their word, but never on another line", () => {
    expect(all.length).toBeGreaterThan(200);
    for (const { path, said } of all) {
      expect(said, path).not.toMatch(/ [;:!?»]|« /);
      expect(said, path).not.toMatch(/[\p{L}\p{N}][;:!?»]|«[\p{L}\p{N}]/u);
    }
  });
});

describe("the first language", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["de-CH"], "de"],
    [["it", "fr-CA", "en"], "fr"],
    [["xx"], "en"],
    [[], "en"],
    [["DEU", "EN-gb"], "en"],
  ] as const)("for a browser that asks for %j is %s", (wanted, language) => {
    expect(guessLanguage(wanted)).toBe(language);
  });
});
