import type { Browser } from "playwright-core";
import { type Guest, seatTwo } from "./guests.ts";
import { type LineSpeed, openSlowLine } from "./slow-line.ts";

/** A weak phone on a poor mobile line. */
export const PHONE_SLOWDOWN = 4;
export const POOR_LINE: LineSpeed = { roundTrip: 150, bitsPerSecond: 1_600_000 };

/** ms since the navigation began. */
export interface LoadTimes {
  /** Something of the page is painted. */
  readonly firstPaint: number;
  /** The hand lies there, and a card may be played. */
  readonly playable: number;
  /** Every card of the hand shows its picture. */
  readonly pictures: number;
  /** Bytes over the line until then, headers included. */
  readonly bytes: number;
  /** How much what is shown has jumped from the first picture until both typefaces are there (CLS). */
  readonly shift: number;
}

/** No type of the standard library has it. */
type Shift = PerformanceEntry & { readonly value: number };

/** Runs in the page: both typefaces are there. */
const haveTypefaces = (): boolean =>
  [...document.fonts].filter(({ family, status }) => family.includes("Variable") && status === "loaded")
    .length === 2;

/** Runs in the page: how much has jumped, once what has come is drawn. */
const shiftSoFar = async (): Promise<number> => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return (window as { bmMarks?: Record<string, number> }).bmMarks?.["shift"] ?? Number.NaN;
};

/** Runs in the page: notes when the table can be played at. */
const watchTable = (): void => {
  const marks: Record<string, number> = {};
  Object.assign(window, { bmMarks: marks });
  marks["shift"] = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks["shift"] = (marks["shift"] ?? 0) + (entry as Shift).value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = (): void => {
    const page = document.querySelector("bm-app")?.shadowRoot?.querySelector("bm-table-page");
    const table = page?.shadowRoot?.querySelector("bm-table")?.shadowRoot;
    const playable = table?.querySelector(".hand-card:not([aria-disabled])") ?? null;
    if (playable !== null) {
      marks["playable"] ??= performance.now();
      const cards = [...(table?.querySelectorAll(".hand-card bm-card") ?? [])];
      const shown = cards.every((card) => card.shadowRoot?.querySelector("img")?.complete === true);
      if (shown && cards.length > 0) {
        marks["pictures"] = performance.now();
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const cookieFor = (guest: Guest, url: string) => [{ ...guest.cookie, url }];

/** One cold visit of a table at which the visitor is to lead. */
export const measureLoad = async (
  browser: Browser,
  server: string,
  { slowdown = PHONE_SLOWDOWN, line = POOR_LINE } = {},
): Promise<LoadTimes> => {
  const { table, leader, other } = await seatTwo(server);
  const slow = await openSlowLine(server, line);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "de-AT" });
  try {
    await context.addCookies(cookieFor(leader, slow.url));
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    // What runs TypeScript here gives functions their names by a helper that a page does not have.
    await page.addInitScript("globalThis.__name = (named) => named;");
    await page.addInitScript(watchTable);
    await page.goto(`${slow.url}/t/${table}`, { waitUntil: "commit" });
    await page.waitForFunction(() => "pictures" in ((window as { bmMarks?: object }).bmMarks ?? {}), null, {
      timeout: 60_000,
    });
    const bytes = slow.bytes();
    const times = await page.evaluate(() => {
      const marks = (window as { bmMarks?: Record<string, number> }).bmMarks ?? {};
      const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      return { firstPaint: paint, playable: marks["playable"] ?? 0, pictures: marks["pictures"] ?? 0 };
    });
    await page.waitForFunction(haveTypefaces, null, { timeout: 60_000 });
    const shift = await page.evaluate(shiftSoFar);
    return { ...times, bytes, shift };
  } finally {
    leader.go();
    other.go();
    await context.close();
    await slow.close();
  }
};
