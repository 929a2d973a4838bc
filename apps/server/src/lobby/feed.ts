import type { LobbySnapshot, LobbyTable } from "@bummerl/protocol";
import type { Clock } from "../clock.ts";
import type { Page, PlayerServer } from "../hosting/page.ts";
import type { OpenTable } from "../store/store.ts";
import type { Listing } from "./listing.ts";

/** What everybody sees of the lobby, and who watches it. The only other file that emits to sockets. */
export interface Feed {
  put(entry: OpenTable): void;
  drop(table: string): void;
  /** Number of open tables, private ones too. */
  size(): number;
  /** A player came or went: his tables appear or disappear. */
  attended(player: string): void;
  /** One of the two numbers may have changed. */
  counted(): void;
  watch(page: Page): LobbySnapshot;
  unwatch(page: Page): void;
  stop(): void;
}

export interface FeedParts {
  readonly io: PlayerServer;
  readonly clock: Clock;
  readonly listing: Listing;
  readonly isHere: (player: string) => boolean;
  readonly seeking: () => number;
  readonly online: () => number;
  readonly keepsUp: (page: Page) => boolean;
}

const ROOM = "lobby";

/** Changes of so long a time go out together. */
const COALESCE_MS = 100;
/** Where only a number has changed it can wait: with many players one does all the time. */
const COUNT_MS = 1_500;

/**
 * The newest of them are listed for who comes to look: more than anybody reads through, and few enough bytes for a slow
 * telephone to take them before it is thought not to read.
 */
const SNAPSHOT_TABLES = 500;

const shown = ({ table, maker, rules, clock, madeAt }: OpenTable): LobbyTable => ({
  table,
  maker: { id: maker.id, name: maker.name },
  rules,
  clock,
  madeAt,
});

export const makeFeed = ({ io, clock, listing, isHere, seeking, online, keepsUp }: FeedParts): Feed => {
  const watchers = new Set<Page>();
  const dirty = new Set<string>();
  let flushing: { readonly at: number; readonly cancel: () => void } | null = null;
  let told = { seeking: -1, online: -1 };

  const listed = (entry: OpenTable | undefined): entry is OpenTable =>
    entry !== undefined && entry.visibility === "public" && isHere(entry.maker.id);

  /** Encoded once for all who watch. */
  const flush = (): void => {
    flushing = null;
    const ids = [...dirty];
    dirty.clear();
    const counts = { seeking: seeking(), online: online() };
    if (ids.length === 0 && counts.seeking === told.seeking && counts.online === told.online) return;
    told = counts;
    for (const page of watchers) keepsUp(page);
    io.to(ROOM).emit("lobby", {
      upsert: ids
        .map((id) => listing.get(id))
        .filter(listed)
        .map(shown),
      remove: ids.filter((id) => !listed(listing.get(id))),
      ...counts,
    });
  };
  const flushIn = (ms: number): void => {
    const at = clock.now() + ms;
    if (flushing !== null && flushing.at <= at) return;
    flushing?.cancel();
    flushing = { at, cancel: clock.after(ms, flush) };
  };
  const changed = (entries: readonly OpenTable[]): void => {
    const visible = entries.filter(({ visibility }) => visibility === "public");
    for (const { table } of visible) dirty.add(table);
    if (visible.length > 0) flushIn(COALESCE_MS);
  };

  return {
    put: (entry) => {
      listing.put(entry);
      changed([entry]);
    },
    drop: (table) => {
      const dropped = listing.drop(table);
      if (dropped !== null) changed([dropped]);
    },
    size: listing.size,
    attended: (player) => changed(listing.by(player)),
    counted: () => flushIn(COUNT_MS),
    watch: (page) => {
      if (page.connected) {
        watchers.add(page);
        void page.join(ROOM);
      }
      return {
        tables: [...listing.all()]
          .filter(listed)
          .sort((a, b) => b.madeAt - a.madeAt)
          .slice(0, SNAPSHOT_TABLES)
          .map(shown),
        seeking: seeking(),
        online: online(),
      };
    },
    unwatch: (page) => {
      watchers.delete(page);
      void page.leave(ROOM);
    },
    stop: () => flushing?.cancel(),
  };
};
