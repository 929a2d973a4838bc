/**
 * `node --import tsx tools/icons.ts`: draws the icons of the installed application from the favicon, with Chromium.
 * The pictures are kept in the repository; run this again when the favicon changes.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launchBrowser } from "../apps/e2e/src/browser.ts";
import { repository } from "./lib/repository.ts";

const FOLDER = join(repository, "apps/web/public");
const svg = await readFile(join(FOLDER, "favicon.svg"), "utf8");
/** The picture's ground goes to the edge; its colour fills what is left around it. */
const ground = /fill="(#[0-9a-f]{6})"/.exec(svg)?.[1];
if (ground === undefined) throw new Error("the favicon has no ground");

/** `inset`: share of the width left free on each side; `round`: share that rounds the corners. */
const ICONS = [
  { file: "icons/192.png", size: 192, inset: 0, round: 0.2 },
  { file: "icons/512.png", size: 512, inset: 0, round: 0.2 },
  // Systems may cut off all that is outside a circle of four fifths.
  { file: "icons/maskable-512.png", size: 512, inset: 0.1, round: 0 },
  // iOS rounds the corners itself and fills what is transparent with black.
  { file: "icons/apple-touch.png", size: 180, inset: 0, round: 0 },
] as const;

await mkdir(join(FOLDER, "icons"), { recursive: true });
const browser = await launchBrowser();
for (const { file, size, inset, round } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>
    body { margin: 0; }
    div { box-sizing: border-box; block-size: ${size}px; padding: ${inset * size}px; background: ${ground}; }
    div { border-radius: ${round * size}px; overflow: hidden; }
    svg { display: block; inline-size: 100%; block-size: 100%; }
  </style><div>${svg}</div>`);
  await writeFile(join(FOLDER, file), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
