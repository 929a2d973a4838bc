import { PRESETS, type PresetName } from "@bummerl/engine";
import { nameKey, type PublicPlayer, type Reply, type SeekMessage } from "@bummerl/protocol";
import type { ClockName, SeatedPlayer } from "@bummerl/table";
import type { Clock } from "../clock.ts";
import type { Host } from "../hosting/host.ts";
import { tableIdFor } from "../identity/ids.ts";
import { refused } from "../refused.ts";
import type { Store, Wish } from "../store/store.ts";

export interface SeekParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly host: Host;
  readonly isHere: (player: string) => boolean;
  readonly waits: (player: string, messageId: string) => void;
  /** Somebody who waited has a table now. */
  readonly paired: (waited: string, table: string) => void;
}

/** Wishes of players who are gone are taken away on the way; more than so many at once there are not. */
const LONGEST_LINE = 1_000;

/** *Play anyone*: a table with whoever waits longest for something compatible, or a place in the line. */
export async function seekPartner(
  parts: SeekParts,
  player: SeatedPlayer,
  message: SeekMessage,
): Promise<Reply<{ table: string | null }>> {
  const wish: Wish = {
    player: player.id,
    rules: message.rules,
    clock: message.clock,
    at: parts.clock.now(),
  };
  for (let step = 0; step < LONGEST_LINE; step += 1) {
    const found = await parts.store.lobby.seek(wish);
    if (found === null) {
      parts.waits(player.id, message.id);
      return { ok: true, data: { table: null } };
    }
    const partner = parts.isHere(found.player) ? await named(parts.store, found.player) : null;
    if (partner === null) continue;
    if (nameKey(partner.name) === nameKey(player.name)) {
      await waitOn(parts, found, partner);
      return refused("nameTaken");
    }
    const table = await pair(parts, { wish: found, player: partner }, { wish, player }, message.id);
    return { ok: true, data: { table } };
  }
  return refused("busy");
}

interface Seeker {
  readonly wish: Wish;
  readonly player: SeatedPlayer;
}

/** Puts a wish back that was taken; somebody else may have come meanwhile whom it fits. */
async function waitOn(parts: SeekParts, wish: Wish, player: SeatedPlayer): Promise<void> {
  const other = await parts.store.lobby.seek(wish);
  const partner = other === null ? null : await named(parts.store, other.player);
  if (other === null || partner === null) return;
  const table = await pair(
    parts,
    { wish: other, player: partner },
    { wish, player },
    `${wish.at}-${other.at}`,
  );
  parts.paired(player.id, table);
}

/** The one who waited makes the table, as far as anybody does. */
async function pair(parts: SeekParts, waited: Seeker, came: Seeker, messageId: string): Promise<string> {
  const table = tableIdFor(came.player.id, messageId);
  const rules = PRESETS[agreed(waited.wish.rules, came.wish.rules, "classic") as PresetName];
  const clock = agreed(waited.wish.clock, came.wish.clock, "calm") as ClockName;
  await parts.host.make({ id: table, rules, clock, visibility: "private", maker: waited.player }, messageId);
  const seated = await parts.host.system(table, `sit-${came.player.id}`, {
    type: "sit",
    player: came.player,
  });
  if (seated === null || !seated.ok) throw new Error("two who were paired could not sit down");
  parts.paired(waited.player.id, table);
  return table;
}

/** What two compatible wishes come to. */
const agreed = (one: string, other: string, otherwise: string): string =>
  [one, other].find((wish) => wish !== "any") ?? otherwise;

/** A player as he sits down; `null` while he has no name. */
export async function named(store: Store, id: string): Promise<SeatedPlayer | null> {
  const player: PublicPlayer | null = await store.players.byId(id);
  return player === null || player.name === null
    ? null
    : { id: player.id, name: player.name, kind: "player" };
}
