import type { Action, PerSeat, RuleSet } from "@bummerl/engine";
import type { ClockName, TableView } from "@bummerl/table";
import type { WireError } from "./errors.ts";
import type {
  CommandMessage,
  HintMessage,
  MakeMessage,
  PlayDayMessage,
  SeekMessage,
  SitMessage,
} from "./schemas.ts";

/** Every message is answered: with data, or with an error. */
export type Reply<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: WireError };

export interface PublicPlayer {
  readonly id: string;
  /** `null` until one is chosen. */
  readonly name: string | null;
}

/**
 * A seat's whole view of its table. Clients keep the one with the highest `view.seq` and drop older ones. `online`
 * (whose line is up) and `now` (the server's clock) are labels beside it, not part of the log.
 */
export interface TableUpdate {
  readonly view: TableView;
  readonly online: PerSeat<boolean>;
  readonly now: number;
  /** The short code, while the table is open and you made it. */
  readonly code: string | null;
}

/** A table in the lobby that waits for its second player. */
export interface LobbyTable {
  readonly table: string;
  readonly maker: { readonly id: string; readonly name: string };
  readonly rules: RuleSet;
  readonly clock: ClockName;
  readonly madeAt: number;
}

export interface LobbySnapshot {
  readonly tables: readonly LobbyTable[];
  /** Players waiting for anyone. */
  readonly seeking: number;
  readonly online: number;
}

/** What changed in the lobby since the snapshot or the last change. */
export interface LobbyChange {
  readonly upsert: readonly LobbyTable[];
  readonly remove: readonly string[];
  readonly seeking: number;
  readonly online: number;
}

/**
 * What a good player would do, and why. `reason` is one of `packages/players`' `HintReason`: a code with its
 * parameters, of which each language makes a sentence.
 */
export interface Hint {
  readonly action: Action;
  readonly reason: { readonly code: string };
}

export interface ClientToServer {
  /** Look at a table one sits at (reload, second tab, other device, after a cut line: the same path). */
  join: (message: { table: string }, reply: (answer: Reply<TableUpdate>) => void) => void;
  /** The page of this table was left. */
  part: (message: { table: string }, reply: (answer: Reply<null>) => void) => void;
  /** The same id again gets the first answer again. */
  command: (message: CommandMessage, reply: (answer: CommandReply) => void) => void;
  /** With a computer `code` is empty: nobody else can come. */
  make: (message: MakeMessage, reply: (answer: Reply<{ table: string; code: string }>) => void) => void;
  /** The table of today's deal: it is made when this player has none yet. `dayOver` when that day is not today any more. */
  playDay: (message: PlayDayMessage, reply: (answer: Reply<{ table: string }>) => void) => void;
  sit: (message: SitMessage, reply: (answer: Reply<{ table: string }>) => void) => void;
  /** Answered at once when somebody waits already, else with `null`; then a `call` comes. */
  seek: (message: SeekMessage, reply: (answer: Reply<{ table: string | null }>) => void) => void;
  unseek: (message: Record<string, never>, reply: (answer: Reply<null>) => void) => void;
  watchLobby: (message: Record<string, never>, reply: (answer: Reply<LobbySnapshot>) => void) => void;
  unwatchLobby: (message: Record<string, never>, reply: (answer: Reply<null>) => void) => void;
  /**
   * Advice on one's turn, only at a table with a computer. `noComputer`, `notYourTurn`, `noDeal`; `stale` when the deal
   * has moved on; `busy` while others are being advised; `tooMany` when asked too often.
   */
  hint: (message: HintMessage, reply: (answer: Reply<Hint>) => void) => void;
  /**
   * Sign of life, every second or two while a page is looked at: a browser learns of a dead line within three
   * seconds, not at the next ping. Costs one credit, as every message does at least.
   */
  beat: (message: Record<string, never>, reply: (answer: Reply<{ now: number }>) => void) => void;
}

/** A refused deal action brings the present view along, so that a stale client is right again at once. */
export type CommandReply =
  | { readonly ok: true; readonly data: { readonly seq: number } }
  | { readonly ok: false; readonly error: WireError; readonly update?: TableUpdate };

export interface ServerToClient {
  welcome: (message: { player: PublicPlayer; protocol: number; now: number }) => void;
  update: (update: TableUpdate) => void;
  presence: (message: { table: string; online: PerSeat<boolean> }) => void;
  lobby: (change: LobbyChange) => void;
  /** One of your tables wants you: somebody sat down, a partner was found, the other opened a saved game. */
  call: (message: { table: string; reason: "joined" | "paired" | "resume" }) => void;
  /** The server restarts and closes this line in so many milliseconds: come back by yourself, each at his own moment. */
  leaving: (message: { inMs: number }) => void;
}
