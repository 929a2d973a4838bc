import type { Reply, SitMessage } from "@bummerl/protocol";
import { type SeatedPerson, seatOf } from "@bummerl/table";
import type { Host } from "../hosting/host.ts";
import type { Guessing } from "../limits/guessing.ts";
import { type Refused, refused } from "../refused.ts";
import type { Store } from "../store/store.ts";

export interface SitParts {
  readonly store: Store;
  readonly host: Host;
  readonly codes: Guessing;
  /** The chair is taken: the table is open no more. */
  readonly seated: (table: string, maker: string) => Promise<void>;
}

type Sat = Reply<{ table: string }>;

/**
 * Takes the free chair of a table, named by id or code. Of two who come at once one gets it, by the log's own order.
 * Whoever sits there already has what he wants; the maker has a chair.
 */
export async function sitDown(
  parts: SitParts,
  player: SeatedPerson,
  address: string,
  message: SitMessage,
): Promise<Sat> {
  if ("table" in message) return take(parts, player, message.table, message.id);
  const { code, id } = message;
  const guess = await parts.codes.guess(address, () => tableOf(parts.store, player, code, id));
  if (guess.type === "tooMany") return refused("tooMany");
  if (guess.type === "missed") return refused("unknownCode");
  const sat = await take(parts, player, guess.value, id);
  return sat.ok || !isDead(sat.error.code) ? sat : refused("unknownCode");
}

/** A code that is dead is still good for whoever sat down by this very message and never heard of it. */
const tableOf = async (
  { lobby, lists }: Store,
  player: SeatedPerson,
  code: string,
  messageId: string,
): Promise<string | null> =>
  (await lobby.byCode(code))?.table ?? (await lists.tableBy(player.id, 1, sitId(player, messageId)));

/** Message ids are the clients' own: two players may use the same. */
const sitId = (player: SeatedPerson, messageId: string): string => `sit-${player.id}-${messageId}`;

/** A code is dead once the table is full; its row may go a moment later. */
const isDead = (code: Refused["error"]["code"]): boolean => code === "tableFull" || code === "tableEnded";

async function take(
  { host, seated }: SitParts,
  player: SeatedPerson,
  table: string,
  messageId: string,
): Promise<Sat> {
  const state = await host.look(table);
  if (state === null) return refused("unknownTable");
  const seat = seatOf(state, player.id);
  if (seat === 0) return refused("alreadySeated");
  if (seat === 1) return { ok: true, data: { table } };
  const outcome = await host.system(table, sitId(player, messageId), { type: "sit", player });
  if (outcome === null) return refused("unknownTable");
  // Meanwhile seated from another tab.
  if (!outcome.ok) return outcome.error.code === "alreadySeated" ? { ok: true, data: { table } } : outcome;
  await seated(table, state.seats[0]?.id ?? "");
  return { ok: true, data: { table } };
}
