import type { PerSeat, RuleSet, Seat } from "@bummerl/engine";
import type { DealAnswer, GamesAnswer, OwnTable, PairTally, PublicPlayer } from "@bummerl/protocol";
import type {
  ClockName,
  FinishedBummerl,
  FinishedDeal,
  SeatedPlayer,
  TableRow,
  TableStatus,
  Visibility,
} from "@bummerl/table";
import type { Budget } from "../limits/budget.ts";
import type { ClusterStore } from "./cluster.ts";
import type { DayStore } from "./days.ts";
import type { KeepingStore } from "./keeping.ts";
import type { DatabaseFault } from "./ready.ts";

/** What lists need to know of a table without folding its log; written with every row. */
export interface TableSummary {
  readonly status: TableStatus;
  readonly visibility: Visibility;
  readonly rules: RuleSet;
  readonly clock: ClockName;
  readonly players: PerSeat<SeatedPlayer | null>;
  /** Whose decision is pending. */
  readonly deciding: PerSeat<boolean>;
  readonly resumeAsked: PerSeat<boolean>;
  readonly bummerl: number;
  readonly deal: number;
  readonly toGo: PerSeat<number>;
  /** When a sweep has something to do; milliseconds. */
  readonly deadline: number | null;
  /** Whose deal of the day is played here. */
  readonly day: string | null;
}

/** One accepted command on its way into the log, with what it changes in the lists. */
export interface Append {
  readonly table: string;
  readonly row: TableRow;
  /** Unique per table and seat; rows of the table itself (`seat` null) make their own. */
  readonly commandId: string;
  readonly summary: TableSummary;
  readonly deal: FinishedDeal | null;
  readonly bummerl: FinishedBummerl | null;
}

/**
 * `stored`: committed. `behind`: somebody else wrote this number first, or a row this one was decided on top of did
 * not go in; read the tail and decide again. `repeated`: this command id is in the log already, at that number, be it
 * from long ago, from another process, or by this very append when its first answer was lost; read the tail, too.
 */
export type Appended =
  | { readonly type: "stored" }
  | { readonly type: "behind" }
  | { readonly type: "repeated"; readonly seq: number };

/**
 * The log of all tables. An append whose outcome is unknown (connection lost) is looked up by its command id until
 * the database answers; a rejection (`StoreError`) means it is certainly not stored: `busy`, `unwell` may be tried
 * again, `refused` never will go in.
 */
export interface TableLog {
  append(entry: Append): Promise<Appended>;
  /** Rows with `seq > after`, in order; empty for an unknown table. */
  read(table: string, after: number): Promise<TableRow[]>;
  /** Number of the row this command made, or `null`. */
  findCommand(table: string, seat: Seat | null, commandId: string): Promise<number | null>;
  /** Flushes what is in flight. */
  close(): Promise<void>;
}

export interface KnownTable {
  readonly id: string;
  /** Number of the newest row that is known. */
  readonly seq: number;
}

export interface TableList {
  /** Tables whose stored deadline is at or before `now`, earliest first. */
  due(now: number, limit: number): Promise<string[]>;
  /** Which of these tables have a row beyond that number. */
  grown(known: readonly KnownTable[]): Promise<string[]>;
  /** Live tables with a deadline: whose clocks must be credited after a restart. */
  clocked(): Promise<string[]>;
  ownTables(player: string): Promise<OwnTable[]>;
  /** How many tables of this player with a computer have not ended. */
  againstComputer(player: string): Promise<number>;
  /** Where this player got chair `seat` by this command, unless the table has ended; `null` for nowhere. */
  tableBy(player: string, seat: Seat, commandId: string): Promise<string | null>;
  /** `before` is the `next` of the page before it and matches `GAMES_CURSOR`. `toGo` has the player's own first. */
  games(player: string, before: string | null, limit: number): Promise<GamesAnswer>;
  /** All zero when the two have finished no Bummerl; `null` when nobody is known by that id and a name. */
  pairTally(player: string, opponent: string): Promise<PairTally | null>;
  /** `null` when there is no such finished deal or `player` did not play it. */
  finishedDeal(player: string, table: string, deal: number): Promise<DealAnswer | null>;
}

export interface OpenTable {
  readonly table: string;
  readonly maker: { readonly id: string; readonly name: string };
  readonly rules: RuleSet;
  readonly clock: ClockName;
  readonly visibility: Visibility;
  readonly code: string;
  readonly madeAt: number;
}

/** Rows of the lobby: open tables with their codes, and those who wait for anyone. */
export interface LobbyStore {
  /** `false` when the code is taken, or the table is open already: look, or draw another. */
  open(entry: OpenTable): Promise<boolean>;
  /** Dead once seated: the row and its code are gone. */
  close(table: string): Promise<void>;
  byCode(code: string): Promise<OpenTable | null>;
  byTable(table: string): Promise<OpenTable | null>;
  all(): Promise<OpenTable[]>;
  /** Tables with a free chair that are in no such row though made before: a process was killed between the two. */
  unlisted(madeBefore: number): Promise<string[]>;
  /**
   * One transaction: takes the longest waiting compatible wish of somebody else away (but of nobody to pass over) and
   * returns it, or stores this one.
   * @param how `again`: a wish that was stored before; where the player has one, that stands and nothing is done
   */
  seek(wish: Wish, passOver?: readonly string[], how?: "new" | "again"): Promise<Wish | null>;
  /**
   * Waits no more.
   * @param which only by this message, only if said up to then
   * @returns false when he did not wait
   */
  unseek(player: string, which?: { readonly messageId?: string; readonly upTo?: number }): Promise<boolean>;
  seeking(): Promise<number>;
  /** Open tables of one player. */
  openBy(maker: string): Promise<number>;
  /** Those of these tables that are open. */
  byTables(tables: readonly string[]): Promise<OpenTable[]>;
  /** Those of these players whose wishes are stored. */
  waiting(players: readonly string[]): Promise<string[]>;
}

export interface Wish {
  readonly player: string;
  readonly rules: string;
  readonly clock: string;
  readonly at: number;
  /** By which message he waits. */
  readonly messageId: string;
}

export interface PlayerStore {
  /** The player of a session by its id's SHA-256 (hex), or `null`. */
  bySession(sessionHash: string): Promise<PublicPlayer | null>;
  /** Makes a guest and his first session. */
  makeGuest(player: PublicPlayer, sessionHash: string): Promise<void>;
  byId(player: string): Promise<PublicPlayer | null>;
  rename(player: string, name: string): Promise<void>;
  addSession(player: string, sessionHash: string): Promise<void>;
  endSession(sessionHash: string): Promise<void>;
  /** Which of these sessions there still are. */
  sessionsAmong(sessionHashes: readonly string[]): Promise<ReadonlySet<string>>;
  /** One live code per player; only its hash is stored. */
  putTransferCode(player: string, codeHash: string, expiresAt: number): Promise<void>;
  /** Takes the code away and returns whose it was; `null` when wrong, used or too old. */
  takeTransferCode(codeHash: string, now: number): Promise<string | null>;
}

/** Up to when time is accounted for, by all processes together. */
export interface ServerLife {
  /** Stores that somebody is alive at `now`, unless another has done so since `seen` was read. */
  beat(now: number, seen: number | null): Promise<void>;
  /** The last beat of any process, or `null` on a new database. */
  lastBeat(): Promise<number | null>;
}

export interface Store {
  readonly log: TableLog;
  readonly lists: TableList;
  readonly lobby: LobbyStore;
  readonly players: PlayerStore;
  readonly life: ServerLife;
  readonly cluster: ClusterStore;
  /** A limit that all processes count together: so many points for each key in so many seconds. */
  budget(name: string, points: number, seconds: number): Budget;
  readonly keeping: KeepingStore;
  readonly days: DayStore;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Why no move could be stored now, `null` when it could. Costs one small write. */
  writable(): Promise<DatabaseFault | null>;
  /** Connections of the pool, and who waits for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}
