import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

/** What the bench asks of a server that runs in a process of its own. */
export type Question = "usage" | "memory" | "end";

export interface Usage {
  /** Of the whole process, since it began. */
  readonly cpuSeconds: number;
  readonly pauses: Pauses;
}

/** In which nobody was served, since they were last asked for; milliseconds. */
export interface Pauses {
  /** Of all collections of garbage together. */
  readonly gc: number;
  readonly longestGc: number;
  /** How late a timer rang. */
  readonly longestTurn: number;
}

export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

export interface Ready {
  readonly port: number;
}

/** After a collection, what is left of it settles. */
const SETTLE_MS = 300;

/** Tells the bench that the server listens, and answers its questions until it is to end. */
export function answerParent(port: number, end: () => Promise<void>): void {
  const tell = (told: Ready | Usage | Memory): void => void process.send?.(told);
  process.on("message", (question: Question) => {
    if (question === "usage") tell(usage());
    else if (question === "memory") void memory().then(tell);
    else void end().then(() => process.disconnect?.());
  });
  // A bench that was broken off leaves nothing running.
  process.on("disconnect", () => process.exit());
  tell({ port });
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpuSeconds: (user + system) / 1e6, pauses: pauses() };
}

let collections: number[] = [];
new PerformanceObserver((list) => {
  collections.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ entryTypes: ["gc"] });
const LOOK_MS = 5;
const turns = monitorEventLoopDelay({ resolution: LOOK_MS });
turns.enable();

function pauses(): Pauses {
  const told = {
    gc: collections.reduce((sum, ms) => sum + ms, 0),
    longestGc: Math.max(0, ...collections),
    longestTurn: Math.max(0, turns.max / 1e6 - LOOK_MS),
  };
  collections = [];
  turns.reset();
  return told;
}

/** What lives, without what merely has not been collected yet. */
async function memory(): Promise<Memory> {
  for (let times = 0; times < 3; times += 1) {
    globalThis.gc?.();
    await wait(SETTLE_MS);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heapUsed, external };
}
