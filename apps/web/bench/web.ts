import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../e2e/src/browser.ts";
import { BuiltScripts, packed, sizesOfDecks } from "../build/sizes.ts";
import { FRAME_SLOWDOWN, measureFrames } from "./frames.ts";
import { type LoadTimes, measureLoad, PHONE_SLOWDOWN, POOR_LINE } from "./load.ts";
import { startServer } from "./server.ts";

/**
 * What a visitor downloads, how long a cold visit of a table takes on a weak phone with a poor line, and how evenly a
 * deal moves there. Needs a build. `RUNS` may be set; `--frames` measures the last of the three alone.
 */
const RUNS = Number(process.env["RUNS"] ?? 5);
const DIST = fileURLToPath(new URL("../dist", import.meta.url));

if (!existsSync(DIST)) throw new Error("apps/web/dist is missing: run `pnpm build` first");

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1).padStart(6)} kB`;
const row = (what: string, ...cells: readonly string[]): void =>
  console.log(`${what.padEnd(34)} ${cells.join("   ")}`);

const tellSizes = (): void => {
  const scripts = new BuiltScripts(DIST);
  console.log("Downloaded, gzip and brotli");
  for (const [name, page, aim] of [
    ["JavaScript of the lobby", "bm-lobby-page", "aim 90 kB"],
    ["JavaScript of the table, in all", "bm-table-page", "aim 140 kB"],
    ["JavaScript of Learn, in all", "bm-learn-page", ""],
  ] as const) {
    const { gzip, brotli } = scripts.ofPage(page, "de");
    row(name, kB(gzip), kB(brotli), aim);
  }
  const files = readdirSync(`${DIST}/assets`);
  const css = packed(
    files.filter((name) => name.endsWith(".css")).map((name) => readFileSync(`${DIST}/assets/${name}`)),
  );
  row("Style sheets", kB(css.gzip), kB(css.brotli));
  for (const name of files.filter((file) => file.endsWith(".woff2")))
    row(
      `Font ${name.replace(/-[\w-]{8}\.woff2$/, "").slice(0, 28)}`,
      kB(readFileSync(`${DIST}/assets/${name}`).length),
    );
  for (const [deck, { gzip, brotli }] of Object.entries(sizesOfDecks()))
    row(`Deck ${deck}`, kB(gzip), kB(brotli), "aim 250 kB");
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const tellVisit = async (browser: Browser, url: string): Promise<void> => {
  const { roundTrip, bitsPerSecond } = POOR_LINE;
  console.log(
    `\nCold visit of a table, processor ${PHONE_SLOWDOWN} times slower, ${bitsPerSecond / 1e6} Mbit/s, ${roundTrip} ms there and back, median of ${RUNS}`,
  );
  const visits: LoadTimes[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await measureLoad(browser, url));
  const of = (key: keyof LoadTimes): number => median(visits.map((visit) => visit[key]));
  const seconds = (key: keyof LoadTimes): string => `${(of(key) / 1_000).toFixed(2).padStart(6)} s`;
  row("first paint", seconds("firstPaint"));
  row("a card may be played", seconds("playable"), "aim 2.5 s");
  row("all pictures of the hand", seconds("pictures"));
  row("over the line until then", kB(of("bytes")));
  row("shift until the typefaces are there", of("shift").toFixed(4), "aim 0.02");
};

const tellFrames = async (browser: Browser, url: string): Promise<void> => {
  console.log(
    `\nThree whole deals, processor ${FRAME_SLOWDOWN} times slower: main thread's work for a frame`,
  );
  const { frames, inTime, inTimeWhole, worked, workedInTime, starts, start, most, worst, waiting } =
    await measureFrames(browser, url);
  row("frames while something moves", String(frames), `the main thread takes part in ${worked}`);
  row("of these draw the table anew", String(starts), `half of them in ${start.toFixed(1)} ms`);
  row("in time (16.7 ms)", `${(inTime * 100).toFixed(1)} %`, "aim 95 %");
  row("of all frames of the deals", `${(inTimeWhole * 100).toFixed(1)} %`, "0.7 s of thought a turn");
  row("of those with main thread alone", `${(workedInTime * 100).toFixed(1)} %`);
  row("95 of 100 take at most", `${most.toFixed(1)} ms`);
  row("the worst", `${worst.toFixed(1)} ms`);
  row("waiting for what begins to move", `${(waiting * 100).toFixed(0)} %`, "of the time until it has moved");
};

const framesAlone = process.argv.includes("--frames");
if (!framesAlone) tellSizes();
const server = await startServer();
const browser = await launchBrowser();
try {
  if (!framesAlone) await tellVisit(browser, server.url);
  await tellFrames(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
}
