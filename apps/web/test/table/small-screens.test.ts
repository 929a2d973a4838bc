import { SUITS } from "@bummerl/engine";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { LANGUAGES } from "../../src/i18n/index.ts";
import { deck } from "../../src/state/preferences.ts";
import { faults, NAMES, overlap, overlaps, PLAYED, ROWS, smallTargets } from "./support/faults.ts";
import { mount } from "./support/mount.ts";
import { STATES } from "./support/states.ts";

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.style.removeProperty("font-size");
  deck.set("french");
});

/** With the head of the house above the table, and turned sideways without it. */
test.each([
  [320, 516, "20px"],
  [320, 516, "32px"],
  [568, 320, "20px"],
  [568, 320, "32px"],
] as const)(
  "with the system's large letters the smallest phone needs no scrolling: %i × %i, %s",
  async (width, height, size) => {
    document.documentElement.style.fontSize = size;
    await page.viewport(width, height);
    for (const language of size === "20px" ? LANGUAGES : (["de"] as const)) {
      for (const state of PLAYED) {
        const mounted = await mount(STATES[state]({ names: NAMES }), language);
        expect(faults(mounted), `${state} ${language}`).toEqual([]);
      }
    }
  },
);

test.each([
  [320, 568, "16px"],
  [320, 568, "20px"],
  [568, 320, "16px"],
  [640, 360, "16px"],
  [844, 390, "16px"],
  [768, 1024, "16px"],
  [1440, 900, "16px"],
] as const)(
  "hint and way back have room at a computer's table: %i × %i, letters of %s",
  async (width, height, size) => {
    document.documentElement.style.fontSize = size;
    await page.viewport(width, height);
    for (const language of LANGUAGES) {
      for (const state of ["computerLead", "computerFollow"] as const) {
        const mounted = await mount(STATES[state]({ names: NAMES }), language);
        expect(faults(mounted), `${state} ${language}`).toEqual([]);
        expect(smallTargets(mounted), `${state} ${language}`).toEqual([]);
      }
    }
  },
);

test("whatever is trump, its badge lies on the cloth of the smallest phone", async () => {
  await page.viewport(320, 568);
  const update = STATES.lead({ names: NAMES });
  const { deal } = update.view;
  if (deal === null) throw new Error("no deal");
  for (const names of ["french", "german"] as const) {
    deck.set(names);
    for (const language of LANGUAGES) {
      for (const trump of SUITS) {
        const mounted = await mount(
          { ...update, view: { ...update.view, deal: { ...deal, trump } } },
          language,
        );
        const [badge, felt] = [".trump", ".felt"].map((part) => mounted.find(part).getBoundingClientRect());
        expect(badge?.right, `${language} ${names} ${trump}`).toBeLessThan(felt?.right ?? 0);
      }
    }
  }
});

test("a clock that runs on its bank stays in its place", async () => {
  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [640, 360],
    [1024, 768],
  ] as const) {
    await page.viewport(width, height);
    const update = STATES.closed({ names: NAMES });
    for (const language of LANGUAGES) {
      const mounted = await mount({ ...update, now: update.now + 90_000 }, language);
      const clock = mounted.find(".mine bm-clock");
      expect(clock.shadowRoot?.querySelector('[data-step="bank"]'), language).not.toBeNull();
      const [box, mine] = [clock.shadowRoot?.querySelector("span"), mounted.find(".mine")].map((element) =>
        element?.getBoundingClientRect(),
      );
      expect(box?.right, `${width} × ${height} ${language}`).toBeLessThanOrEqual(mine?.right ?? 0);
      const turn = mounted.find(".turn").getBoundingClientRect();
      expect(box !== undefined && overlap(box, turn), `${width} × ${height} ${language}`).toBe(false);
      expect(overlaps(mounted, ROWS), `${width} × ${height} ${language}`).toEqual([]);
    }
  }
});
