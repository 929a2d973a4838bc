import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { PAGES, type PageName } from "../gallery/pages.ts";
import { findings } from "../support/axe.ts";
import { atRest, closeApp } from "../support/open-app.ts";
import { spaceNormally, spaceOut } from "../support/spaced-out.ts";

afterEach(() => {
  closeApp();
  spaceNormally();
  delete document.documentElement.dataset["theme"];
  document.documentElement.style.fontSize = "";
});

const NAMES = Object.keys(PAGES) as PageName[];

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** All elements, through all shadows: when their number stands still for some frames the page is drawn. */
const count = (root: ParentNode): number =>
  [...root.querySelectorAll("*")].reduce(
    (sum, element) => sum + 1 + (element.shadowRoot === null ? 0 : count(element.shadowRoot)),
    0,
  );

/** The innermost elements that stand out on the right, through all shadows. */
const tooWide = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll("*")].flatMap((element) => {
    const inside = element.shadowRoot === null ? [] : tooWide(element.shadowRoot);
    if (inside.length > 0 || tooWide(element).length > 0) return inside;
    const { right, left } = element.getBoundingClientRect();
    // A long word stands out of its box.
    const isOut = element.checkVisibility() && Math.max(right, left + element.scrollWidth) > innerWidth + 0.5;
    return isOut ? [element.outerHTML.slice(0, 120)] : [];
  });

/** What hides a part of its words, through all shadows. A field scrolls what does not fit into it. */
const cutOff = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll("*")].flatMap((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const seen =
      element.clientWidth > 1 &&
      !element.matches("input, svg, svg *, .visually-hidden") &&
      element.checkVisibility();
    const cut =
      (overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1);
    const inside = element.shadowRoot === null ? [] : cutOff(element.shadowRoot);
    return seen && cut ? [element.outerHTML.slice(0, 120), ...inside] : inside;
  });

const drawn = async (): Promise<void> => {
  let before = -1;
  for (let same = 0; same < 4; ) {
    await frame();
    const now = count(document);
    same = now === before ? same + 1 : 0;
    before = now;
  }
};

/** Opened once for everything that is asked of it at this size and at those it is changed to. */
const open = async (name: PageName, width: number, height: number): Promise<void> => {
  // As index.html has it.
  document.title = "Bummerl";
  document.documentElement.lang = "en";
  await page.viewport(width, height);
  await PAGES[name]();
  await drawn();
};

const resize = async (width: number, height: number, letters = ""): Promise<void> => {
  document.documentElement.style.fontSize = letters;
  await page.viewport(width, height);
  await drawn();
};

const wear = async (theme: string): Promise<void> => {
  document.documentElement.dataset["theme"] = theme;
  await atRest();
};

/** Scrolled to the side? At 320 CSS pixels nothing is read so (WCAG 1.4.10). */
const sideways = (): readonly string[] =>
  document.documentElement.scrollWidth > innerWidth
    ? [`${document.documentElement.scrollWidth - innerWidth} px too wide: ${tooWide(document).join(" | ")}`]
    : [];

/** Whether wider letters, words and lines fit (WCAG 1.4.12); they stay as long as the page. */
const spacedOut = (): readonly string[] => {
  spaceOut();
  return [...sideways(), ...cutOff(document).map((element) => `cuts ${element}`)];
};

test.each(NAMES)("narrow: axe, large letters and wide spaces find nothing on %s", async (name) => {
  const found: Record<string, readonly string[]> = {};
  await open(name, 390, 844);
  await wear("light");
  found["axe"] = await findings("page");
  for (const theme of ["dark", "contrast"]) {
    await wear(theme);
    found[theme] = await findings("page", "colours");
  }
  await wear("light");
  for (const letters of ["100%", "200%"]) {
    await resize(320, 640, letters);
    found[`letters at ${letters}`] = sideways();
  }
  await resize(360, 640);
  found["wide spaces"] = spacedOut();
  expect(Object.entries(found).filter(([, what]) => what.length > 0)).toEqual([]);
});

test.each(NAMES)("wide: axe and wide spaces find nothing on %s", async (name) => {
  await open(name, 1440, 900);
  expect(await findings("page")).toEqual([]);
  expect(spacedOut()).toEqual([]);
});
