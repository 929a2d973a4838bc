import { PRESETS, type PresetName } from "@bummerl/engine";
import type { PublicPlayer, Reply } from "@bummerl/protocol";
import { type ClockName, type SeatedPerson, sameName, seatOf } from "@bummerl/table";
import { nanoid } from "nanoid";
import type { Clock } from "../clock.ts";
import type { Host } from "../hosting/host.ts";
import { tableIdFor } from "../identity/ids.ts";
import type { Logger } from "../observe/log.ts";
import { refused } from "../refused.ts";
import { StoreError } from "../store/errors.ts";
import type { Store, Wish } from "../store/store.ts";
import type { Hands, Held } from "./hands.ts";

export interface SeekParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly host: Host;
  readonly hands: Hands;
  readonly logger: Logger;
  /** With any process, or just now gone from one. */
  readonly isHere: (player: string) => Promise<boolean>;
  readonly waits: (wish: Wish) => void;
  /** His wish stands in the rows. */
  readonly stored: (player: string) => void;
  readonly unwaited: (player: string) => void;
  /** Somebody who waited has a table now. */
  readonly paired: (waited: string, table: string) => void;
}

interface Seeker {
  readonly wish: Wish;
  readonly player: SeatedPerson;
  readonly held: Held;
}

/** How a wish goes to the rows. */
interface Way {
  readonly passOver: readonly string[];
  /** `again`: it was there before, and one he made since takes its place. */
  readonly how: "new" | "again";
}

/** Wishes of players who are gone are taken away on the way; more than so many at once there are not. */
const LONGEST_LINE = 1_000;
/** How often a wish that was taken for nothing is put back while the database will not have it. */
const PUT_BACK_TRIES = 5;
const PUT_BACK_AGAIN_MS = 1_000;

/**
 * *Play anyone*: a table with whoever waits longest for something compatible, or a place in the line. The same message
 * again is the same wish: also after a restart it brings the table that was found for it.
 * @param held his wish, in hand since he said it
 */
export async function seekPartner(
  parts: SeekParts,
  player: SeatedPerson,
  held: Held,
): Promise<Reply<{ table: string | null }>> {
  const { wish } = held;
  const id = wish.messageId;
  const earlier = await foundBefore(parts, player.id, id);
  if (earlier !== null) return { ok: true, data: { table: earlier } };
  const ended = held.ended();
  if (ended !== undefined) return { ok: true, data: ended };
  parts.waits(wish);
  try {
    const found = await find(parts, { wish, player, held }, id, { passOver: [], how: "new" });
    if (found.table !== null) parts.unwaited(player.id);
    if (found.table !== null || held.ended() !== undefined) return { ok: true, data: { table: found.table } };
    // Not taken back if somebody has found him by now: then a call is on its way.
    if (found.namesake && (await parts.store.lobby.unseek(player.id, { messageId: id }))) {
      parts.unwaited(player.id);
      return refused("nameTaken");
    }
    parts.stored(player.id);
    return { ok: true, data: { table: null } };
  } catch (error) {
    if (held.ended() === undefined) parts.unwaited(player.id);
    // It may be stored, and only the answer was lost.
    await takeBack(parts, player.id, { messageId: id });
    throw error;
  }
}

/** A row that must not stand, if it does. */
async function takeBack(
  { store, logger }: SeekParts,
  player: string,
  which: { readonly messageId?: string; readonly upTo?: number },
): Promise<void> {
  await store.lobby
    .unseek(player, which)
    .catch((err: unknown) => logger.warn({ err, player }, "a wish could not be taken back"));
}

/**
 * A wish of a player of this process is not in the rows any more, and nobody has called him: the table that was found
 * for it, or, where the process that took it was killed over it, a new place in the line.
 * @returns `null` when he waits again
 */
export async function seekAgain(parts: SeekParts, wish: Wish): Promise<string | null> {
  const held = parts.hands.hold(wish);
  try {
    const earlier = await foundBefore(parts, wish.player, wish.messageId);
    if (earlier !== null) return earlier;
    const player = await named(parts.store, wish.player);
    if (player === null) return null;
    return (await find(parts, { wish, player, held }, wish.messageId, { passOver: [], how: "again" })).table;
  } finally {
    held.release();
  }
}

/** The table that was found by this message. The one who came has a table named after his message; for the one who waited it was made by his. */
export async function foundBefore(
  parts: SeekParts,
  player: string,
  messageId: string,
): Promise<string | null> {
  const own = tableIdFor(player, messageId);
  if ((await parts.host.look(own)) !== null) return own;
  return parts.store.lists.tableBy(player, 0, pairId(messageId));
}

const pairId = (messageId: string): string => `pair-${messageId}`;

interface Found {
  /** `null`: the wish is stored, or nobody's any more. */
  readonly table: string | null;
  /** Somebody of the same name was passed over. */
  readonly namesake: boolean;
}

async function find(
  parts: SeekParts,
  seeker: Seeker,
  messageId: string,
  { passOver, how }: Way,
): Promise<Found> {
  const namesakes: string[] = [];
  for (let step = 0; step < LONGEST_LINE; step += 1) {
    const wish = await parts.store.lobby.seek(seeker.wish, [...passOver, ...namesakes], how);
    if (wish === null) return stored(parts, seeker, namesakes.length > 0);
    const met = await meet(parts, parts.hands.hold(wish), seeker, messageId);
    if (met.type === "paired") return { table: met.table, namesake: false };
    if (met.type === "ended") return { table: met.table, namesake: false };
    if (met.type === "namesake") namesakes.push(wish.player);
  }
  throw new StoreError("busy", "seek a partner: the line has no end");
}

/** A wish that ended on its way to the rows must not stand there. */
async function stored(parts: SeekParts, { wish, held }: Seeker, namesake: boolean): Promise<Found> {
  const ended = held.ended();
  if (ended === undefined) return { table: null, namesake };
  await parts.store.lobby.unseek(wish.player, { messageId: wish.messageId });
  return { table: ended.table, namesake: false };
}

type Met =
  | { readonly type: "paired"; readonly table: string }
  /** The seeker himself has a table by now, or waits no more. */
  | { readonly type: "ended"; readonly table: string | null }
  | { readonly type: "namesake" | "gone" };

/** One whose wish was taken. Whatever fails from here on, he has a table afterwards, waits again, or is gone. */
async function meet(parts: SeekParts, held: Held, seeker: Seeker, messageId: string): Promise<Met> {
  const { wish } = held;
  let waitsOn = true;
  try {
    const player = (await parts.isHere(wish.player)) ? await named(parts.store, wish.player) : null;
    if (player === null || held.ended() !== undefined) {
      waitsOn = false;
      return { type: "gone" };
    }
    const ended = seeker.held.ended();
    if (ended !== undefined) return { type: "ended", ...ended };
    if (sameName(player.name, seeker.player.name)) return { type: "namesake" };
    const { table, seated } = await pair(parts, { wish, player, held }, seeker, messageId);
    waitsOn = !seated;
    return { type: "paired", table };
  } finally {
    if (waitsOn) await putBack(parts, held, [seeker.player.id]);
    else held.release();
  }
}

/**
 * A wish that was taken for nothing waits again. What the database will not have now is tried again later, for a while:
 * nobody waits for that, and then whoever looks after his players misses it.
 */
async function putBack(parts: SeekParts, held: Held, passOver: readonly string[], tries = 1): Promise<void> {
  try {
    await seekFor(parts, held, passOver);
  } catch (err) {
    parts.logger.warn({ err, player: held.wish.player }, "a wish could not be put back");
    if (tries < PUT_BACK_TRIES) {
      // Who came may wait himself by then.
      parts.clock.after(PUT_BACK_AGAIN_MS, () => void putBack(parts, held, [], tries + 1));
      return;
    }
  }
  held.release();
}

/** Seeks on behalf of somebody who waits: somebody else may have come meanwhile whom his wish fits. */
async function seekFor(parts: SeekParts, held: Held, passOver: readonly string[]): Promise<void> {
  const { wish } = held;
  // Also where it was stored the time before, and could not be taken back.
  if (held.ended() !== undefined) {
    await parts.store.lobby.unseek(wish.player, { messageId: wish.messageId });
    return;
  }
  const player = (await parts.isHere(wish.player)) ? await named(parts.store, wish.player) : null;
  if (player === null) return;
  const seeker = { wish, player, held };
  const { table } = await find(parts, seeker, wish.messageId || nanoid(), { passOver, how: "again" });
  if (table !== null && held.ended()?.table !== table) parts.paired(player.id, table);
}

interface Paired {
  readonly table: string;
  /** Does the one who waited sit there? Told to two processes, a message makes one table, with whoever is there first. */
  readonly seated: boolean;
}

/** The one who waited makes the table, as far as anybody does. */
async function pair(parts: SeekParts, waited: Seeker, came: Seeker, messageId: string): Promise<Paired> {
  const table = tableIdFor(came.player.id, messageId);
  const rules = PRESETS[agreed(waited.wish.rules, came.wish.rules, "classic") as PresetName];
  const clock = agreed(waited.wish.clock, came.wish.clock, "calm") as ClockName;
  const maker = waited.player;
  const madeBy = waited.wish.messageId || messageId;
  const setup = { id: table, rules, clock, visibility: "private", maker } as const;
  const made = await parts.host.make(setup, pairId(madeBy), { guest: came.player });
  const seated = made || (await sitsAt(parts.host, table, maker.id));
  // Whatever else either of them wished for meanwhile, he has a table now.
  const upTo = parts.clock.now();
  parts.hands.end(came.player.id, table, came.held);
  if (came.held.ended() !== undefined) await takeBack(parts, came.player.id, { upTo });
  if (!seated) return { table, seated };
  parts.paired(maker.id, table);
  await takeBack(parts, maker.id, { upTo });
  return { table, seated };
}

async function sitsAt(host: Host, table: string, player: string): Promise<boolean> {
  const state = await host.look(table);
  return state !== null && seatOf(state, player) !== null;
}

/** What two compatible wishes come to. */
const agreed = (one: string, other: string, otherwise: string): string =>
  [one, other].find((wish) => wish !== "any") ?? otherwise;

/** A player as he sits down; `null` while he has no name. */
export async function named(store: Pick<Store, "players">, id: string): Promise<SeatedPerson | null> {
  const player: PublicPlayer | null = await store.players.byId(id);
  return player === null || player.name === null
    ? null
    : { id: player.id, name: player.name, kind: "player" };
}
