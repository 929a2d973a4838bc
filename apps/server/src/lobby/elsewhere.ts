import type { Bus } from "../bus/bus.ts";
import type { Clock } from "../clock.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { Logger } from "../observe/log.ts";
import type { Store } from "../store/store.ts";
import type { Feed } from "./feed.ts";
import type { Listing } from "./listing.ts";

/** The lobby as other processes make it: their tables come into the list, their players into the numbers. */
export interface Elsewhere {
  /** Is the maker of an open table with another process, or was he just now? */
  isHere(maker: string): boolean;
  /** Players connected to other processes only. */
  online(): number;
  /** Players who wait for anyone and do not by way of this process. */
  seeking(): number;
  /** Somebody's wish was taken. */
  taken(player: string): void;
  stop(): void;
}

export interface ElsewhereParts {
  readonly store: Pick<Store, "cluster" | "lobby">;
  readonly cluster: Pick<Cluster, "onLook" | "lookSoon">;
  readonly bus: Pick<Bus, "listen">;
  readonly listing: Listing;
  readonly feed: () => Feed;
  /** Does he wait by way of this process? */
  readonly seeksHere: (player: string) => boolean;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Words of tables that come together are looked up together. */
const COALESCE_MS = 50;

export function makeElsewhere(parts: ElsewhereParts): Elsewhere {
  const { store, listing, cluster, clock, logger } = parts;
  let makers: ReadonlySet<string> = new Set();
  let wishes = new Set<string>();
  let online = 0;
  const said = new Set<string>();
  /** Since when each reading is under way: what changed later is newer than the rows it brings. */
  const underWay = new Set<number>();
  let waiting: (() => void) | null = null;

  const reading = async (read: (moment: number) => Promise<void>): Promise<void> => {
    const moment = listing.moment();
    underWay.add(moment);
    try {
      await read(moment);
    } finally {
      underWay.delete(moment);
    }
  };
  /** Rows of tables that are not known here, or not any more. */
  const read = async (tables: readonly string[], moment: number): Promise<void> => {
    if (tables.length === 0) return;
    const open = new Map((await store.lobby.byTables(tables)).map((entry) => [entry.table, entry]));
    for (const table of tables) {
      if (listing.changedSince(table, moment)) continue;
      const entry = open.get(table);
      if (entry === undefined) parts.feed().drop(table);
      else if (listing.get(table) === undefined) {
        // Who makes a table is connected; the next look knows better.
        makers = new Set([...makers, entry.maker.id]);
        parts.feed().put(entry);
      }
    }
  };

  const look = async (moment: number): Promise<void> => {
    const there = await store.cluster.lobby();
    const here = new Map(there.tables.map((row) => [row.table, row.here]));
    const vanished = [...listing.all()].filter(({ table }) => !here.has(table)).map(({ table }) => table);
    for (const table of vanished) if (!listing.changedSince(table, moment)) parts.feed().drop(table);
    await read(
      there.tables.flatMap(({ table }) => (listing.get(table) === undefined ? [table] : [])),
      moment,
    );
    const before = makers;
    makers = new Set([...listing.all()].flatMap(({ table, maker }) => (here.get(table) ? [maker.id] : [])));
    for (const maker of new Set([...before, ...makers]))
      if (before.has(maker) !== makers.has(maker)) parts.feed().attended(maker);
    online = there.online;
    wishes = new Set(there.wishes);
    parts.feed().counted();
  };
  /** Forgets what no reading will ask for: also alone, or the list would remember every table that ever was. */
  const settle = async (): Promise<void> => listing.settle(Math.min(listing.moment(), ...underWay));

  cluster.onLook(() => reading(look));
  cluster.onLook(settle, "always");
  const stopListening = parts.bus.listen((word) => {
    if (word.type === "attendance" || word.type === "wishes") cluster.lookSoon();
    if (word.type !== "lobby") return;
    said.add(word.table);
    waiting ??= clock.after(COALESCE_MS, () => {
      waiting = null;
      const tables = [...said];
      said.clear();
      reading((moment) => read(tables, moment)).catch((err: unknown) =>
        logger.warn({ err }, "open tables of other servers could not be read"),
      );
    });
  });

  return {
    isHere: (maker) => makers.has(maker),
    online: () => online,
    seeking: () => [...wishes].filter((player) => !parts.seeksHere(player)).length,
    taken: (player) => void wishes.delete(player),
    stop: () => {
      stopListening();
      waiting?.();
    },
  };
}
