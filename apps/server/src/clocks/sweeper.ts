import type { Clock } from "../clock.ts";
import type { Logger } from "../observe/log.ts";

export interface Sweeper {
  start(): void;
  /** When this table wants to be looked at next; `null` for never. */
  noticed(table: string, deadline: number | null): void;
  /** Resolves when no sweep is under way. */
  stop(): Promise<void>;
}

export interface SweeperParts {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Tables whose stored deadline has passed: those that nobody here has looked at. */
  readonly due: (now: number, limit: number) => Promise<string[]>;
  readonly sweep: (table: string) => Promise<void>;
  /** While the database is not heard of no time runs for anybody. */
  readonly mayRun: () => boolean;
}

/** Deadlines of tables whose process was killed are another's: so late may they be swept. */
const POLL_MS = 3_000;
const POLL_LIMIT = 500;
/** Deadlines closer together than this are swept together. */
const GRAIN_MS = 20;

/**
 * Looks at tables when their time is up. Two sweepers do no harm: a sweep is an ordinary command, and finds nothing to
 * do where it was done.
 */
export function makeSweeper({ clock, logger, due, sweep, mayRun }: SweeperParts): Sweeper {
  const deadlines = new Map<string, number>();
  const running = new Set<Promise<void>>();
  let timer: { readonly at: number; readonly cancel: () => void } | null = null;
  let cancelPoll: (() => void) | null = null;
  let stopped = true;

  const sweepOne = (table: string): void => {
    const done = sweep(table)
      .catch((err: unknown) => logger.error({ err, table }, "a sweep failed"))
      .finally(() => running.delete(done));
    running.add(done);
  };

  const ring = (): void => {
    timer = null;
    const now = clock.now();
    // Each is swept once; what comes of it tells its next deadline.
    if (mayRun())
      for (const [table, deadline] of deadlines)
        if (deadline <= now) {
          deadlines.delete(table);
          sweepOne(table);
        }
    arm(mayRun() ? GRAIN_MS : POLL_MS);
  };

  /** Never later than the earliest deadline; earlier is harmless. */
  const arm = (least: number): void => {
    if (stopped || deadlines.size === 0) return;
    const now = clock.now();
    let earliest = Number.POSITIVE_INFINITY;
    for (const deadline of deadlines.values()) earliest = Math.min(earliest, deadline);
    const at = Math.max(earliest, now + least);
    if (timer !== null && timer.at <= at) return;
    timer?.cancel();
    timer = { at, cancel: clock.after(at - now, ring) };
  };

  const poll = (): void => {
    const done = (mayRun() ? due(clock.now(), POLL_LIMIT) : Promise.resolve([]))
      .then((tables) => tables.forEach(sweepOne))
      .catch((err: unknown) => logger.error({ err }, "looking for due tables failed"))
      .finally(() => {
        running.delete(done);
        if (!stopped) cancelPoll = clock.after(POLL_MS, poll);
      });
    running.add(done);
  };

  return {
    start: () => {
      stopped = false;
      arm(GRAIN_MS);
      poll();
    },
    noticed: (table, deadline) => {
      if (deadline === null) {
        deadlines.delete(table);
        return;
      }
      deadlines.set(table, deadline);
      if (timer === null || deadline < timer.at) arm(GRAIN_MS);
    },
    stop: async () => {
      stopped = true;
      timer?.cancel();
      cancelPoll?.();
      await Promise.all(running);
    },
  };
}
