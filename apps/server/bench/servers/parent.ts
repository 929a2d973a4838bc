import { setTimeout as wait } from "node:timers/promises";

/** What the bench asks of a server that runs in a process of its own. */
export type Question = "usage" | "memory" | "end";

export interface Usage {
  /** Of the whole process, since it began. */
  readonly cpuSeconds: number;
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
  return { cpuSeconds: (user + system) / 1e6 };
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
