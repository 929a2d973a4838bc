/**
 * `pnpm screenshots`: a picture of every page and every state of the table, at every size, in every language, theme
 * and deck, into `artifacts/screenshots`, with an `index.html` to look through. Options thin them out:
 * `--scenes table/closed,page/lobby --sizes 360x640 --langs de --themes dark --decks german --thumbs left`.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { build, preview } from "vite";
import { launchBrowser } from "../apps/e2e/src/browser.ts";
import { repository } from "./lib/repository.ts";
import { indexPage, type Shot, shotsOf } from "./lib/shots.ts";

const FOLDER = join(repository, "artifacts/screenshots");
/** Pages open at once: one for each core of a small machine. */
const HANDS = 2;

const { values } = parseArgs({
  options: Object.fromEntries(
    ["scenes", "sizes", "langs", "themes", "decks", "thumbs"].map((name) => [
      name,
      { type: "string" as const },
    ]),
  ),
});
const list = (name: string): readonly string[] | null => {
  const value = values[name];
  return typeof value === "string" ? value.split(",") : null;
};

const openPage = async (browser: Browser, faults: string[]): Promise<Page> => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
  return page;
};

const take = async (page: Page, gallery: string, shot: Shot): Promise<void> => {
  await page.setViewportSize(shot.size);
  await page.goto(`${gallery}?${shot.query}`);
  await page.locator(`html[data-shown="${shot.scene}"]`).waitFor();
  const path = join(FOLDER, shot.file);
  await mkdir(dirname(path), { recursive: true });
  // A table fills the screen; a page may be longer than it.
  await page.screenshot({ path, fullPage: shot.scene.startsWith("page/") });
};

// Built like the product: thousands of pages are opened, each of one file instead of two hundred.
const built = await mkdtemp(join(tmpdir(), "bummerl-gallery-"));
const root = join(repository, "apps/web");
const quiet = { root, logLevel: "error" as const };
await build({
  ...quiet,
  build: {
    outDir: built,
    emptyOutDir: true,
    rolldownOptions: { input: join(root, "test/gallery/index.html") },
  },
});
const server = await preview({
  ...quiet,
  build: { outDir: built },
  preview: { port: 0, host: "127.0.0.1" },
});
const base = server.resolvedUrls?.local[0];
if (base === undefined) throw new Error("nothing is served");
const gallery = new URL("test/gallery/index.html", base).href;
const browser = await launchBrowser();
const faults: string[] = [];

const first = await openPage(browser, faults);
await first.goto(gallery);
const scenes = await first.locator("a").allTextContents();
await first.close();

const shots = shotsOf({
  scenes: list("scenes") ?? scenes,
  sizes: list("sizes"),
  langs: list("langs"),
  themes: list("themes"),
  decks: list("decks"),
  thumbs: list("thumbs"),
});
await rm(FOLDER, { recursive: true, force: true });
const waiting = [...shots];
await Promise.all(
  Array.from({ length: HANDS }, async () => {
    const page = await openPage(browser, faults);
    for (let shot = waiting.shift(); shot !== undefined; shot = waiting.shift())
      await take(page, gallery, shot);
  }),
);
await browser.close();
await server.close();
await rm(built, { recursive: true, force: true });
await writeFile(join(FOLDER, "index.html"), indexPage(shots));
for (const fault of new Set(faults)) console.error(fault);
console.log(
  `${shots.length} pictures of ${new Set(shots.map(({ scene }) => scene)).size} scenes in ${FOLDER}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
