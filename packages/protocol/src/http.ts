import type { BummerlKind, EndReason, PerSeat, RuleSet, Seat } from "@bummerl/engine";
import type { BummerlEnd, ClockName, SeatedPlayer, SeenDeal, TableStatus } from "@bummerl/table";
import type { PublicPlayer } from "./events.ts";

/** `POST /api/session`, `GET /api/me`, `PATCH /api/me`, `POST /api/transfer/redeem`. */
export interface SessionAnswer {
  readonly player: PublicPlayer;
}

/** `POST /api/transfer`: a code, good once and until then, that moves this guest to another device. */
export interface TransferAnswer {
  readonly code: string;
  readonly expiresAt: number;
}

/** One of the caller's own tables in a list. */
export interface OwnTable {
  readonly table: string;
  readonly status: TableStatus;
  readonly seat: Seat;
  readonly opponent: SeatedPlayer | null;
  readonly rules: RuleSet;
  readonly clock: ClockName;
  readonly bummerl: number;
  readonly deal: number;
  /** Counters still to win, you first. */
  readonly toGo: PerSeat<number>;
  readonly turn: "you" | "opponent" | "both" | null;
  readonly changedAt: number;
  /** Saved tables: who has it open now and waits. */
  readonly opponentWaits: boolean;
}

/** `GET /api/tables`: what is open, going on and saved, last changed first. */
export interface OwnTablesAnswer {
  readonly tables: readonly OwnTable[];
}

/** `GET /api/tables/:table`, `GET /api/codes/:code`: what somebody with the link or the code sees before sitting down. */
export interface TableInfo {
  readonly table: string;
  readonly status: TableStatus;
  readonly maker: { readonly id: string; readonly name: string };
  readonly rules: RuleSet;
  readonly clock: ClockName;
  readonly yourSeat: Seat | null;
}

/** Bummerl won and lost against one opponent, or against several. Values are weighed by kind (R42). */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly wonValue: number;
  readonly lostValue: number;
  /** Of those won and lost, how many were of each kind. */
  readonly wonKinds: Readonly<Record<BummerlKind, number>>;
  readonly lostKinds: Readonly<Record<BummerlKind, number>>;
}

export interface PairTally extends Tally {
  readonly opponent: { readonly id: string; readonly name: string };
}

/** `GET /api/tally/:opponent` */
export type PairTallyAnswer = PairTally;

/** Whom a game was played against; a computer's `id` is `computer:<level>`. */
export interface Opponent {
  readonly id: string;
  readonly name: string;
  readonly kind: SeatedPlayer["kind"];
}

export interface PlayedDeal {
  readonly table: string;
  readonly deal: number;
  readonly bummerl: number;
  readonly opponent: Opponent;
  readonly endedAt: number;
  readonly won: boolean | null;
  readonly counters: number | null;
  readonly reason: EndReason | null;
  readonly toGo: PerSeat<number>;
}

export interface PlayedBummerl {
  readonly table: string;
  readonly bummerl: number;
  readonly opponent: Opponent;
  readonly endedAt: number;
  readonly won: boolean;
  readonly kind: BummerlKind;
  readonly value: number;
  readonly how: BummerlEnd;
}

/** `GET /api/games?before=`: newest first; `next` is the `before` of the following page. */
export interface GamesAnswer {
  /** Against people. */
  readonly tally: Tally;
  readonly pairs: readonly PairTally[];
  /** Against computers, which counts for itself; `opponent.id` is `computer:<level>`. */
  readonly practice: { readonly tally: Tally; readonly pairs: readonly PairTally[] };
  readonly bummerls: readonly PlayedBummerl[];
  readonly deals: readonly PlayedDeal[];
  readonly next: string | null;
}

/** `GET /api/deals/:table/:deal`: a finished deal, for those who played it. */
export interface DealAnswer {
  readonly table: string;
  readonly seats: PerSeat<SeatedPlayer>;
  readonly yourSeat: Seat;
  readonly rules: RuleSet;
  readonly endedAt: number;
  readonly deal: SeenDeal;
}

/** A player's own deal of a day. */
export interface OwnDay {
  readonly table: string;
  readonly state: "playing" | "over";
  /** Counters won, below 0 lost; `null` while it is played, and where the time for it went by. */
  readonly counters: number | null;
}

/** How a day's deal went for all who began it. */
export interface DayFigures {
  readonly begun: number;
  /** How many won 1, 2 and 3 counters. */
  readonly won: readonly [number, number, number];
  readonly lost: readonly [number, number, number];
}

/** A deal of the day that may still be begun. Nothing is told of how others fared. */
export interface DayToday {
  readonly day: string;
  /** From then on it may not be begun any more; milliseconds since 1970. */
  readonly endsAt: number;
  /** Up to then it may be played to its end, and from then on it is counted. */
  readonly until: number;
  /** SHA-256 of its secret. */
  readonly commitment: string;
  readonly own: OwnDay | null;
}

/** A deal of a day that is past. */
export interface DayPast {
  readonly day: string;
  readonly commitment: string;
  readonly own: OwnDay | null;
  /** `null` for an hour after the day: those who began it late still play. */
  readonly told: {
    readonly secret: string;
    readonly figures: DayFigures;
    /** Counters that Master won in this seat against itself, below 0 lost; `null` until it has played it. */
    readonly master: number | null;
  } | null;
}

/** `GET /api/days`: the deal of the day, and those before it, newest first. */
export interface DaysAnswer {
  /** The server's clock, milliseconds since 1970. */
  readonly now: number;
  readonly today: DayToday;
  /** The seal of the next one lies there already. */
  readonly tomorrow: { readonly day: string; readonly commitment: string };
  readonly past: readonly DayPast[];
}
