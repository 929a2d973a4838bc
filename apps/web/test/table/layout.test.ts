import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { LANGUAGES } from "../../src/i18n/index.ts";
import { type Mounted, mount } from "./support/mount.ts";
import { STATES, type StateName } from "./support/states.ts";

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.style.removeProperty("font-size");
});

const SIZES = [
  [320, 568],
  [320, 510],
  [360, 740],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;

/** Longest names there can be: what fits with them fits. */
const NAMES = ["Annemarie-Josephine", "Franz-Xaver Hubmaier"] as const;

const PLAYED: readonly StateName[] = [
  "firstLead",
  "lead",
  "opponentLeads",
  "strict",
  "closed",
  "marriage",
  "pending",
  "lastTrick",
  "offer",
  "saveAsked",
];
const ROWS = [".top", ".theirs", ".mid", ".status", ".mine", ".hand", ".acts"] as const;

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

const visible = (mounted: Mounted): HTMLElement[] =>
  [...mounted.table.renderRoot.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      element.checkVisibility() && element.closest(".visually-hidden, .scroll, .request, .up-card") === null,
  );

const faults = (mounted: Mounted): string[] => {
  const found: string[] = [];
  const root = mounted.table.getBoundingClientRect();
  for (const element of visible(mounted)) {
    const box = element.getBoundingClientRect();
    const outside =
      box.left < root.left - 1 ||
      box.right > root.right + 1 ||
      box.top < root.top - 1 ||
      box.bottom > root.bottom + 1;
    if (outside && box.width > 0) found.push(`${element.localName}.${element.className} lies outside`);
    const isText = element.matches(
      "button:not(.hand-card), .turn, .note, .stake, .left, .trump, .points, .tally",
    );
    if (isText && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
      found.push(`${element.localName}.${element.className} is cut off: ${element.textContent?.trim()}`);
    }
  }
  const boxes = ROWS.map((row) => [row, mounted.find(row).getBoundingClientRect()] as const);
  boxes.forEach(([row, box], at) => {
    for (const [other, otherBox] of boxes.slice(at + 1)) {
      if (overlap(box, otherBox)) found.push(`${row} and ${other} overlap`);
    }
  });
  const mid = mounted.find(".mid").getBoundingClientRect();
  for (const part of mounted.table.renderRoot.querySelectorAll(".stock > p, .trick bm-card")) {
    const box = part.getBoundingClientRect();
    if (box.top < mid.top - 6 || box.bottom > mid.bottom + 6)
      found.push(`${part.className} leaves the middle`);
  }
  return found;
};

const strips = (mounted: Mounted): number[] => {
  const cards = [...mounted.table.renderRoot.querySelectorAll(".hand-card")].map((c) =>
    c.getBoundingClientRect(),
  );
  return cards.map((box, at) => (cards[at + 1]?.left ?? box.right) - box.left);
};

for (const [width, height] of SIZES) {
  test.each(LANGUAGES)(`nothing overlaps or is cut off at ${width} × ${height}: %s`, async (language) => {
    await page.viewport(width, height);
    for (const state of PLAYED) {
      const mounted = await mount(STATES[state]({ names: NAMES }), language);
      expect(faults(mounted), `${state}`).toEqual([]);
      for (const strip of strips(mounted)) expect(strip, state).toBeGreaterThanOrEqual(44);
      expect(document.documentElement.scrollHeight, state).toBeLessThanOrEqual(height);
    }
  });

  test(`results and notices fit across ${width} × ${height}`, async () => {
    await page.viewport(width, height);
    for (const language of LANGUAGES) {
      for (const state of ["cutting", "dealOver", "bummerlOver", "saved", "ended"] as const) {
        const mounted = await mount(STATES[state]({ names: NAMES }), language);
        const paper = mounted.find(".sheet-on-table");
        expect(paper.scrollWidth, `${state} ${language}`).toBeLessThanOrEqual(paper.clientWidth);
        const box = paper.getBoundingClientRect();
        expect(box.right, `${state} ${language}`).toBeLessThanOrEqual(width);
        expect(box.bottom, `${state} ${language}`).toBeLessThanOrEqual(height);
      }
    }
  });
}

test.each([
  ["a phone with large letters", 360, 740, "20px"],
  ["a wide page at 200 %", 640, 400, "16px"],
] as const)("nothing is cut off on %s", { timeout: 60_000 }, async (_name, width, height, fontSize) => {
  document.documentElement.style.fontSize = fontSize;
  await page.viewport(width, height);
  for (const language of LANGUAGES) {
    for (const state of PLAYED) {
      const mounted = await mount(STATES[state]({ names: NAMES }), language);
      expect(faults(mounted), `${state} ${language}`).toEqual([]);
    }
  }
});

test("on a short wide page a result has the whole width", async () => {
  await page.viewport(844, 390);
  const mounted = await mount(STATES.dealOver({ names: NAMES }));
  const board = mounted.find(".board").getBoundingClientRect();
  const felt = mounted.find(".felt").getBoundingClientRect();
  expect(board.right - felt.right).toBeLessThan(12);
});

test("on a short wide page the trick lies in the middle", async () => {
  await page.viewport(844, 390);
  const mounted = await mount(STATES.lead({ names: NAMES }));
  const mid = mounted.find(".mid").getBoundingClientRect();
  const felt = mounted.find(".felt").getBoundingClientRect();
  expect(mid.width).toBeGreaterThan(felt.width - 24);
});

test.each([
  [360, 740],
  [1440, 900],
] as const)("a request hides no card of the trick where there is room: %i × %i", async (width, height) => {
  await page.viewport(width, height);
  for (const state of ["offer", "saveAsked"] as const) {
    const mounted = await mount(STATES[state]({ names: NAMES }));
    const request = mounted.find(".request").getBoundingClientRect();
    for (const card of mounted.table.renderRoot.querySelectorAll(".trick bm-card")) {
      expect(overlap(card.getBoundingClientRect(), request), state).toBe(false);
    }
  }
});
