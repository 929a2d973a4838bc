import { LRUCache } from "lru-cache";
import type { Bus } from "../bus/bus.ts";
import type { CallReason } from "../hosting/publisher.ts";
import type { ClusterStore } from "../store/cluster.ts";
import type { Cluster } from "./cluster.ts";

/** Calls a player to a table of his, to whichever process he is connected. */
export interface Calls {
  call(player: string, table: string, reason: CallReason): void;
  /** To his pages at this process only. */
  callHere(player: string, table: string, reason: CallReason): void;
  stop(): void;
}

export interface CallsParts {
  readonly store: Pick<ClusterStore, "callsDue" | "joined">;
  readonly cluster: Pick<Cluster, "alone" | "onLook">;
  readonly bus: Pick<Bus, "say" | "listen">;
  readonly tell: (player: string, table: string, reason: CallReason) => void;
  /** A word of another process came, before the player is told. */
  readonly called: (player: string, table: string, reason: CallReason) => void;
}

/** One and the same call by several ways: by word, by the log, by a look. */
const SAME_MS = 8_000;
const REMEMBERED = 10_000;

export function makeCalls({ store, cluster, bus, tell, called }: CallsParts): Calls {
  const told = new LRUCache<string, true>({ max: REMEMBERED, ttl: SAME_MS });
  /** Open tables of players of this process, as the last look found them. */
  let open = new Map<string, string>();
  /** Who is waited for, as the last look found it; `null` before the first. */
  let waitedFor: ReadonlySet<string> | null = null;

  const callHere: Calls["callHere"] = (player, table, reason) => {
    told.set(`${player} ${table} ${reason}`, true);
    tell(player, table, reason);
  };
  const callOnce: Calls["callHere"] = (player, table, reason) => {
    if (!told.has(`${player} ${table} ${reason}`)) callHere(player, table, reason);
  };

  /** Finds what words should have told. */
  const look = async (): Promise<void> => {
    const due = await store.callsDue();
    const gone = new Map(open);
    for (const { table } of due.open) gone.delete(table);
    for (const table of gone.size === 0 ? [] : await store.joined([...gone.keys()]))
      callOnce(gone.get(table) ?? "", table, "joined");
    open = new Map(due.open.map(({ table, player }) => [table, player]));
    const before = waitedFor;
    waitedFor = new Set(due.resuming.map(({ table, player, seq }) => `${player} ${table} ${seq}`));
    for (const { table, player, seq } of due.resuming)
      if (before !== null && !before.has(`${player} ${table} ${seq}`)) callOnce(player, table, "resume");
    if (cluster.alone()) waitedFor = null;
  };

  cluster.onLook(look);
  const stopListening = bus.listen((word) => {
    if (word.type !== "call") return;
    called(word.player, word.table, word.reason);
    callOnce(word.player, word.table, word.reason);
  });

  return {
    call: (player, table, reason) => {
      callHere(player, table, reason);
      bus.say({ type: "call", player, table, reason });
    },
    callHere: callOnce,
    stop: stopListening,
  };
}
