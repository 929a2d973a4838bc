import type { Clock } from "../clock.ts";
import type { Logger } from "../observe/log.ts";
import type { ServerLife } from "../store/store.ts";

export interface Heartbeat {
  /**
   * Gives back the time since the last sign of life of the processes before, then begins to beat.
   * @param alone whether no other process lives: only then was anything lost
   * @param enter makes this process known to the others. It comes after the time was given back and before the first
   * beat, so that of two that start at once the later finds either the old beat, or that it is not alone.
   */
  start(alone: () => Promise<boolean>, enter: () => Promise<void>): Promise<void>;
  /** Was the database heard of just now? */
  isSteady(): boolean;
  /** Nothing when it was; else resolves when it was, and lost time is given back, or when it does not answer. */
  settled(): Promise<void> | undefined;
  stop(): Promise<void>;
}

export interface HeartbeatParts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly life: ServerLife;
  /** Gives every running clock back what was lost since that instant. */
  readonly credit: (since: number) => Promise<void>;
}

const BEAT_MS = 2_000;
/** Longer than this without a beat: the server or its database was away, or the whole machine slept. */
const GAP_MS = 5_000;
/** As long a gap counts where beats did not come through: then it is known that the database was away. */
const FAILED_GAP_MS = BEAT_MS + 500;
/** After a beat that did not come through; the second one in a row says that it was not just one connection. */
const RETRY_MS = 250;
/** From then on it is asked so often whether it is back. */
const AWAY_MS = 1_000;

/**
 * Stores every other second that somebody is alive, whichever process it is. A gap in which no process was is never a
 * player's fault: the lost time is given back before any clock is swept. Several processes may do so at once: the row
 * that gives back is named after the beat before the gap.
 */
export function makeHeartbeat({ clock, logger, life, credit }: HeartbeatParts): Heartbeat {
  /** Up to here all time is accounted for. */
  let last = clock.now();
  let cancel: (() => void) | null = null;
  let beating: Promise<void> = Promise.resolve();
  let stopped = false;
  /** Beats that have not come through; while the database hangs they do not pile up. */
  let waiting = 0;
  /** Beats in a row that failed. */
  let failed = 0;

  const gap = (): number => (failed > 1 ? FAILED_GAP_MS : GAP_MS);
  const isSteady = (): boolean => clock.now() - last <= gap();

  /** By the own clock too: another process's may go differently, and would find gaps where there are none. */
  const lostSince = (seen: number | null): boolean => {
    const now = clock.now();
    return seen !== null && now - seen > gap() && now - last > gap();
  };

  const beat = async (): Promise<void> => {
    // Whether the database answers comes first: only then it is known how long it did not.
    let seen = await life.lastBeat();
    // An answer that was long on its way says nothing of what others did meanwhile.
    if (lostSince(seen)) seen = await life.lastBeat();
    let now = clock.now();
    if (seen !== null && lostSince(seen)) {
      logger.warn({ ms: now - seen }, "time was lost and is given back");
      await credit(seen);
      // What giving back took is given back with it; from before it that would be the next gap, and so on for ever.
      now = clock.now();
    }
    // Not before: whoever is killed over giving back leaves it to the next.
    await life.beat(now, seen);
    last = now;
    failed = 0;
  };
  const beatNow = (): Promise<void> => {
    waiting += 1;
    beating = beating
      .then(beat)
      .catch((err: unknown) => {
        logger.error({ err }, "the heartbeat failed");
        failed += 1;
        if (!stopped) soon(failed === 1 ? RETRY_MS : AWAY_MS);
      })
      .finally(() => {
        waiting -= 1;
      });
    return beating;
  };
  const soon = (ms: number): void => {
    cancel?.();
    cancel = clock.after(ms, () => {
      soon(BEAT_MS);
      if (waiting <= 1) void beatNow();
    });
  };

  return {
    start: async (alone, enter) => {
      const before = await life.lastBeat();
      if (before !== null && ((await alone()) || clock.now() - before > GAP_MS)) await credit(before);
      await enter();
      last = clock.now();
      await life.beat(last, before);
      soon(BEAT_MS);
    },
    isSteady,
    settled: () => {
      if (isSteady()) return undefined;
      return waiting > 0 ? beating : beatNow();
    },
    stop: async () => {
      stopped = true;
      cancel?.();
      await beating;
    },
  };
}
