/**
 * How a whole deal runs on a slower processor. A frame is what a player waits for: while something moves the screen wants
 * a new picture 60 times a second. Movements are transforms and opacity, which the browser carries out beside the main
 * thread; that thread has to do with a frame only where it has something to draw or to work out. Counted are
 * - each frame in which the table is drawn anew and a movement begins, with all work from the news on, and
 * - each beat of the screen while something moves, with the work the main thread has in it, mostly none.
 * The whole deal counts beside it: the screen's beats while the players think belong to it, and work done meanwhile.
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
  /** The same of all frames from the first movement of a deal to the end of its last. */
  readonly inTimeWhole: number;
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
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the processor. */
  readonly tdur?: number;
  /** Which of several things that go on at the same time. */
  readonly id2?: { readonly local?: string };
}

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

/**
 * The main thread's work from one frame given out to the next. What it is done with, on the slower processor too, before
 * anything else comes delays no frame that is made later: it is a beat of its own, and counts if it takes longer than one.
 */
const mainFrames = (events: readonly TraceEvent[], slowdown: number): readonly MainFrame[] => {
  const frames: MainFrame[] = [];
  let work = 0;
  let begins = false;
  /** When the slower processor has done with all there was to do. */
  let idleFrom = 0;
  const give = (at: number): void => {
    frames.push({ work: (work / 1000) * slowdown, begins, at });
    work = 0;
    begins = false;
  };
  for (const { name, ph, ts, tdur = 0 } of events) {
    if (name === "Commit") {
      give(ts);
      idleFrom = ts;
    } else if (name === "Animation" && ph === "b") begins = true;
    else if (name === "RunTask") {
      if (ts > idleFrom) {
        if ((work / 1000) * slowdown >= BEAT) give(idleFrom);
        else work = 0;
      }
      work += tdur;
      idleFrom = Math.max(ts, idleFrom) + tdur * slowdown;
    }
  }
  return frames;
};

/** How many pictures the screen gets while frames of such work are made one after another in so many milliseconds. */
const picturesIn = (ms: number, works: readonly number[]): number =>
  Math.round(ms / BEAT) - sum(works.map((work) => Math.max(0, Math.ceil(work / BEAT) - 1)));

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** @param deals what the browser did during each of several deals */
export const sumUp = (deals: readonly (readonly TraceEvent[])[], slowdown: number): FrameTimes => {
  const starts: MainFrame[] = [];
  const others: MainFrame[] = [];
  let moving = 0;
  let beats = 0;
  let pictures = 0;
  let lateInDeals = 0;
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
    const [from, to] = [movements[0]?.from ?? 0, movements.at(-1)?.to ?? 0];
    const inDeal = frames.filter(({ at }) => from <= at && at < to).map(({ work }) => work);
    // The trace is of a processor at full speed: on the slower one the deal takes longer by what the work does.
    pictures += picturesIn((to - from) / 1000 + sum(inDeal) * (1 - 1 / slowdown), inDeal);
    lateInDeals += inDeal.filter((work) => work >= BEAT).length;
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
    inTimeWhole: share(pictures - lateInDeals, pictures),
    worked: starts.length + others.length,
    workedInTime: share(starts.length + others.length - late, starts.length + others.length),
    starts: starts.length,
    start: upTo(0.5, byWork(starts)),
    most: upTo(0.95, works),
    worst: works.at(-1) ?? 0,
    waiting: share(waited, waited + moving),
  };
};
