import type { Seat } from "@bummerl/engine";
import { nanoid } from "nanoid";
import type { Pool, QueryResultRow } from "pg";
import { hashedAddress } from "./budgets.ts";
import * as sql from "./cluster-statements.ts";
import { guarded } from "./errors.ts";

/** What changed at this process; the newest state of each thing, `null` for what is no more. */
export interface RollChanges {
  /** Sockets of players; none is still somebody who may come back at once. */
  readonly players: readonly { readonly player: string; readonly sockets: number | null }[];
  readonly addresses: readonly { readonly address: string; readonly sockets: number | null }[];
  readonly pages: readonly { readonly table: string; readonly seat: Seat; readonly open: boolean }[];
}

export interface SeatAt {
  readonly table: string;
  readonly seat: Seat;
}

/** The lobby as other processes make it. */
export interface LobbyElsewhere {
  /** Every open table, and whether its maker is with another process, or was just now. */
  readonly tables: readonly { readonly table: string; readonly here: boolean }[];
  /** Players with a socket at another process and none here. */
  readonly online: number;
  /** Players whose wish is stored and who are with any process, or were just now. */
  readonly wishes: readonly string[];
}

/** What players of this process are called for, or will be. */
export interface CallsDue {
  /** Their open tables. */
  readonly open: readonly { readonly table: string; readonly player: string }[];
  /** Saved tables at which the other waits for them; `seq` tells one waiting from the next. */
  readonly resuming: readonly { readonly table: string; readonly player: string; readonly seq: number }[];
}

/**
 * The rows by which server processes on one database know of each other. A process that has not been heard of for six
 * seconds is dead; who was connected to it counts as gone for a moment ten seconds longer. Time is the database's.
 */
export interface ClusterStore {
  /** Name of this process. */
  readonly self: string;
  /** Before the first beat. @returns how many other processes live: those whose connection is gone do not */
  arrive(): Promise<number>;
  /** Other processes that live. */
  living(): Promise<number>;
  /**
   * I live.
   * @returns `known: false` when this process had no row: it is new or was taken for dead, and none of its other rows
   * is left; `others`: how many processes there are whose rows may count
   */
  beat(): Promise<{ readonly known: boolean; readonly others: number }>;
  /** One statement for all of it. @returns false when this process has no row: nothing was written */
  write(changes: RollChanges): Promise<boolean>;
  /** Goodbye: from now on nobody has a page here, and who was here has ten seconds to be elsewhere. */
  leave(): Promise<void>;
  /** Takes away those dead so long that nothing of them counts any more. */
  clearUp(): Promise<void>;
  /** Is a player with another process, or was just now? */
  isElsewhere(player: string): Promise<boolean>;
  /** Sockets at other processes. */
  crowd(player: string, address: string): Promise<{ readonly player: number; readonly address: number }>;
  /** Seats of these tables with a page at another process. */
  pagesElsewhere(tables: readonly string[]): Promise<SeatAt[]>;
  lobby(): Promise<LobbyElsewhere>;
  callsDue(): Promise<CallsDue>;
  /** Those of these tables at which two players sit. */
  joined(tables: readonly string[]): Promise<string[]>;
  /** Saved tables with the wish to resume of a seat whose page was at a process that is dead, and is nowhere else. */
  forsaken(): Promise<SeatAt[]>;
}

/** By which the connections of a process are known to the others. */
export const sessionName = (process: string): string => `${sql.SESSION}${process}`;

export const drawProcessId = (): string => nanoid(10);

interface Beat extends QueryResultRow {
  readonly others: number;
}

/** Postgres' code for a row whose process is not there. */
const NO_PROCESS = /^23503/;

/** @param pool of its own: a beat that waits behind lists would look like a death */
export function makeClusterStore(pool: Pool, self: string): ClusterStore {
  const rows = async <R extends QueryResultRow>(
    what: string,
    text: string,
    values: unknown[],
  ): Promise<R[]> => guarded(what, async () => (await pool.query<R>({ name: what, text, values })).rows);

  const living = async (): Promise<number> =>
    (await rows<Beat>("count processes", sql.LIVING, [self]))[0]?.others ?? 0;

  return {
    self,
    arrive: async () => {
      await rows("bury processes without connection", sql.BURY_LOST, [self]);
      return living();
    },
    living,
    beat: async () => {
      const [known] = await rows<Beat>("beat", sql.BEAT, [self]);
      const [beat] = known === undefined ? await rows<Beat>("begin to beat", sql.ENTER, [self]) : [known];
      return { known: known !== undefined, others: beat?.others ?? 0 };
    },
    write: async ({ players, addresses, pages }) => {
      const values = [
        self,
        JSON.stringify(players),
        JSON.stringify(addresses.map((one) => ({ ...one, address: hashedAddress(one.address) }))),
        JSON.stringify(pages),
      ];
      try {
        await rows("write the roll", sql.WRITE, values);
        return true;
      } catch (error) {
        if (error instanceof Error && "reason" in error && NO_PROCESS.test(String(error.reason)))
          return false;
        throw error;
      }
    },
    leave: async () => void (await rows("leave", sql.LEAVE, [self])),
    clearUp: async () => void (await rows("clear up behind dead processes", sql.CLEAR_UP, [])),
    isElsewhere: async (player) =>
      (await rows("find a player elsewhere", sql.IS_ELSEWHERE, [self, player])).length > 0,
    crowd: async (player, address) => {
      const values = [self, player, hashedAddress(address)];
      const [crowd] = await rows<{ player: number; address: number }>("count sockets", sql.CROWD, values);
      return crowd ?? { player: 0, address: 0 };
    },
    pagesElsewhere: (tables) =>
      rows<SeatAt & QueryResultRow>("find pages elsewhere", sql.PAGES, [self, tables]),
    lobby: async () => {
      const [tables, [online], wishes] = await Promise.all([
        rows<{ table: string; here: boolean }>("read the lobby elsewhere", sql.OPEN_ELSEWHERE, [self]),
        rows<{ online: number }>("count players elsewhere", sql.ONLINE_ELSEWHERE, [self]),
        rows<{ player: string }>("read wishes", sql.WISHES, []),
      ]);
      return { tables, online: online?.online ?? 0, wishes: wishes.map(({ player }) => player) };
    },
    callsDue: async () => {
      const [open, resuming] = await Promise.all([
        rows<CallsDue["open"][number] & QueryResultRow>("find tables of players here", sql.OWN_OPEN, [self]),
        rows<CallsDue["resuming"][number] & QueryResultRow>("find who is waited for", sql.RESUMING, [self]),
      ]);
      return { open, resuming };
    },
    joined: async (tables) =>
      (await rows<{ table: string }>("find joined tables", sql.JOINED, [tables])).map(({ table }) => table),
    forsaken: () => rows<SeatAt & QueryResultRow>("find forsaken tables", sql.FORSAKEN, []),
  };
}
