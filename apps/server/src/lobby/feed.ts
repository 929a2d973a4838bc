import type { LobbySnapshot, LobbyTable } from "@bummerl/protocol";
import type { Clock } from "../clock.ts";
import type { Page, PlayerServer } from "../hosting/page.ts";
import type { OpenTable } from "../store/store.ts";

/** What everybody sees of the lobby, and who watches it. The only other file that emits to sockets. */
export interface Feed {
  put(entry: OpenTable): void;
  drop(table: string): void;
  openBy(player: string): readonly OpenTable[];
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
  readonly isHere: (player: string) => boolean;
  readonly seeking: () => number;
  readonly online: () => number;
  readonly keepsUp: (page: Page) => boolean;
}

const ROOM = "lobby";

/** Changes of so long a time go out together. */
const COALESCE_MS = 100;

const shown = ({ table, maker, rules, clock, madeAt }: OpenTable): LobbyTable => ({
  table,
  maker: { id: maker.id, name: maker.name },
  rules,
  clock,
  madeAt,
});

export const makeFeed = ({ io, clock, isHere, seeking, online, keepsUp }: FeedParts): Feed => {
  const open = new Map<string, OpenTable>();
  const watchers = new Set<Page>();
  const dirty = new Set<string>();
  let flushing: (() => void) | null = null;

  const listed = (entry: OpenTable | undefined): entry is OpenTable =>
    entry !== undefined && entry.visibility === "public" && isHere(entry.maker.id);

  const flush = (): void => {
    flushing = null;
    const ids = [...dirty];
    dirty.clear();
    for (const page of watchers) keepsUp(page);
    io.to(ROOM).emit("lobby", {
      upsert: ids
        .map((id) => open.get(id))
        .filter(listed)
        .map(shown),
      remove: ids.filter((id) => !listed(open.get(id))),
      seeking: seeking(),
      online: online(),
    });
  };
  const changed = (entries: readonly OpenTable[]): void => {
    for (const { table, visibility } of entries) if (visibility === "public") dirty.add(table);
    flushing ??= clock.after(COALESCE_MS, flush);
  };
  const openBy = (player: string): OpenTable[] =>
    [...open.values()].filter(({ maker }) => maker.id === player);

  return {
    put: (entry) => {
      open.set(entry.table, entry);
      changed([entry]);
    },
    drop: (table) => {
      const entry = open.get(table);
      if (entry === undefined) return;
      open.delete(table);
      changed([entry]);
    },
    openBy,
    attended: (player) => changed(openBy(player)),
    counted: () => changed([]),
    watch: (page) => {
      if (page.connected) {
        watchers.add(page);
        void page.join(ROOM);
      }
      return {
        tables: [...open.values()].filter(listed).map(shown),
        seeking: seeking(),
        online: online(),
      };
    },
    unwatch: (page) => {
      watchers.delete(page);
      void page.leave(ROOM);
    },
    stop: () => flushing?.(),
  };
};
