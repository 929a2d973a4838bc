import type { Clock } from "../clock.ts";
import type { Logger } from "../observe/log.ts";
import type { KeepingStore, Tidied } from "../store/keeping.ts";

export interface KeepingParts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly store: KeepingStore;
  /** For how many days things are kept; 0 is for ever. */
  readonly keep: { readonly endedDays: number; readonly guestsDays: number };
}

const DAY_MS = 86_400_000;
/** Some time after the start, when everybody is back, and once a day from then on. */
const FIRST_MS = 10 * 60_000;
/** Between two steps: players come first. */
const PAUSE_MS = 200;

/**
 * Erases what is not to be kept any longer, once a day.
 * @returns stops it; resolves when no step is under way
 */
export function startKeeping({ clock, logger, store, keep }: KeepingParts): () => Promise<void> {
  let stopped = false;
  let cancel: (() => void) | null = null;
  let running: Promise<void> = Promise.resolve();

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      cancel = clock.after(PAUSE_MS, resolve);
    });
  const all = async (what: string, days: number, step: KeepingStore["eraseEnded"]): Promise<void> => {
    if (days === 0) return;
    const before = clock.now() - days * DAY_MS;
    let gone = 0;
    for (let after: string | null = ""; after !== null && !stopped; ) {
      const tidied: Tidied = await step(before, after);
      gone += tidied.gone;
      after = tidied.next;
      if (after !== null) await Promise.race([pause(), whenStopped]);
    }
    if (gone > 0) logger.info({ what, gone }, "kept long enough");
  };
  let stopNow = (): void => undefined;
  const whenStopped = new Promise<void>((resolve) => {
    stopNow = resolve;
  });

  const round = async (): Promise<void> => {
    try {
      await all("tables", keep.endedDays, store.eraseEnded);
      await all("guests", keep.guestsDays, store.forgetGuests);
    } catch (err) {
      // Tomorrow is another day.
      logger.error({ err }, "tidying failed");
    }
    next(DAY_MS);
  };
  const next = (ms: number): void => {
    if (stopped) return;
    cancel = clock.after(ms, () => {
      running = round();
    });
  };
  if (keep.endedDays + keep.guestsDays > 0) next(FIRST_MS);

  return async () => {
    stopped = true;
    cancel?.();
    stopNow();
    await running;
  };
}
