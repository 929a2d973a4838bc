import type { Browser, Page } from "playwright-core";
import { type Guest, seatTwo } from "./guests.ts";

/** A phone that is weak even among phones. */
export const FRAME_SLOWDOWN = 6;

/**
 * How a whole deal runs on a slower main thread: the processor's time that thread takes for each frame (scripts, style,
 * layout, paint and whatever else it does between two frames), times the slow-down. Chromium's own slow-down lets the
 * thread turn idly by the clock, which on a busy machine counts the others' work as the page's; the processor's time
 * of the page at full speed does not. Putting the pictures together is done beside the main thread, on a phone by its
 * graphics chip, and is not in it. The movements themselves run there as well and need no main thread at all: that it
 * takes part in every frame is only for measuring.
 */
export interface FrameTimes {
  /** Frames while something moved at the table. */
  readonly frames: number;
  /** Share of those below 16.7 ms, 0 to 1. */
  readonly inTime: number;
  /** How many of them drew the table anew, and what half of those take at most, ms. */
  readonly starts: number;
  readonly start: number;
  /** 95 of 100 take at most this, ms. */
  readonly most: number;
  readonly worst: number;
}

const MOVING = "bm-moving";
const BEAT = 1000 / 60;

/** Runs in the page: marks each frame in which something moves. */
const markFrames = (name: string): void => {
  const page = document.querySelector("bm-app")?.shadowRoot?.querySelector("bm-table-page");
  const table = page?.shadowRoot?.querySelector("bm-table")?.shadowRoot;
  const beat = (): void => {
    if (table?.getAnimations().some(({ playState }) => playState === "running")) performance.mark(name);
    requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);
};

/** What is needed of an event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Time of the processor. */
  readonly tdur?: number;
}

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];

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

/** Adds up the main thread's work from one frame given out to the next. */
const sumUp = (events: readonly TraceEvent[], slowdown: number): FrameTimes => {
  const mark = events.find(({ name }) => name === MOVING);
  const own = events
    .filter(({ pid, tid }) => pid === mark?.pid && tid === mark.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const frames: { readonly work: number; readonly moving: boolean }[] = [];
  let work = 0;
  let moving = false;
  for (const { name, tdur = 0 } of own) {
    if (name === "Commit") {
      frames.push({ work: (work / 1000) * slowdown, moving });
      work = 0;
      moving = false;
    } else if (name === MOVING) moving = true;
    else if (name === "RunTask") work += tdur;
  }
  // The frame in which a movement begins draws the table anew: it belongs to it.
  const starts = frames.filter((frame, at) => !frame.moving && frames[at + 1]?.moving === true);
  const works = byWork([...starts, ...frames.filter(({ moving: isMoving }) => isMoving)]);
  return {
    frames: works.length,
    inTime: share(works.filter((one) => one < BEAT).length, works.length),
    starts: starts.length,
    start: upTo(0.5, byWork(starts)),
    most: upTo(0.95, works),
    worst: works.at(-1) ?? 0,
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

/** The other player: plays by himself, as fast as he is asked. */
const playAlone = (guest: Guest): (() => void) => {
  let played = -1;
  const turn = (): void => {
    const view = guest.latest?.view;
    const action = view?.deal?.legal.find(({ type }) => type === "play" || type === "settle");
    if (view === undefined || action === undefined || view.dealSeq <= played) return;
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

/** Plays one deal in the built client at normal pace, the other side played from here. */
export const measureFrames = async (
  browser: Browser,
  server: string,
  { slowdown = FRAME_SLOWDOWN, pause = 700 } = {},
): Promise<FrameTimes> => {
  const { table, leader, other } = await seatTwo(server);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "de-AT",
    reducedMotion: "no-preference",
  });
  const stop = playAlone(other);
  try {
    await context.addCookies([{ ...leader.cookie, url: server }]);
    const page = await context.newPage();
    // What runs TypeScript here gives functions their names by a helper that a page does not have.
    await page.addInitScript("globalThis.__name = (named) => named;");
    await page.goto(`${server}/t/${table}`);
    await page.locator(".hand-card:not([aria-disabled])").first().waitFor();
    await page.waitForTimeout(2_000);
    await page.evaluate(markFrames, MOVING);
    const record = await trace(browser);
    await playDeal(page, pause);
    await page.waitForTimeout(500);
    return sumUp(await record(), slowdown);
  } finally {
    stop();
    leader.go();
    other.go();
    await context.close();
  }
};
