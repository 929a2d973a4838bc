import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { LANGUAGES } from "../../src/i18n/index.ts";
import { thumb } from "../../src/state/preferences.ts";
import { spaceNormally, spaceOut } from "../support/spaced-out.ts";
import { cutTexts, faults, NAMES, overlap, overlaps, PLAYED, ROWS, smallTargets } from "./support/faults.ts";
import { type Mounted, mount } from "./support/mount.ts";
import { STATES } from "./support/states.ts";

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.style.removeProperty("font-size");
  thumb.set("right");
});

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

const strips = (mounted: Mounted): number[] => {
  const cards = [...mounted.table.renderRoot.querySelectorAll(".hand-card")].map((c) =>
    c.getBoundingClientRect(),
  );
  return cards.map((box, at) => (cards[at + 1]?.left ?? box.right) - box.left);
};

for (const [width, height] of SIZES) {
  test.each(LANGUAGES)(
    `nothing overlaps, scrolls or is cut off at ${width} × ${height}: %s`,
    async (language) => {
      await page.viewport(width, height);
      // The mirrored table is as wide as the other: the language with the longest words speaks for all.
      for (const side of language === "de" ? thumb.choices : (["right"] as const)) {
        thumb.set(side);
        for (const state of PLAYED) {
          const mounted = await mount(STATES[state]({ names: NAMES }), language);
          const where = `${state}, ${side} thumb`;
          expect(faults(mounted), where).toEqual([]);
          expect(smallTargets(mounted), where).toEqual([]);
          for (const strip of strips(mounted)) expect(strip, where).toBeGreaterThanOrEqual(44);
          expect(document.documentElement.scrollHeight, where).toBeLessThanOrEqual(height);
        }
      }
    },
  );

  test(`results and notices fit across ${width} × ${height}, and the way on is in sight`, async () => {
    await page.viewport(width, height);
    for (const language of LANGUAGES) {
      for (const state of ["cutting", "dealOver", "bummerlOver", "saved", "ended"] as const) {
        const mounted = await mount(STATES[state]({ names: NAMES }), language);
        const paper = mounted.find(".sheet-on-table");
        expect(paper.scrollWidth, `${state} ${language}`).toBeLessThanOrEqual(paper.clientWidth);
        const box = paper.getBoundingClientRect();
        expect(box.right, `${state} ${language}`).toBeLessThanOrEqual(width);
        expect(box.bottom, `${state} ${language}`).toBeLessThanOrEqual(height);
        const wayOn = paper.querySelector(".primary")?.getBoundingClientRect() ?? null;
        expect(wayOn === null, `${state} ${language}`).toBe(state === "cutting");
        expect(wayOn?.bottom ?? 0, `${state} ${language}`).toBeLessThanOrEqual(box.bottom);
      }
    }
  });
}

test.each(["20px", "32px"])(
  "no text is cut off and nothing lies beside the page with letters of %s",
  { timeout: 120_000 },
  async (size) => {
    document.documentElement.style.fontSize = size;
    for (const [width, height] of SIZES) {
      await page.viewport(width, height);
      for (const state of ["lead", "closed", "strict", "lastTrick", "offer"] as const) {
        const mounted = await mount(STATES[state]({ names: NAMES }), "de");
        const { table } = mounted;
        const where = `${width} × ${height}, ${state}`;
        expect(cutTexts(mounted), where).toEqual([]);
        expect(overlaps(mounted, ROWS), where).toEqual([]);
        expect(table.scrollWidth, where).toBeLessThanOrEqual(table.clientWidth);
      }
    }
  },
);

test.each([
  [360, 640],
  [1440, 900],
] as const)("wider letters, words and lines fit (WCAG 1.4.12): %i × %i", async (width, height) => {
  await page.viewport(width, height);
  for (const language of ["de", "fr"] as const) {
    for (const state of ["firstLead", "closed", "strict", "lastTrick"] as const) {
      const mounted = await mount(STATES[state]({ names: NAMES }), language);
      spaceOut();
      await mounted.table.updateComplete;
      expect(faults(mounted), `${state} ${language}`).toEqual([]);
    }
  }
  spaceNormally();
});

test("why not is said above the hand and moves nothing", async () => {
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.viewport(width, height);
    const mounted = await mount(STATES.strict({ names: NAMES }), "de");
    const rows = () => ROWS.map((row) => JSON.stringify(mounted.find(row).getBoundingClientRect()));
    const before = rows();
    mounted.find(".hand-card[aria-disabled]").click();
    await mounted.table.updateComplete;
    const note = mounted.find(".note").getBoundingClientRect();
    expect(rows()).toEqual(before);
    expect(note.bottom).toBeLessThanOrEqual(mounted.find(".acts").getBoundingClientRect().bottom);
    expect(note.left).toBeGreaterThanOrEqual(0);
    expect(note.right).toBeLessThanOrEqual(width);
    expect(overlap(note, mounted.find(".hand").getBoundingClientRect())).toBe(false);
    expect(overlap(note, mounted.find(".trump").getBoundingClientRect())).toBe(false);
  }
});

test.each([
  [390, 844],
  [844, 390],
  [1440, 900],
] as const)("for the left thumb stock, moves and trumps lie on the left: %i × %i", async (width, height) => {
  await page.viewport(width, height);
  const places = async (side: "left" | "right") => {
    thumb.set(side);
    const mounted = await mount(STATES.lead({}));
    const left = (selector: string) => mounted.find(selector).getBoundingClientRect().left;
    const cards = [...mounted.table.renderRoot.querySelectorAll<HTMLElement>(".hand-card")];
    return {
      stockThenTrick: left(".stock") < left(".trick"),
      claimThenMarriage: left('[data-move="claim"]') < left('[data-move="marriage"]'),
      movesThenHand: left(".acts") < left(".hand"),
      cards: cards.map((card) => card.dataset["card"]),
      // The index stands in the left corner of a card: that is the strip to be seen, for either thumb.
      strips: strips(mounted).every((strip) => strip >= 44),
    };
  };
  const [right, left] = [await places("right"), await places("left")];
  expect([right.stockThenTrick, left.stockThenTrick]).toEqual([false, true]);
  expect(left.cards).toEqual(right.cards.toReversed());
  expect([right.strips, left.strips]).toEqual([true, true]);
  if (height < 500) expect([right.movesThenHand, left.movesThenHand]).toEqual([false, true]);
  else expect([right.claimThenMarriage, left.claimThenMarriage]).toEqual([false, true]);
});

test("on a short wide page a result has the whole width", async () => {
  await page.viewport(844, 390);
  const mounted = await mount(STATES.dealOver({ names: NAMES }));
  const board = mounted.find(".board").getBoundingClientRect();
  const felt = mounted.find(".felt").getBoundingClientRect();
  expect(board.right - felt.right).toBeLessThan(12);
});

test.each([
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)(
  "a request hides neither trick nor stock nor won tricks where there is room: %i × %i",
  async (width, height) => {
    await page.viewport(width, height);
    for (const state of ["offer", "saveAsked"] as const) {
      const mounted = await mount(STATES[state]({ names: NAMES }));
      const root = mounted.table.renderRoot;
      const requests = () => [...root.querySelectorAll(".request")].filter((each) => each.checkVisibility());
      // The page tells of its new width a little later; what stands beside the table is drawn then.
      await expect.poll(() => requests().length, { message: state }).toBe(1);
      const request = requests()[0]?.getBoundingClientRect() ?? new DOMRect();
      for (const part of root.querySelectorAll(".trick bm-card, .stock, .tricks")) {
        expect(overlap(part.getBoundingClientRect(), request), `${state} ${part.className}`).toBe(false);
      }
    }
  },
);
