import type { Clock } from "../clock.ts";
import type { Logger } from "../observe/log.ts";
import type { ServerLife } from "../store/store.ts";

export interface Heartbeat {
  /** Gives back the time since the last sign of life of the server before, then begins to beat. */
  start(): Promise<void>;
  /** Was the database heard of just now? */
  isSteady(): boolean;
  stop(): Promise<void>;
}

export interface HeartbeatParts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly life: ServerLife;
  /** Gives every running clock so many milliseconds back. */
  readonly credit: (ms: number) => Promise<void>;
}

const BEAT_MS = 5_000;
/** Longer than this without a beat: the server or its database was away, or the whole machine slept. */
const GAP_MS = 12_500;

/**
 * Stores every few seconds that the server is alive. A gap, whatever made it, is never a player's fault: the lost
 * time is given back before any clock is swept.
 */
export function makeHeartbeat({ clock, logger, life, credit }: HeartbeatParts): Heartbeat {
  let last = clock.now();
  let cancel: (() => void) | null = null;
  let beating: Promise<void> = Promise.resolve();

  const beat = async (): Promise<void> => {
    await life.beat(clock.now());
    const gap = clock.now() - last;
    if (gap > GAP_MS) {
      logger.warn({ ms: gap }, "time was lost and is given back");
      await credit(gap);
    }
    last = clock.now();
  };
  /** Beats that have not come through; while the database hangs they do not pile up. */
  let waiting = 0;
  const next = (): void => {
    cancel = clock.after(BEAT_MS, () => {
      next();
      if (waiting > 1) return;
      waiting += 1;
      beating = beating
        .then(beat)
        .catch((err: unknown) => logger.error({ err }, "the heartbeat failed"))
        .finally(() => {
          waiting -= 1;
        });
    });
  };

  return {
    start: async () => {
      const before = await life.lastBeat();
      const now = clock.now();
      if (before !== null) await credit(Math.max(0, now - before));
      await life.beat(clock.now());
      last = clock.now();
      next();
    },
    isSteady: () => clock.now() - last <= GAP_MS,
    stop: async () => {
      cancel?.();
      await beating;
    },
  };
}
