/**
 * `pnpm screenshots`: a picture of every page and every state of the table, at every size, in every language, theme
 * and deck, into `artifacts/screenshots`, with an `index.html` to look through. Options thin them out:
 * `--scenes table/closed,page/lobby --sizes 360x640 --langs de --themes dark --decks german --thumbs left`.
 * `--kept` draws those anew that the tests compare with, and nothing else: look at each before it is committed.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "../apps/e2e/src/browser.ts";
import { openGallery, openPage } from "../apps/e2e/src/gallery.ts";
import { KEPT_PICTURES, PICTURES } from "../apps/e2e/src/pictures.ts";
import { repository } from "./lib/repository.ts";
import { indexPage, openings, type Shot, shotsOf } from "./lib/shots.ts";

const FOLDER = join(repository, "artifacts/screenshots");
/** Pages open at once: one for each core of a small machine. */
const HANDS = 2;

const text = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    kept: { type: "boolean" },
    scenes: text,
    sizes: text,
    langs: text,
    themes: text,
    decks: text,
    thumbs: text,
  },
});
const list = (value: string | undefined): readonly string[] | null => value?.split(",") ?? null;

const gallery = await openGallery();
const browser = await launchBrowser();
const faults: string[] = [];

const openListened = async () => {
  const page = await openPage(browser);
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
  return page;
};

type Page = Parameters<typeof gallery.show>[0];

const take = async (page: Page, shot: Shot, folder: string): Promise<void> => {
  const path = join(folder, shot.file);
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, fullPage: shot.whole });
};

const takeAll = async (shots: readonly Shot[], folder: string): Promise<void> => {
  const waiting = [...openings(shots)];
  const hand = async (): Promise<void> => {
    const page = await openListened();
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      const [first] = group;
      if (first === undefined) continue;
      await page.setViewportSize(first.size);
      await gallery.show(page, first.scene, first.query);
      for (const shot of group) {
        await page.setViewportSize(shot.size);
        if (shot.theme !== null) await gallery.dress(page, shot.theme);
        await take(page, shot, folder);
      }
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
};

if (values.kept === true) {
  await takeAll(
    PICTURES.map((picture) => ({
      ...picture,
      file: `${picture.name}.png`,
      label: picture.name,
      theme: null,
      whole: false,
    })),
    KEPT_PICTURES,
  );
  console.log(`${PICTURES.length} pictures in ${KEPT_PICTURES}`);
} else {
  const shots = shotsOf({
    scenes: list(values.scenes) ?? (await gallery.scenes(await openListened())),
    sizes: list(values.sizes),
    langs: list(values.langs),
    themes: list(values.themes),
    decks: list(values.decks),
    thumbs: list(values.thumbs),
  });
  await rm(FOLDER, { recursive: true, force: true });
  await takeAll(shots, FOLDER);
  await writeFile(join(FOLDER, "index.html"), indexPage(shots));
  console.log(`${shots.length} pictures in ${FOLDER}`);
}
await browser.close();
await gallery.close();
for (const fault of new Set(faults)) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
