import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_NAME_LENGTH, parseName } from "../src/index.ts";

describe("a player's name", () => {
  test.each([
    ["Anna", "Anna"],
    ["  Anna   Maria ", "Anna Maria"],
    ["Ａｎｎａ", "Anna"],
    ["Jörg", "Jörg"],
    ["Jo\u0308rg", "Jörg"],
    ["王芳", "王芳"],
    ["🂡 Ass", "🂡 Ass"],
    ["x".repeat(20), "x".repeat(20)],
  ])("%j is stored as %j", (raw, name) => {
    expect(parseName(raw)).toEqual({ ok: true, value: name });
  });

  test.each([
    "",
    "   ",
    "x".repeat(21),
    "a\u0000b",
    "a\ud800",
    "a\u202eb",
    "a\u200bb",
    "\u3164",
    "a\nb",
    "ﷺ".repeat(2),
  ])("%j is refused", (raw) => {
    expect(parseName(raw)).toEqual({ ok: false, error: "badName" });
  });

  test("what is accepted is 1–20 characters, in NFKC, and accepted again unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 30 }), (raw) => {
        const name = parseName(raw);
        if (!name.ok) return;
        expect([...name.value].length).toBeGreaterThanOrEqual(1);
        expect([...name.value].length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
        expect(name.value).toBe(name.value.normalize("NFKC"));
        expect(parseName(name.value)).toEqual(name);
      }),
      { numRuns: 2000 },
    );
  });
});
