import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { PAGES, type PageName } from "../gallery/pages.ts";
import { findings } from "../support/axe.ts";
import { closeApp } from "../support/open-app.ts";
import { spaceNormally, spaceOut } from "../support/spaced-out.ts";

afterEach(() => {
  closeApp();
  delete document.documentElement.dataset["theme"];
});

/** Axe looks at every page of the house: on a busy machine that takes a while. Milliseconds. */
const TIMEOUT = { timeout: 240_000 };
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

const settled = async (): Promise<void> => {
  let before = -1;
  for (let same = 0; same < 4; ) {
    await frame();
    const now = count(document);
    same = now === before ? same + 1 : 0;
    before = now;
  }
};

/** As index.html has it. */
const withDocument = (): void => {
  document.title = "Bummerl";
  document.documentElement.lang = "en";
};

test.each(["light", "dark", "contrast"])("axe finds nothing on any page: %s", TIMEOUT, async (theme) => {
  document.documentElement.dataset["theme"] = theme;
  withDocument();
  await page.viewport(390, 844);
  const found: string[] = [];
  for (const name of NAMES) {
    await PAGES[name]();
    await settled();
    found.push(
      ...(await findings("page", theme === "light" ? "all" : "colours")).map(
        (finding) => `${name}: ${finding}`,
      ),
    );
    closeApp();
  }
  expect(found).toEqual([]);
});

test("axe finds nothing on any page beside a wide window", TIMEOUT, async () => {
  withDocument();
  await page.viewport(1440, 900);
  const found: string[] = [];
  for (const name of NAMES) {
    await PAGES[name]();
    await settled();
    found.push(...(await findings("page")).map((finding) => `${name}: ${finding}`));
    closeApp();
  }
  expect(found).toEqual([]);
});

const fits = async (): Promise<readonly string[]> => {
  const wide: string[] = [];
  for (const name of NAMES) {
    await PAGES[name]();
    await settled();
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) wide.push(`${name}, ${over} px: ${tooWide(document).join(" | ")}`);
    closeApp();
  }
  return wide;
};

/** At 320 CSS pixels nothing is read by scrolling to the side (WCAG 1.4.10). */
test.each(["100%", "200%"])(
  "no page is scrolled to the side at 320 px, letters at %s",
  TIMEOUT,
  async (size) => {
    withDocument();
    await page.viewport(320, 640);
    document.documentElement.style.fontSize = size;
    const wide = await fits();
    document.documentElement.style.fontSize = "";
    expect(wide).toEqual([]);
  },
);

test.each([
  [360, 640],
  [1440, 900],
] as const)("wider letters, words and lines fit (WCAG 1.4.12): %i × %i", TIMEOUT, async (width, height) => {
  withDocument();
  await page.viewport(width, height);
  const found: string[] = [];
  for (const name of NAMES) {
    await PAGES[name]();
    await settled();
    spaceOut();
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`${name} is too wide: ${tooWide(document).join(" | ")}`);
    found.push(...cutOff(document).map((element) => `${name} cuts ${element}`));
    spaceNormally();
    closeApp();
  }
  expect(found).toEqual([]);
});
