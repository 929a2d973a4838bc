import type { Seat } from "@bummerl/engine";
import type { Clock } from "../clock.ts";
import type { Logger } from "../observe/log.ts";
import type { ClusterStore, RollChanges } from "../store/cluster.ts";
import { makeLedger } from "./ledger.ts";

/** What this process has open, kept in rows for the others: changes are collected and written in one statement. */
export interface Roll {
  /** Sockets of a player here; `null` when he will not be waited for any longer. */
  player(player: string, sockets: number | null): void;
  /** Sockets from an address here. */
  address(address: string, sockets: number): void;
  /** Whether a seat's player has a page of the table open here. */
  page(table: string, seat: Seat, open: boolean): void;
  /** Resolves when all that was said until now is written; rejects when the database will not have it now. */
  written(): Promise<void>;
  /** The rows are lost: all of it is written again. */
  anew(): void;
  stop(): void;
}

export interface RollParts {
  readonly store: Pick<ClusterStore, "write">;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Tables whose pages came or went, now that others can read it. */
  readonly paged: (tables: readonly string[]) => void;
}

/** Changes of so long a time are written together. */
const COALESCE_MS = 150;
/** So soon what was not written is tried again. */
const RETRY_MS = 1_000;

export function makeRoll({ store, clock, logger, paged }: RollParts): Roll {
  const players = makeLedger<RollChanges["players"][number]>(
    ({ player }) => player,
    ({ sockets }) => sockets === null,
  );
  const addresses = makeLedger<RollChanges["addresses"][number]>(
    ({ address }) => address,
    ({ sockets }) => sockets === null,
  );
  const pages = makeLedger<RollChanges["pages"][number]>(
    ({ table, seat }) => `${table} ${seat}`,
    ({ open }) => !open,
  );
  let waiting: (() => void) | null = null;
  let stopped = false;
  /** Writes one after the other, or an old state could come last. */
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    const changes = { players: players.take(), addresses: addresses.take(), pages: pages.take() };
    if (changes.players.length + changes.addresses.length + changes.pages.length === 0) return;
    try {
      // Without a row of its own nothing is written: the next beat brings it, and everything anew.
      if (!(await store.write(changes))) return;
    } catch (error) {
      players.again(changes.players);
      addresses.again(changes.addresses);
      pages.again(changes.pages);
      writeLater(RETRY_MS);
      throw error;
    }
    players.told(changes.players);
    addresses.told(changes.addresses);
    pages.told(changes.pages);
    if (changes.pages.length > 0) paged([...new Set(changes.pages.map(({ table }) => table))]);
  };
  const writeNow = (): Promise<void> => {
    waiting?.();
    waiting = null;
    const done = writing.then(write);
    writing = done.catch((err: unknown) => logger.warn({ err }, "who is connected could not be written"));
    return done;
  };
  const writeLater = (ms: number): void => {
    if (stopped) return;
    // What goes wrong is logged, and tried again.
    waiting ??= clock.after(ms, () => void writeNow().catch(() => undefined));
  };
  const changed = (): void => writeLater(COALESCE_MS);

  return {
    player: (player, sockets) => {
      players.set({ player, sockets });
      changed();
    },
    address: (address, sockets) => {
      addresses.set({ address, sockets: sockets === 0 ? null : sockets });
      changed();
    },
    page: (table, seat, open) => {
      pages.set({ table, seat, open });
      changed();
    },
    written: writeNow,
    anew: () => {
      players.anew();
      addresses.anew();
      pages.anew();
      changed();
    },
    stop: () => {
      stopped = true;
      waiting?.();
    },
  };
}
