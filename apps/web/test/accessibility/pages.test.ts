import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { PAGES, type PageName } from "../gallery/pages.ts";
import { findings } from "../support/axe.ts";
import { closeApp } from "../support/open-app.ts";

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

const settled = async (): Promise<void> => {
  let before = -1;
  for (let same = 0; same < 10; ) {
    await frame();
    const now = count(document);
    same = now === before ? same + 1 : 0;
    before = now;
  }
};

/** As index.html has it. */
const document_ = (): void => {
  document.title = "Bummerl";
  document.documentElement.lang = "en";
};

test.each(["light", "dark", "contrast"])("axe finds nothing on any page: %s", TIMEOUT, async (theme) => {
  document.documentElement.dataset["theme"] = theme;
  document_();
  await page.viewport(390, 844);
  const found: string[] = [];
  for (const name of NAMES) {
    await PAGES[name]();
    await settled();
    found.push(...(await findings("page")).map((finding) => `${name}: ${finding}`));
    closeApp();
  }
  expect(found).toEqual([]);
});

test("axe finds nothing on any page beside a wide window", TIMEOUT, async () => {
  document_();
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

/** Below 320 CSS pixels nothing has to fit; at 320 nothing is read by scrolling to the side (WCAG 1.4.10). */
test(
  "no page is scrolled to the side at 320 px, not with twice as large letters either",
  TIMEOUT,
  async () => {
    document_();
    const wide: string[] = [];
    for (const size of ["100%", "200%"]) {
      document.documentElement.style.fontSize = size;
      await page.viewport(320, 640);
      for (const name of NAMES) {
        await PAGES[name]();
        await settled();
        const over = document.documentElement.scrollWidth - innerWidth;
        if (over > 0) wide.push(`${name} at ${size}: ${over} px too wide`);
        closeApp();
      }
    }
    document.documentElement.style.fontSize = "";
    expect(wide).toEqual([]);
  },
);
