import type { Browser, Page } from "playwright-core";
import { type FrameTimes, sumUp, type TraceEvent } from "./frame-times.ts";
import { type Guest, seatTwo } from "./guests.ts";

/** A phone that is weak even among phones. */
export const FRAME_SLOWDOWN = 6;

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Records what the browser does until the answer is called. */
const trace = async (browser: Browser): Promise<() => Promise<readonly TraceEvent[]>> => {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = new Promise<void>((resolve) =>
      devtools.once("Tracing.tracingComplete", () => resolve()),
    );
    await devtools.send("Tracing.end");
    await complete;
    await devtools.detach();
    return events;
  };
};

/** Runs in the page: plays the first card that may be played, or presses what there is; false when the deal is over. */
const playOn = (): boolean => {
  const page = document.querySelector("bm-app")?.shadowRoot?.querySelector("bm-table-page");
  const table = page?.shadowRoot?.querySelector("bm-table");
  const root = table?.shadowRoot ?? null;
  if (root?.querySelector('[data-scene="play"]') == null) return false;
  if (table?.getAttribute("data-turn") !== "you") return true;
  const card = root.querySelector<HTMLElement>(".hand-card:not([aria-disabled])");
  const settle = root.querySelector<HTMLElement>('.act[data-move="settle"]:not([aria-disabled])');
  (card ?? settle)?.click();
  return true;
};

/** The other player: plays by himself, `pause` after it came to be his turn. */
const playAlone = (guest: Guest, pause: number): (() => void) => {
  let played = -1;
  let since = 0;
  const turn = (): void => {
    const view = guest.latest?.view;
    const action = view?.deal?.legal.find(({ type }) => type === "play" || type === "settle");
    if (view === undefined || action === undefined || view.dealSeq <= played) {
      since = performance.now();
      return;
    }
    if (performance.now() - since < pause) return;
    played = view.dealSeq;
    // Sooner or later he loses his place to a claim of time: then the deal is over as well.
    void guest.send({ type: "act", seq: view.dealSeq, action });
  };
  const timer = setInterval(turn, 50);
  return () => clearInterval(timer);
};

const playDeal = async (page: Page, pause: number): Promise<void> => {
  while (await page.evaluate(playOn)) await page.waitForTimeout(pause);
};

/** Until everything is there that comes ahead of its use: the rest of the deck, and what is kept on the device. */
const settled = async (page: Page): Promise<void> => {
  await page.locator(".hand-card:not([aria-disabled])").first().waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForTimeout(4_000);
};

/** One deal in the built client at normal pace, the other side played from here. */
const traceDeal = async (browser: Browser, server: string, pause: number): Promise<readonly TraceEvent[]> => {
  const { table, leader, other } = await seatTwo(server);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "de-AT",
    reducedMotion: "no-preference",
  });
  const stop = playAlone(other, pause);
  try {
    await context.addCookies([{ ...leader.cookie, url: server }]);
    const page = await context.newPage();
    // What runs TypeScript here gives functions their names by a helper that a page does not have.
    await page.addInitScript("globalThis.__name = (named) => named;");
    await page.goto(`${server}/t/${table}`);
    await settled(page);
    const record = await trace(browser);
    await playDeal(page, pause);
    await page.waitForTimeout(500);
    return await record();
  } finally {
    stop();
    leader.go();
    other.go();
    await context.close();
  }
};

/** Plays several deals, each by players who have just come. */
export const measureFrames = async (
  browser: Browser,
  server: string,
  { slowdown = FRAME_SLOWDOWN, pause = 700, deals = 3 } = {},
): Promise<FrameTimes> => {
  const traces: (readonly TraceEvent[])[] = [];
  while (traces.length < deals) traces.push(await traceDeal(browser, server, pause));
  return sumUp(traces, slowdown);
};
