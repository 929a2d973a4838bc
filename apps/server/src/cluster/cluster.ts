import type { Clock } from "../clock.ts";
import type { Logger } from "../observe/log.ts";
import type { ClusterStore } from "../store/cluster.ts";
import type { Roll } from "./roll.ts";

/** Looks at what other processes have written, and makes it known here. */
export type Look = () => Promise<void>;

/** This process among those that share the database. Alone it beats, writes its rows and looks only after its own. */
export interface Cluster {
  /** Before anything is served. @returns whether no other process lives */
  arrive(): Promise<boolean>;
  /** From here on this process is alive to the others. */
  start(): Promise<void>;
  /** Are there no others whose rows may count? */
  alone(): boolean;
  /**
   * Done every two seconds while others are there, and once more when they are gone.
   * @param when `always`: also alone
   */
  onLook(look: Look, when?: "always"): void;
  /** Something changed elsewhere, or words about it may have been lost. */
  lookSoon(): void;
  /** Says goodbye. */
  stop(): Promise<void>;
}

export interface ClusterParts {
  readonly store: Pick<ClusterStore, "arrive" | "beat" | "leave" | "clearUp">;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly roll: Pick<Roll, "anew" | "written" | "stop">;
}

const BEAT_MS = 1_000;
/** Beats from one look to the next. */
const LOOK_BEATS = 2;
/** What comes together is looked at once. */
const SOON_MS = 100;

export function makeCluster({ store, clock, logger, roll }: ClusterParts): Cluster {
  const looks: Look[] = [];
  /** Those of them that are done alone too. */
  const always: Look[] = [];
  let others = 0;
  let beats = 0;
  let stopped = false;
  let cancelBeat: (() => void) | null = null;
  let cancelSoon: (() => void) | null = null;
  let beating: Promise<void> | null = null;
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  const lookOnce = async (which: readonly Look[]): Promise<void> => {
    for (const done of await Promise.allSettled(which.map((look) => look())))
      if (done.status === "rejected")
        logger.warn({ err: done.reason }, "other servers could not be looked at");
    if (which === always) return;
    await store.clearUp().catch((err: unknown) => logger.warn({ err }, "dead servers were not cleared up"));
  };
  /** One look at a time; what is asked for meanwhile is one more. */
  const look = (which: readonly Look[]): void => {
    if (looking !== null) {
      lookAgain ||= which === looks;
      return;
    }
    looking = lookOnce(which).finally(() => {
      looking = null;
      if (!lookAgain || stopped) return;
      lookAgain = false;
      lookSoon();
    });
  };
  const lookSoon = (): void => {
    if (stopped) return;
    cancelSoon ??= clock.after(SOON_MS, () => {
      cancelSoon = null;
      look(looks);
    });
  };

  const beat = async (): Promise<void> => {
    const before = others;
    const now = await store.beat();
    others = now.others;
    if (!now.known) roll.anew();
    beats += 1;
    const inTurn = beats % LOOK_BEATS === 0;
    if ((before === 0) !== (others === 0) || (others > 0 && inTurn)) look(looks);
    else if (inTurn) look(always);
  };
  const next = (): void => {
    cancelBeat = clock.after(BEAT_MS, () => {
      next();
      // While the database hangs beats do not pile up.
      beating ??= beat()
        .catch((err: unknown) => logger.warn({ err }, "this server could not be shown to be alive"))
        .finally(() => {
          beating = null;
        });
    });
  };

  return {
    arrive: async () => (await store.arrive()) === 0,
    start: async () => {
      await beat();
      next();
    },
    alone: () => others === 0,
    onLook: (one, when) => {
      looks.push(one);
      if (when === "always") always.push(one);
    },
    lookSoon,
    stop: async () => {
      stopped = true;
      cancelBeat?.();
      cancelSoon?.();
      roll.stop();
      await Promise.allSettled([beating, looking]);
      await roll.written();
      await store.leave();
    },
  };
}
