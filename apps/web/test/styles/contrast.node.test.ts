import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");

/** The colours of one block of the tokens, by name. */
const coloursOf = (selector: string): ReadonlyMap<string, string> => {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no block for ${selector}`);
  const block = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...block.matchAll(/--bm-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", hex = ""]) => [name, hex]),
  );
};

/** Relative luminance as WCAG 2 defines it. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** Text on its ground: 4.5. Lines and marks that carry meaning: 3. */
const PAIRS = [
  ["ink", "paper", 4.5],
  ["ink", "paper-raised", 4.5],
  ["ink-soft", "paper", 4.5],
  ["ink-soft", "paper-raised", 4.5],
  ["accent", "paper", 4.5],
  ["accent", "paper-raised", 4.5],
  ["accent-ink", "accent", 4.5],
  ["velvet-ink", "velvet", 4.5],
  ["felt-ink", "felt", 4.5],
  ["danger", "paper", 4.5],
  ["danger", "paper-raised", 4.5],
  ["ok", "paper", 4.5],
  ["ok", "paper-raised", 4.5],
  ["line-strong", "paper", 3],
  ["line-strong", "paper-raised", 3],
  ["focus", "paper", 3],
  ["focus", "paper-raised", 3],
] as const;

const LIGHT = coloursOf(":root");
const DARK = coloursOf(':root[data-theme="dark"]');

describe.each([
  ["light", LIGHT],
  ["dark", DARK],
] as const)("%s colours", (_name, colours) => {
  it.each(PAIRS)("%s on %s has a contrast of at least %d", (front, back, least) => {
    const [a, b] = [colours.get(front), colours.get(back)];
    if (a === undefined || b === undefined) throw new Error(`${front} or ${back} is missing`);
    expect(contrast(a, b)).toBeGreaterThanOrEqual(least);
  });
});

it("dark by the system and dark by choice are the same", () => {
  expect(coloursOf(':root:not([data-theme="light"])')).toEqual(DARK);
});
