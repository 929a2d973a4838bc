import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { TOKEN_NAMES } from "./tokens.ts";

const src = fileURLToPath(new URL("../../src/", import.meta.url));

const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:ts|css)$/.test(name) && !name.startsWith("i18n/"))
  .map((name) => ({ name, text: readFileSync(join(src, name), "utf8").replace(/\/\*[\s\S]*?\*\//g, "") }));

/** Written as a colour; `#main` in a link is none. */
const COLOUR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![-\w])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(/gi;

describe("the tokens", () => {
  it("are there wherever one is used", () => {
    // What an element sets for those inside it (--bm-card-width) is no token.
    const set = new Set(
      files.flatMap(({ text }) => [...text.matchAll(/--bm-([a-z0-9-]+)\s*:/g)].map(([, name]) => name)),
    );
    const unknown = files.flatMap(({ name, text }) =>
      [...text.matchAll(/var\(--bm-([a-z0-9-]+)/g)]
        .map(([, token = ""]) => token)
        .filter((token) => !TOKEN_NAMES.has(token) && !set.has(token))
        .map((token) => `${name}: --bm-${token}`),
    );
    expect(unknown).toEqual([]);
  });

  it("are not given another meaning by an element", () => {
    // On a phone the table's letters stop growing before the cards leave the screen: its sizes of type follow its letter.
    const isLetters = (name: string, token: string): boolean =>
      name === "table/styles/narrow.ts" && /^text-[1-4]$/.test(token);
    const redefined = files
      .filter(({ name }) => name !== "styles/tokens.css")
      .flatMap(({ name, text }) =>
        [...text.matchAll(/--bm-([a-z0-9-]+)\s*:/g)]
          .filter(([, token = ""]) => TOKEN_NAMES.has(token) && !isLetters(name, token))
          .map(([, token]) => `${name}: --bm-${token}`),
      );
    expect(redefined).toEqual([]);
  });

  it("hold every colour: none is written elsewhere", () => {
    const written = files
      .filter(({ name }) => name !== "styles/tokens.css")
      .flatMap(({ name, text }) => (text.match(COLOUR) ?? []).map((colour) => `${name}: ${colour}`));
    expect(written).toEqual([]);
  });

  it("are each used somewhere", () => {
    const used = new Set(
      files.flatMap(({ text }) => [...text.matchAll(/var\(--bm-([a-z0-9-]+)/g)].map(([, name]) => name)),
    );
    expect([...TOKEN_NAMES].filter((name) => !used.has(name))).toEqual([]);
  });
});
