import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { build, preview } from "vite";

const WEB = join(import.meta.dirname, "../../web");
const PAGE = "test/gallery/index.html";

/** The web client's scenes, each by its address, with no server behind them. */
export interface Gallery {
  /** Shows one scene; comes back when nothing on it changes any more. */
  readonly show: (page: Page, scene: string, query: string) => Promise<void>;
  /** The scene a page shows, in another theme and the size its window has now: much quicker than from the start. */
  readonly dress: (page: Page, theme: string) => Promise<void>;
  readonly scenes: (page: Page) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A page on which pictures come out the same everywhere: nothing moves, and times of day are told as in UTC. */
export const openPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ reducedMotion: "reduce", timezoneId: "UTC" });

/** Built like the product: thousands of pages are opened, each of a few files instead of hundreds. */
export const openGallery = async (): Promise<Gallery> => {
  const built = await mkdtemp(join(tmpdir(), "bummerl-gallery-"));
  // Without the product's settings: a gallery wants no service worker.
  const common = { root: WEB, configFile: false as const, logLevel: "error" as const };
  await build({
    ...common,
    build: {
      outDir: built,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(WEB, PAGE) },
    },
  });
  const server = await preview({
    ...common,
    build: { outDir: built },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const base = server.resolvedUrls?.local[0];
  if (base === undefined) throw new Error("nothing is served");
  const address = new URL(PAGE, base).href;
  return {
    show: async (page, scene, query) => {
      await page.goto(`${address}?${query}`);
      await page.locator(`html[data-shown="${scene}"]`).waitFor();
    },
    dress: async (page, theme) => {
      await page.evaluate(`dress(${JSON.stringify(theme)})`);
    },
    scenes: async (page) => {
      await page.goto(address);
      return await page.locator("a").allTextContents();
    },
    close: async () => {
      await server.close();
      await rm(built, { recursive: true, force: true });
    },
  };
};
