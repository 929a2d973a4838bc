import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import "../../src/app/bm-header.ts";
import "../../src/styles/base.css";
import "../../src/styles/fonts.css";
import "../../src/styles/tokens.css";
import { setLanguage } from "../../src/i18n/index.ts";

afterEach(() => {
  document.querySelector("bm-header")?.remove();
  document.documentElement.style.fontSize = "";
});

const mount = async (at: "table" | "lobby" | "deal" | "puzzles") => {
  setLanguage("de");
  const header = document.createElement("bm-header");
  header.page = at;
  header.name = "Großmutter Margarete";
  document.body.append(header);
  await header.updateComplete;
  const part = (selector: string): DOMRect => {
    const found = header.renderRoot.querySelector(selector);
    if (found === null) throw new Error(`no ${selector}`);
    return found.getBoundingClientRect();
  };
  return { header, part };
};

test.each([
  [320, "16px"],
  [360, "16px"],
  [360, "20px"],
  [390, "20px"],
])(
  "at the table the header is one line of a phone's screen, however large the letters: %i, %s",
  async (width, size) => {
    document.documentElement.style.fontSize = size;
    await page.viewport(width, 640);
    const { header, part } = await mount("table");
    const [brand, me, select] = [part(".brand"), part(".me"), part("select")];
    expect(Math.abs(brand.top + brand.height / 2 - (me.top + me.height / 2))).toBeLessThan(4);
    expect(brand.width).toBeGreaterThanOrEqual(30);
    expect(brand.right).toBeLessThanOrEqual(me.left + 0.5);
    expect(select.right).toBeLessThanOrEqual(width);
    expect(header.scrollWidth).toBeLessThanOrEqual(width);
    // The word is whole or not there at all.
    const word = document.createRange();
    const text = header.renderRoot.querySelector(".brand")?.lastChild;
    if (!text) throw new Error("no word");
    word.selectNodeContents(text);
    const box = word.getBoundingClientRect();
    expect(box.top >= brand.bottom || box.right <= brand.right + 0.5).toBe(true);
    // The name keeps some room.
    expect(part(".me a span:last-child").width).toBeGreaterThan(40);
  },
);

test.each([
  ["deal", "/games"],
  ["puzzles", "/learn"],
] as const)("a place without a link of its own is marked at the one it lies behind: %s", async (at, link) => {
  const { header } = await mount(at);
  const marked = [...header.renderRoot.querySelectorAll("nav [aria-current]")];
  expect(marked.map((one) => [one.getAttribute("href"), one.getAttribute("aria-current")])).toEqual([
    [link, "true"],
  ]);
});
