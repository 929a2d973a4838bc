import type { Seat } from "@bummerl/engine";
import type { Bus } from "../bus/bus.ts";
import type { Clock } from "../clock.ts";
import type { Host } from "../hosting/host.ts";
import type { Logger } from "../observe/log.ts";
import type { ClusterStore } from "../store/cluster.ts";
import type { Cluster } from "./cluster.ts";

/** Whether the player opposite has his page open at another process: the label of the other side. */
export interface Presence {
  /** A page of this table came or went here: is the other one elsewhere? */
  paged(table: string): void;
  /**
   * Has a seat that asked to resume at that instant (`null`: some time) a page of the table at another process? Such a
   * page's row may still be on its way when what its player asked for is known.
   */
  waitsElsewhere(table: string, seat: Seat, askedAt: number | null): Promise<boolean>;
  /** What this process wrote can be read by the others. */
  written(tables: readonly string[]): void;
  stop(): void;
}

export interface PresenceParts {
  readonly store: Pick<ClusterStore, "living" | "pagesElsewhere" | "forsaken">;
  readonly cluster: Pick<Cluster, "alone" | "onLook">;
  readonly bus: Pick<Bus, "say" | "listen">;
  readonly host: Pick<Host, "lookedAt" | "pagesElsewhere" | "withdraw">;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Words that come together are looked up together. */
const COALESCE_MS = 50;
/** If a process is killed so soon after, its other rows show it to be dead. */
const ROW_UNDER_WAY_MS = 5_000;

export function makePresence({ store, cluster, bus, host, clock, logger }: PresenceParts): Presence {
  const asked = new Set<string>();
  let waiting: (() => void) | null = null;
  /** One look-up after the other: of two the older one's answer must not come last. */
  let reading: Promise<void> = Promise.resolve();

  const read = (tables: () => readonly string[]): Promise<void> => {
    const done = reading.then(async () => {
      const wanted = tables();
      if (wanted.length > 0) host.pagesElsewhere(wanted, await store.pagesElsewhere(wanted));
    });
    // Whoever asked hears of it; the next look finds what this one did not.
    reading = done.catch(() => undefined);
    return done;
  };
  const ask = (table: string): void => {
    asked.add(table);
    waiting ??= clock.after(COALESCE_MS, () => {
      waiting = null;
      const tables = [...asked];
      asked.clear();
      read(() => tables).catch((err: unknown) =>
        logger.warn({ err }, "pages elsewhere could not be looked up"),
      );
    });
  };

  cluster.onLook(() => read(host.lookedAt));
  cluster.onLook(async () => {
    // Any process may find these, and all of them may: the wish is taken back once.
    for (const { table, seat } of await store.forsaken()) await host.withdraw(table, seat);
  });
  const stopListening = bus.listen((word) => {
    if (word.type === "present") ask(word.table);
  });

  return {
    paged: (table) => {
      if (!cluster.alone()) ask(table);
    },
    waitsElsewhere: async (table, seat, askedAt) => {
      if (cluster.alone()) return false;
      if ((await store.living()) === 0) return false;
      if (askedAt !== null && clock.now() - askedAt < ROW_UNDER_WAY_MS) return true;
      return (await store.pagesElsewhere([table])).some((there) => there.seat === seat);
    },
    written: (tables) => {
      for (const table of tables) bus.say({ type: "present", table });
    },
    stop: () => {
      stopListening();
      waiting?.();
    },
  };
}
