import { describe, expect, it } from "vitest";
import { today as de } from "../../src/i18n/de/today.ts";
import { today as en } from "../../src/i18n/en/today.ts";
import { today as fr } from "../../src/i18n/fr/today.ts";
import { leaves, sayings, type Text } from "../support/texts.ts";

const said = (value: unknown): readonly string[] =>
  (typeof value === "function" ? sayings(value as Text) : [value]).filter((one) => typeof one === "string");

describe.each(Object.entries({ en, de, fr }))("the page of the deal of the day in %s", (language, make) => {
  const own = leaves(make());

  it("says all that the English one says, and leaves nothing empty", () => {
    expect(own.map(({ path }) => path).toSorted()).toEqual(
      leaves(en())
        .map(({ path }) => path)
        .toSorted(),
    );
    for (const { path, value } of own) {
      expect(said(value).length, path).toBeGreaterThan(0);
      for (const one of said(value)) expect(one.trim(), path).not.toBe("");
    }
  });

  it.runIf(language === "fr")("keeps French signs beside their word", () => {
    for (const { path, value } of own)
      for (const one of said(value)) {
        expect(one, path).not.toMatch(/ [;:!?»]|« /);
        expect(one, path).not.toMatch(/[\p{L}\p{N}][;:!?»]|«[\p{L}\p{N}]/u);
      }
  });
});
