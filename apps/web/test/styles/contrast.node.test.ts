import { describe, expect, it } from "vitest";
import { contrast } from "../support/contrast.ts";
import { CONTRAST_NAMES, colour, THEMES, TOKEN_NAMES } from "./tokens.ts";

/** Which inks are written on which grounds. */
const WRITTEN = {
  paper: ["ink", "ink-soft", "accent", "ok", "danger"],
  "paper-raised": ["ink", "ink-soft", "accent", "ok", "danger"],
  "paper-sunken": ["ink", "ink-soft", "accent"],
  ink: ["paper"],
  velvet: ["velvet-ink"],
  wood: ["wood-ink", "felt-ink", "felt-ink-soft", "lamp"],
  "wood-hover": ["wood-ink", "felt-ink", "lamp"],
  felt: ["felt-ink", "felt-ink-soft", "felt-ok", "lamp"],
  "felt-shade": ["felt-ink", "felt-ink-soft", "felt-ok", "lamp"],
  lamp: ["lamp-ink"],
  ivory: ["ivory-ink"],
  "ivory-hover": ["ivory-ink"],
  note: ["note-ink"],
} as const;

/** What is counted or told apart at a glance: counters on the rim, the indices of the cards. */
const COUNTED = [
  ["lamp", "wood"],
  ["wood-ink", "wood"],
  ["felt-ink", "wood"],
  ["felt-ink", "felt-shade"],
  ["lamp", "felt-shade"],
  ["lamp-ink", "lamp"],
  ["ink", "paper"],
  ["ink", "paper-raised"],
  ["suit-black", "card-paper"],
  ["suit-red", "card-paper"],
  ["suit-blue", "card-paper"],
  ["suit-green", "card-paper"],
  ["suit-bell", "card-paper"],
] as const;

/** Lines and marks that carry a meaning, beside their ground. */
const MARKS = [
  ["line-strong", "paper"],
  ["line-strong", "paper-raised"],
  ["focus", "paper"],
  ["focus", "paper-raised"],
  ["focus", "paper-sunken"],
  ["lamp", "felt"],
  ["lamp", "wood"],
  ["velvet-ink", "velvet"],
] as const;

describe.each(THEMES)("in the %s theme", (theme) => {
  const between = (front: string, back: string): number =>
    contrast(colour(front, theme), colour(back, theme));

  it.each(Object.entries(WRITTEN).flatMap(([back, fronts]) => fronts.map((front) => [front, back] as const)))(
    "%s on %s can be read (AA)",
    (front, back) => {
      expect(between(front, back)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(COUNTED)("%s on %s is read at a glance (AAA)", (front, back) => {
    expect(between(front, back)).toBeGreaterThanOrEqual(7);
  });

  it.each(MARKS)("%s stands out from %s", (front, back) => {
    expect(between(front, back)).toBeGreaterThanOrEqual(3);
  });
});

it("high contrast changes only what there is", () => {
  expect(CONTRAST_NAMES.filter((name) => !TOKEN_NAMES.has(name))).toEqual([]);
});
