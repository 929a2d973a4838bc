import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { CARDS, rankOf, SUITS } from "@bummerl/engine";
import { describe, expect, it, test } from "vitest";
import { signPlace } from "../../art/german/courts/court.ts";
import { DAUS_SIGN } from "../../art/german/daus.ts";
import { deck } from "../../art/german/deck.ts";
import { BAND, HEIGHT, WIDTH } from "../../art/german/frame.ts";
import { colour } from "../../art/german/ink.ts";
import { indexColour, sign } from "../../art/german/suits.ts";
import { TEN_SIGN } from "../../art/german/ten.ts";
import { contrast } from "../support/contrast.ts";

const folder = fileURLToPath(new URL("../../src/assets/cards/german/", import.meta.url));
const drawn = deck();
const files = new Map(CARDS.map((card) => [card, readFileSync(`${folder}${card}.svg`, "utf8")]));
const faces = [...files];
const ALLOWED = new Set(["svg", "defs", "g", "use", "path", "circle", "rect"]);

/** Splits a face into what is drawn for the upper end, what divides the ends, and the rest. */
const partsOf = (svg: string) => {
  const turn = `transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})"/>`;
  const [before = "", afterHalf = ""] = svg.split('<g id="h">');
  const [half = "", afterTurn] = afterHalf.split(`</g><use href="#h" ${turn}`);
  const [band = "", rest] = (afterTurn ?? "").split(`</g><use href="#b" ${turn}`);
  return { before, half, turned: afterTurn !== undefined, band, rest: rest ?? band };
};

describe("double German deck", () => {
  test("the committed faces are what the modules draw, twenty and no more", () => {
    expect(readdirSync(folder).toSorted()).toEqual(CARDS.map((card) => `${card}.svg`).toSorted());
    expect([...drawn.keys()].toSorted()).toEqual([...CARDS].toSorted());
    for (const [card, svg] of faces) expect(svg === drawn.get(card), `${card} is out of date`).toBe(true);
  });

  test("a face is nothing but shapes, in the proportions of the other decks", () => {
    for (const [card, svg] of faces) {
      expect(svg, card).toMatch(/^<svg xmlns="[^"]+" width="250" height="350" viewBox="0 0 250 350">/);
      const elements = new Set([...svg.matchAll(/<([a-z]+)/gi)].map(([, name]) => name));
      expect(
        [...elements].filter((name) => !ALLOWED.has(name ?? "")),
        card,
      ).toEqual([]);
      expect(svg, card).not.toMatch(/\sstyle=|\son[a-z]+=|url\(|NaN|undefined/);
      const targets = [...svg.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
      expect(
        targets.filter((target) => !/^#[a-z]$/.test(target ?? "")),
        card,
      ).toEqual([]);
    }
  });

  test("the deck is light", () => {
    for (const [card, svg] of faces) expect(Buffer.byteLength(svg), card).toBeLessThan(25_000);
    const sent = faces.reduce((sum, [, svg]) => sum + gzipSync(svg).length, 0);
    expect(sent).toBeLessThan(80_000);
  });

  test("every face is the same at both ends", () => {
    for (const [card, svg] of faces) {
      const { before, half, turned, rest } = partsOf(svg);
      expect(half.length, card).toBeGreaterThan(500);
      expect(turned, card).toBe(true);
      const single = [
        ...`${before.replace(/<defs>.*<\/defs>/, "")}${rest}`.matchAll(/<(path|circle|rect|use)[^>]*>/g),
      ];
      // Once there are only paper and frame, and each of them is centred.
      expect(
        single.map(([, name]) => name),
        card,
      ).toEqual(["rect", "rect"]);
      for (const [rect] of single) {
        const of = (name: string): number => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(rect)?.[1]);
        expect(of("x") * 2 + of("width"), card).toBe(WIDTH);
        expect(of("y") * 2 + of("height"), card).toBe(HEIGHT);
      }
    }
  });

  it("tells Ober from Unter by the place of the sign: high beside the head, or low at the dividing line", () => {
    const ends = (rank: "K" | "Q" | "J") => {
      const { y, size } = signPlace[rank];
      return { top: y - size / 2, bottom: y + size / 2 };
    };
    expect(ends("K")).toEqual(ends("Q"));
    expect(ends("Q").bottom).toBeLessThan(BAND.top / 2);
    expect(ends("J").top).toBeGreaterThan(BAND.top / 2);
    expect(BAND.top - ends("J").bottom).toBeLessThan(10);
    for (const [card, svg] of faces) {
      const rank = rankOf(card);
      if (rank !== "K" && rank !== "Q" && rank !== "J") continue;
      const { x, y, size } = signPlace[rank];
      expect(partsOf(svg).half.split(sign(x, y, size)), card).toHaveLength(2);
    }
  });

  it("shows ten signs on a Zehner and two big ones on a Daus", () => {
    const signs = (svg: string, size: number): number =>
      2 * partsOf(svg).half.split(`scale(${size / 100})"/>`).length - 2;
    for (const suit of SUITS) {
      expect(signs(files.get(`${suit}T`) ?? "", TEN_SIGN)).toBe(10);
      expect(signs(files.get(`${suit}A`) ?? "", DAUS_SIGN)).toBe(2);
    }
  });

  it("has indices of AAA contrast", () => {
    for (const suit of SUITS)
      expect(contrast(indexColour[suit], colour.paper), suit).toBeGreaterThanOrEqual(7);
  });
});
