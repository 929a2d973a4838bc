import type { Browser, Page } from "playwright-core";
import { type Guest, seatTwo } from "./guests.ts";

/** A phone that is weak even among phones. */
export const FRAME_SLOWDOWN = 6;

/**
 * How a whole deal runs on a slower processor. A frame is what a player waits for: while something moves the screen wants
 * a new picture 60 times a second. Movements are transforms and opacity, which the browser carries out beside the main
 * thread; that thread has to do with a frame only where it has something to draw or to work out. Counted are
 * - each frame in which the table is drawn anew and a movement begins, with all work from the news on, and
 * - each beat of the screen while something moves, with the work the main thread has in it, mostly none.
 *
 * Work is the processor's time of the main thread at full speed (scripts, style, layout, paint and whatever else it does),
 * times the slow-down. Chromium's own slow-down lets the thread turn idly by the clock, which on a busy machine counts the
 * others' work as the page's. Putting the pictures together is done beside the main thread, on a phone by its graphics
 * chip, and is not in it.
 */
export interface FrameTimes {
  readonly frames: number;
  /** Share of those below 16.7 ms, 0 to 1. */
  readonly inTime: number;
  /** In how many the main thread had anything to do, and what share of these alone is in time. */
  readonly worked: number;
  readonly workedInTime: number;
  /** How many drew the table anew and began a movement, and what half of those take at most, ms. */
  readonly starts: number;
  readonly start: number;
  /** 95 of 100 take at most this, ms. */
  readonly most: number;
  readonly worst: number;
  /** Of the time from the news to the end of the movement, how much is waiting for the table to be drawn, 0 to 1. */
  readonly waiting: number;
}

const BEAT = 1000 / 60;

/** What is needed of an event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Time of the processor. */
  readonly tdur?: number;
  /** Which of several things that go on at the same time. */
  readonly id2?: { readonly local?: string };
}

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

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

const upTo = (part: number, sorted: readonly number[]): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const byWork = (frames: readonly { readonly work: number }[]): readonly number[] =>
  frames.map(({ work }) => work).sort((a, b) => a - b);

interface Span {
  readonly from: number;
  readonly to: number;
}

/** From the moment anything begins to move until nothing does. */
const movementsIn = (events: readonly TraceEvent[]): readonly Span[] => {
  const spans: Span[] = [];
  const running = new Set<string>();
  let from = 0;
  for (const { name, ph, ts, id2 } of events) {
    const id = id2?.local;
    if (name !== "Animation" || id === undefined) continue;
    if (ph === "b") {
      if (running.size === 0) from = ts;
      running.add(id);
    } else if (ph === "e" && running.delete(id) && running.size === 0) spans.push({ from, to: ts });
  }
  return spans;
};

interface MainFrame {
  /** Milliseconds at the slower speed. */
  readonly work: number;
  /** Something began to move in it. */
  readonly begins: boolean;
  readonly at: number;
}

/** The main thread's work from one frame given out to the next. */
const mainFrames = (events: readonly TraceEvent[], slowdown: number): readonly MainFrame[] => {
  const frames: MainFrame[] = [];
  let work = 0;
  let begins = false;
  for (const { name, ph, ts, tdur = 0 } of events) {
    if (name === "Commit") {
      frames.push({ work: (work / 1000) * slowdown, begins, at: ts });
      work = 0;
      begins = false;
    } else if (name === "Animation" && ph === "b") begins = true;
    else if (name === "RunTask") work += tdur;
  }
  return frames;
};

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** @param deals what the browser did during each of several deals */
const sumUp = (deals: readonly (readonly TraceEvent[])[], slowdown: number): FrameTimes => {
  const starts: MainFrame[] = [];
  const others: MainFrame[] = [];
  let moving = 0;
  let beats = 0;
  for (const events of deals) {
    const page = events.find(({ name, ph }) => name === "Animation" && ph === "b");
    const own = events
      .filter(({ pid, tid }) => pid === page?.pid && tid === page.tid)
      .toSorted((a, b) => a.ts - b.ts);
    const movements = movementsIn(own);
    const frames = mainFrames(own, slowdown);
    moving += sum(movements.map(({ from, to }) => (to - from) / 1000));
    const during = frames.filter(
      ({ at, begins }) => !begins && movements.some(({ from, to }) => from <= at && at < to),
    );
    starts.push(...frames.filter(({ begins }) => begins));
    others.push(...during);
    // What is left of the beats belongs to the movement alone.
    beats += Math.max(
      0,
      Math.round(sum(movements.map(({ from, to }) => (to - from) / 1000)) / BEAT) - during.length,
    );
  }
  const works = byWork([...starts, ...others, ...Array.from({ length: beats }, () => ({ work: 0 }))]);
  const late = works.filter((one) => one >= BEAT).length;
  const waited = sum(starts.map(({ work }) => work));
  return {
    frames: works.length,
    inTime: share(works.length - late, works.length),
    worked: starts.length + others.length,
    workedInTime: share(starts.length + others.length - late, starts.length + others.length),
    starts: starts.length,
    start: upTo(0.5, byWork(starts)),
    most: upTo(0.95, works),
    worst: works.at(-1) ?? 0,
    waiting: share(waited, waited + moving),
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
