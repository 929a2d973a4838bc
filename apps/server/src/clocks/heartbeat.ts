import type { Clock } from "../clock.ts";
import type { Logger } from "../observe/log.ts";
import type { ServerLife } from "../store/store.ts";

export interface Heartbeat {
  /** Gives back the time since the last sign of life of the server before, then begins to beat. */
  start(): Promise<void>;
  /** Was the database heard of just now? */
  isSteady(): boolean;
  /** Resolves when it was, and lost time is given back; or when it does not answer. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface HeartbeatParts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly life: ServerLife;
  /** Gives every running clock back what was lost since that instant. */
  readonly credit: (since: number) => Promise<void>;
}

const BEAT_MS = 5_000;
/** Longer than this without a beat: the server or its database was away, or the whole machine slept. */
const GAP_MS = 12_500;

/**
 * Stores every few seconds that the server is alive. A gap, whatever made it, is never a player's fault: the lost
 * time is given back before any clock is swept.
 */
export function makeHeartbeat({ clock, logger, life, credit }: HeartbeatParts): Heartbeat {
  /** Up to here all time is accounted for. */
  let last = clock.now();
  let cancel: (() => void) | null = null;
  let beating: Promise<void> = Promise.resolve();
  /** Beats that have not come through; while the database hangs they do not pile up. */
  let waiting = 0;

  const isSteady = (): boolean => clock.now() - last <= GAP_MS;

  const beat = async (): Promise<void> => {
    // Whether the database answers comes first: only then it is known how long it did not.
    await life.lastBeat();
    const now = clock.now();
    if (now - last > GAP_MS) {
      logger.warn({ ms: now - last }, "time was lost and is given back");
      await credit(last);
    }
    // Not before: whoever is killed over giving back leaves it to the next.
    await life.beat(now);
    last = now;
  };
  const beatNow = (): Promise<void> => {
    waiting += 1;
    beating = beating
      .then(beat)
      .catch((err: unknown) => logger.error({ err }, "the heartbeat failed"))
      .finally(() => {
        waiting -= 1;
      });
    return beating;
  };
  const next = (): void => {
    cancel = clock.after(BEAT_MS, () => {
      next();
      if (waiting <= 1) void beatNow();
    });
  };

  return {
    start: async () => {
      const before = await life.lastBeat();
      if (before !== null) await credit(before);
      last = clock.now();
      await life.beat(last);
      next();
    },
    isSteady,
    settled: async () => {
      if (!isSteady()) await (waiting > 0 ? beating : beatNow());
    },
    stop: async () => {
      cancel?.();
      await beating;
    },
  };
}
