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

/**
 * Runs in the page: the player thinks for `pause` ms from when it is seen to be his turn, then plays the first card that
 * may be played, or presses what there is. Done when the deal is over. It only looks when the table says that something
 * is new: what it does counts as the page's work.
 */
const playByHimself = (pause: number): Promise<void> =>
  new Promise((done) => {
    const page = document.querySelector("bm-app")?.shadowRoot?.querySelector("bm-table-page");
    const table = page?.shadowRoot?.querySelector("bm-table");
    const root = table?.shadowRoot;
    if (table == null || root == null) throw new Error("no table");
    let thought: ReturnType<typeof setTimeout> | undefined;
    const press = (): void => {
      const card = root.querySelector<HTMLElement>(".hand-card:not([aria-disabled])");
      const settle = root.querySelector<HTMLElement>('.act[data-move="settle"]:not([aria-disabled])');
      (card ?? settle)?.click();
    };
    const look = (): void => {
      clearTimeout(thought);
      if (root.querySelector('[data-scene="play"]') === null) {
        news.disconnect();
        done();
      } else if (table.getAttribute("data-turn") === "you") thought = setTimeout(press, pause);
    };
    const news = new MutationObserver(() => setTimeout(look));
    news.observe(table, { attributeFilter: ["data-seq", "data-turn", "data-phase"] });
    look();
  });

/** The other player, with a page of his own elsewhere: as long after it came to be his turn. */
const playElsewhere = (guest: Guest, pause: number): (() => void) => {
  let seen = -1;
  let since = 0;
  const turn = (): void => {
    const view = guest.latest?.view;
    const action = view?.deal?.legal.find(({ type }) => type === "play" || type === "settle");
    if (view === undefined || view.dealSeq !== seen) {
      seen = view?.dealSeq ?? -1;
      since = performance.now();
    } else if (action !== undefined && performance.now() - since >= pause) {
      // Sooner or later he loses his place to a claim of time: then the deal is over as well.
      void guest.send({ type: "act", seq: view.dealSeq, action });
      since = performance.now();
    }
  };
  const timer = setInterval(turn, 50);
  return () => clearInterval(timer);
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
  const stop = playElsewhere(other, pause);
  try {
    await context.addCookies([{ ...leader.cookie, url: server }]);
    const page = await context.newPage();
    // What runs TypeScript here gives functions their names by a helper that a page does not have.
    await page.addInitScript("globalThis.__name = (named) => named;");
    await page.goto(`${server}/t/${table}`);
    await settled(page);
    const record = await trace(browser);
    await page.evaluate(playByHimself, pause);
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
