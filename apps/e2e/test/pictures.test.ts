import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../src/browser.ts";
import { compare } from "../src/compare.ts";
import { type Gallery, openGallery, openPage } from "../src/gallery.ts";
import { KEPT_PICTURES, PICTURES, type Picture } from "../src/pictures.ts";

/**
 * Browsers smooth letters and edges in their own ways; what is moved, missing or recoloured is more than this share
 * of a picture. `pnpm screenshots --kept` draws the kept pictures anew.
 */
const TOLERATED = 0.006;

const kept = (name: string): string => join(KEPT_PICTURES, `${name}.png`);
const artifacts = join(import.meta.dirname, "../artifacts/pictures");

let gallery: Gallery;
let browser: Browser;
let page: Page;

const draw = async ({ scene, query, size }: Picture): Promise<Buffer> => {
  await page.setViewportSize(size);
  await gallery.show(page, scene, query);
  return await page.screenshot();
};

beforeAll(async () => {
  gallery = await openGallery();
  browser = await launchBrowser();
  page = await openPage(browser);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

describe("nobody has changed unseen", () => {
  test.each(PICTURES)("$name", async (picture) => {
    const now = await draw(picture);
    const { share, drawn } = compare(await readFile(kept(picture.name)), now);
    if (share > TOLERATED) {
      await mkdir(artifacts, { recursive: true });
      await writeFile(join(artifacts, `${picture.name}.png`), now);
      if (drawn !== null) await writeFile(join(artifacts, `${picture.name}-difference.png`), drawn);
    }
    expect(share, `see apps/e2e/artifacts/pictures/${picture.name}*.png`).toBeLessThanOrEqual(TOLERATED);
  });

  test("a card that is missing would be seen", async () => {
    const [picture] = PICTURES;
    if (picture === undefined) throw new Error("no picture is kept");
    const whole = await draw(picture);
    await page.evaluate(() => {
      const table = document.querySelector("bm-table");
      table?.shadowRoot?.querySelector("[data-place=up-card]")?.remove();
    });
    expect(compare(whole, await page.screenshot()).share).toBeGreaterThan(TOLERATED);
  });
});
