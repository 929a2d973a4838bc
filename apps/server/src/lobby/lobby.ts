import type { LobbySnapshot, MakeMessage, Reply, SeekMessage, SitMessage } from "@bummerl/protocol";
import type { SeatedPlayer, TableState } from "@bummerl/table";
import type { Clock } from "../clock.ts";
import type { Host } from "../hosting/host.ts";
import type { Page } from "../hosting/page.ts";
import type { CallReason } from "../hosting/publisher.ts";
import type { Guessing } from "../limits/guessing.ts";
import { makeLines } from "../limits/lines.ts";
import type { Logger } from "../observe/log.ts";
import { refused } from "../refused.ts";
import type { Store } from "../store/store.ts";
import { makeAnswers } from "./answers.ts";
import type { Attendance } from "./attendance.ts";
import type { Feed } from "./feed.ts";
import { makeTableOpen, openUnderCode } from "./make.ts";
import { named, seekPartner } from "./seek.ts";
import type { Seekers } from "./seekers.ts";
import { sitDown } from "./sit.ts";

/** Where two people find each other: by a list, a link, a code, or by waiting for anyone. */
export interface Lobby {
  /** Lists what was open when the server stopped; shown as soon as its maker is here. */
  start(): Promise<void>;
  make(player: string, message: MakeMessage): Promise<Reply<{ table: string; code: string }>>;
  sit(player: string, address: string, message: SitMessage): Promise<Reply<{ table: string }>>;
  seek(player: string, message: SeekMessage): Promise<Reply<{ table: string | null }>>;
  unseek(player: string): Promise<void>;
  watch(page: Page): LobbySnapshot;
  unwatch(page: Page): void;
  /** A table's log has grown: one that is not open any more leaves the list. */
  heard(before: TableState, after: TableState): void;
}

export interface LobbyParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly host: Host;
  readonly feed: Feed;
  readonly seekers: Seekers;
  readonly attendance: Attendance;
  readonly codes: Guessing;
  readonly logger: Logger;
  readonly openTablesPerPlayer: number;
  readonly call: (player: string, table: string, reason: CallReason) => void;
}

/** Tables a player may be making at once; each waits for the one before. */
const LONGEST_LINE = 20;

export function makeLobby(parts: LobbyParts): Lobby {
  const { store, feed, seekers, attendance, logger, call } = parts;
  const made = makeAnswers();
  const sat = makeAnswers();
  const sought = makeAnswers();
  const makers = makeLines(LONGEST_LINE);
  const { isHere } = attendance;

  const asNamed = async <A>(player: string, act: (seated: SeatedPlayer) => Promise<A>) => {
    const seated = await named(store, player);
    return seated === null ? refused("nameNeeded") : act(seated);
  };
  /** Waits no more; the message he said it with, should it come again, begins anew. */
  const unwaited = (player: string): void => {
    const messageId = seekers.remove(player);
    if (messageId === null) return;
    sought.forget(player, messageId);
    feed.counted();
  };
  const unseek = async (player: string): Promise<void> => {
    unwaited(player);
    await store.lobby.unseek(player);
  };
  const seated = async (table: string, maker: string): Promise<void> => {
    await store.lobby.close(table);
    call(maker, table, "joined");
  };
  const paired = (player: string, table: string): void => {
    const messageId = seekers.remove(player);
    if (messageId !== null) sought.set(player, messageId, { ok: true, data: { table } });
    feed.counted();
    call(player, table, "paired");
  };
  const waits = (player: string, messageId: string): void => {
    seekers.add(player, messageId);
    feed.counted();
  };

  attendance.onChange((player, here) => {
    feed.attended(player);
    if (!here && seekers.has(player))
      unseek(player).catch((err: unknown) => logger.error({ err, player }, "a wish could not be taken back"));
  });

  return {
    start: async () => {
      for (const entry of await store.lobby.all()) {
        // Killed between the guest's row and the end of this one: the log knows better.
        if ((await parts.host.look(entry.table))?.status === "open") feed.put(entry);
        else await store.lobby.close(entry.table);
      }
      // Killed between the first row of the log and the lobby's.
      for (const table of await store.lobby.unlisted()) await openUnderCode(parts, table);
    },
    make: (player, message) =>
      made.once(player, message.id, () =>
        asNamed(player, async (maker) => {
          const done = await makers.run(player, () => makeTableOpen(parts, maker, message));
          return done === "full" ? refused("busy") : done;
        }),
      ),
    sit: (player, address, message) =>
      sat.once(player, message.id, () =>
        asNamed(player, (guest) => sitDown({ ...parts, seated }, guest, address, message)),
      ),
    seek: (player, message) =>
      sought.once(player, message.id, () =>
        asNamed(player, (seeker) =>
          seekPartner({ ...parts, isHere, waits, unwaited, paired }, seeker, message),
        ),
      ),
    unseek,
    watch: feed.watch,
    unwatch: feed.unwatch,
    heard: (before, after) => {
      if (before.status !== "open" || after.status === "open") return;
      feed.drop(after.id);
      store.lobby
        .close(after.id)
        .catch((err: unknown) => logger.error({ err, table: after.id }, "a lobby row could not be closed"));
    },
  };
}
