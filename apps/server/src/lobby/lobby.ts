import type { LobbySnapshot, MakeMessage, Reply, SeekMessage, SitMessage } from "@bummerl/protocol";
import type { SeatedPerson, TableState } from "@bummerl/table";
import type { Word } from "../bus/bus.ts";
import type { Clock } from "../clock.ts";
import type { Cluster } from "../cluster/cluster.ts";
import type { Roll } from "../cluster/roll.ts";
import type { Host } from "../hosting/host.ts";
import type { Page } from "../hosting/page.ts";
import type { CallReason } from "../hosting/publisher.ts";
import type { Guessing } from "../limits/guessing.ts";
import { makeLines } from "../limits/lines.ts";
import type { Logger } from "../observe/log.ts";
import { refused } from "../refused.ts";
import type { Store, Wish } from "../store/store.ts";
import { makeAnswers } from "./answers.ts";
import type { Attendance } from "./attendance.ts";
import type { Elsewhere } from "./elsewhere.ts";
import type { Feed } from "./feed.ts";
import { makeHands } from "./hands.ts";
import type { Listing } from "./listing.ts";
import { makeTableOpen, openUnderCode } from "./make.ts";
import { foundBefore, named, seekAgain, seekPartner } from "./seek.ts";
import type { Seekers } from "./seekers.ts";
import { sitDown } from "./sit.ts";

/** Where two people find each other: by a list, a link, a code, or by waiting for anyone. */
export interface Lobby {
  /**
   * Lists what is open; shown as soon as its maker is here.
   * @param alone whether no other process lives, which could be making a table at this moment
   */
  start(alone: boolean): Promise<void>;
  make(player: string, message: MakeMessage): Promise<Reply<{ table: string; code: string }>>;
  sit(player: string, address: string, message: SitMessage): Promise<Reply<{ table: string }>>;
  seek(player: string, message: SeekMessage): Promise<Reply<{ table: string | null }>>;
  unseek(player: string): Promise<void>;
  watch(page: Page): LobbySnapshot;
  unwatch(page: Page): void;
  /** A table's log has grown: one that is not open any more leaves the list. */
  heard(before: TableState, after: TableState): void;
  /** Another process has a table for a player of this one. */
  called(player: string, table: string, reason: CallReason): void;
  /** Players of this process whose wish is in no row: it was taken elsewhere though no word of it came, or was lost. */
  lookAfterWishes(): Promise<void>;
}

export interface LobbyParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly host: Host;
  readonly feed: Feed;
  readonly listing: Pick<Listing, "by">;
  readonly seekers: Seekers;
  readonly attendance: Attendance;
  readonly codes: Guessing;
  readonly logger: Logger;
  readonly openTablesPerPlayer: number;
  readonly computerTablesPerPlayer: number;
  /** Wherever he is connected. */
  readonly call: (player: string, table: string, reason: CallReason) => void;
  /** To his pages here only. */
  readonly callHere: (player: string, table: string, reason: CallReason) => void;
  readonly cluster: Pick<Cluster, "alone" | "lookSoon">;
  readonly elsewhere: Pick<Elsewhere, "taken">;
  readonly roll: Pick<Roll, "player" | "written">;
  readonly say: (word: Word) => void;
}

/** For so long a table may be on its way to its row in the lobby, by way of another process. */
const UNDER_WAY_MS = 60_000;
/** So long a wish that was taken may be on its way to a table; then whoever took it has failed, or was killed over it. */
const PAIRING_MS = 8_000;
/** Tables a player may be making at once; each waits for the one before. */
const LONGEST_LINE = 20;

export function makeLobby(parts: LobbyParts): Lobby {
  const { store, feed, seekers, attendance, logger, call, cluster, roll, say, listing } = parts;
  const made = makeAnswers();
  const sat = makeAnswers();
  const sought = makeAnswers();
  const makers = makeLines(LONGEST_LINE);
  const hands = makeHands();
  const listed = (table: string): void => say({ type: "lobby", table });
  const isHere = async (player: string): Promise<boolean> =>
    attendance.isHere(player) || (!cluster.alone() && (await store.cluster.isElsewhere(player)));

  const asNamed = async <A>(player: string, act: (seated: SeatedPerson) => Promise<A>) => {
    const seated = await named(store, player);
    return seated === null ? refused("nameNeeded") : act(seated);
  };
  /** Waits no more; the message he said it with, should it come again, begins anew. */
  const unwaited = (player: string): void => {
    const messageId = seekers.remove(player);
    if (messageId === null) return;
    sought.forget(player, messageId);
    parts.elsewhere.taken(player);
    feed.counted();
  };
  const unseek = async (player: string): Promise<void> => {
    hands.end(player, null);
    unwaited(player);
    await store.lobby.unseek(player);
  };
  const closed = async (table: string): Promise<void> => {
    await store.lobby.close(table);
    listed(table);
  };
  const seated = async (table: string, maker: string): Promise<void> => {
    await closed(table);
    call(maker, table, "joined");
  };
  const waitsNoMore = (player: string, table: string): void => {
    hands.end(player, table);
    const messageId = seekers.remove(player);
    if (messageId !== null) sought.set(player, messageId, { ok: true, data: { table } });
    parts.elsewhere.taken(player);
    feed.counted();
  };
  const paired = (player: string, table: string): void => {
    waitsNoMore(player, table);
    call(player, table, "paired");
  };
  const waits = (wish: Wish): void => {
    seekers.add(wish);
    feed.counted();
  };
  const seeking = { ...parts, hands, isHere, waits, stored: seekers.stored, unwaited, paired };
  /** Connected to this process no more: his wish stays while he is with another. */
  const unwaitedHere = async (player: string): Promise<void> => {
    if (cluster.alone() || !(await store.cluster.isElsewhere(player))) return unseek(player);
    if (!attendance.isHere(player)) unwaited(player);
  };

  attendance.onChange((player, here) => {
    feed.attended(player);
    if (!here) roll.player(player, null);
    if (!cluster.alone() && listing.by(player).length > 0) tellAttendance(player);
    if (!here && seekers.has(player))
      unwaitedHere(player).catch((err: unknown) =>
        logger.error({ err, player }, "a wish could not be taken back"),
      );
  });
  /** A maker of tables came or went: lists of others change, and this one's too if he is with another process. */
  const tellAttendance = (player: string): void => {
    cluster.lookSoon();
    roll.written().then(
      () => say({ type: "attendance", player }),
      // Logged by the roll; who looks by himself finds it a moment later.
      () => undefined,
    );
  };
  /** Since when wishes are not in their rows. */
  const missing = new Map<string, number>();

  return {
    start: async (alone) => {
      for (const entry of await store.lobby.all()) {
        // Killed between the guest's row and the end of this one: the log knows better.
        if ((await parts.host.look(entry.table))?.status === "open") feed.put(entry);
        else await store.lobby.close(entry.table);
      }
      // Killed between the first row of the log and the lobby's.
      const madeBefore = parts.clock.now() - (alone ? 0 : UNDER_WAY_MS);
      for (const table of await store.lobby.unlisted(madeBefore))
        await openUnderCode({ ...parts, listed }, table);
    },
    make: (player, message) =>
      made.once(player, message.id, () =>
        asNamed(player, async (maker) => {
          const done = await makers.run(player, () => makeTableOpen({ ...parts, listed }, maker, message));
          return done === "full" ? refused("busy") : done;
        }),
      ),
    sit: (player, address, message) =>
      sat.once(player, message.id, () =>
        asNamed(player, (guest) => sitDown({ ...parts, seated }, guest, address, message)),
      ),
    seek: (player, { id, rules, clock }) =>
      sought.once(player, id, async () => {
        // What he wished for before counts no more.
        hands.end(player, null);
        const held = hands.hold({ player, rules, clock, at: parts.clock.now(), messageId: id });
        try {
          return await asNamed(player, async (seeker) => {
            // Others must see that he is here before they see his wish.
            if (!cluster.alone()) await roll.written();
            return seekPartner(seeking, seeker, held);
          });
        } finally {
          held.release();
        }
      }),
    unseek,
    watch: feed.watch,
    unwatch: feed.unwatch,
    heard: (before, after) => {
      if (before.status !== "open" || after.status === "open") return;
      feed.drop(after.id);
      closed(after.id).catch((err: unknown) =>
        logger.error({ err, table: after.id }, "a lobby row could not be closed"),
      );
    },
    called: (player, table, reason) => {
      if (reason === "paired") waitsNoMore(player, table);
    },
    lookAfterWishes: async () => {
      const standing = seekers.standing();
      const stored = new Set(
        standing.length === 0 ? [] : await store.lobby.waiting(standing.map(({ player }) => player)),
      );
      for (const player of missing.keys())
        if (stored.has(player) || !seekers.has(player) || hands.has(player)) missing.delete(player);
      for (const wish of standing.filter(({ player }) => !stored.has(player))) {
        if (!seekers.has(wish.player) || hands.has(wish.player)) continue;
        const since = missing.get(wish.player) ?? parts.clock.now();
        missing.set(wish.player, since);
        const lost = parts.clock.now() - since > PAIRING_MS;
        if (lost) missing.delete(wish.player);
        const table = await (lost
          ? seekAgain(seeking, wish)
          : foundBefore(seeking, wish.player, wish.messageId));
        if (table === null) continue;
        waitsNoMore(wish.player, table);
        parts.callHere(wish.player, table, "paired");
      }
    },
  };
}
