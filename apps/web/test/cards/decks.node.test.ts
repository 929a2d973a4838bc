import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { CARDS } from "@bummerl/engine";
import { describe, expect, it } from "vitest";
import { contrast } from "../support/contrast.ts";

const source = new URL("../../src/assets/cards/", import.meta.url);
const built = new URL("../../dist/assets/", import.meta.url);
const face = (name: string): string => readFileSync(new URL(`${name}.svg`, source), "utf8");
const hash = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");

const folder = {
  french: () => "french",
  four: (card: string) => (/^[DC]/.test(card) ? "french-four" : "french"),
};
const deckFiles = {
  french: ["back", ...CARDS.map((card) => `${folder.french()}/${card}`)],
  four: ["back", ...CARDS.map((card) => `${folder.four(card)}/${card}`)],
  german: ["back", ...CARDS.map((card) => `german/${card}`)],
} as const;

describe.each(["french", "four", "german"] as const)("the %s deck", (deck) => {
  it("is built as it is kept, and takes no more than 250 kB to send", () => {
    if (!existsSync(built)) throw new Error("apps/web/dist is missing: run `pnpm build` before this test");
    const files = readdirSync(built).filter((name) => name.endsWith(".svg"));
    const known = new Set(files.map((name) => hash(readFileSync(new URL(name, built)))));
    expect(deckFiles[deck].filter((name) => !known.has(hash(face(name))))).toEqual([]);
    const sent = deckFiles[deck].reduce((sum, name) => sum + gzipSync(face(name)).length, 0);
    expect(sent).toBeLessThan(250_000);
  });
});

/** Where the letter and the pips of a French face are drawn: the symbols that are not parts of a court. */
const marks = (svg: string): string[] =>
  [...svg.matchAll(/<symbol[^>]*viewBox="-[56]00[^>]*>.*?<\/symbol>/gs)].map(([all]) => all);

describe("indices of the French faces", () => {
  it.each([...new Set([...deckFiles.french, ...deckFiles.four])].filter((name) => name !== "back"))(
    "%s stands out from its paper at least 7 : 1",
    (name) => {
      const svg = face(name);
      const paper = /<rect width="239"[^>]*fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? "";
      const colours = marks(svg).flatMap((mark) =>
        [...mark.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour = ""]) => colour),
      );
      const inks = colours.filter((colour) => colour !== "none");
      expect(inks.length).toBeGreaterThanOrEqual(2);
      for (const ink of inks) expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7);
    },
  );

  it("have the colours of the letters the client draws itself", () => {
    const css = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");
    const token = (name: string): string =>
      new RegExp(`--bm-${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? name;
    const has = (name: string, colour: string): void =>
      expect(marks(face(name)).join(), name).toContain(token(colour));
    for (const rank of "ATKQJ") {
      has(`french/S${rank}`, "suit-black");
      has(`french/H${rank}`, "suit-red");
      has(`french-four/D${rank}`, "suit-blue");
      has(`french-four/C${rank}`, "suit-green");
      expect(face(`french/H${rank}`)).toContain(token("card-paper"));
    }
  });

  it("and those the client draws stand out as well", () => {
    const css = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");
    const all = (name: string): string[] =>
      [...css.matchAll(new RegExp(`--bm-${name}: (#[0-9a-f]{6});`, "g"))].map(([, hex = ""]) => hex);
    const papers = all("card-paper");
    for (const suit of ["black", "red", "blue", "green", "bell"]) {
      expect(all(`suit-${suit}`).length, suit).toBeGreaterThan(0);
      for (const paper of papers)
        for (const ink of all(`suit-${suit}`)) expect(contrast(ink, paper), suit).toBeGreaterThanOrEqual(7);
    }
  });
});
