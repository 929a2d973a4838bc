import type {
  Action,
  BummerlKind,
  BummerlState,
  Card,
  DealEvent,
  DealState,
  EndReason,
  PerSeat,
  RuleSet,
  Seat,
} from "@bummerl/engine";
import type { ClockName } from "./clock.ts";
import type { ComputerChoice, ComputerLevel } from "./computer/choice.ts";
import type { DayDeal } from "./day/calendar.ts";

/** A person on a chair. */
export interface SeatedPerson {
  readonly id: string;
  readonly name: string;
  readonly kind: "player";
}

/** A computer on a chair: `id` is `computer:<level>`. It sits there from the first row on, and no person ever does. */
export interface SeatedComputer {
  readonly id: string;
  readonly name: string;
  readonly kind: "computer";
  readonly level: ComputerLevel;
}

/** Who sits on a chair. `kind` stands in the log from the first row on. */
export type SeatedPlayer = SeatedPerson | SeatedComputer;

export type Visibility = "public" | "private";

/** `open`: one chair is free. `live`: play goes on. `saved`: put away until both open it. `ended`: nobody plays here any more. */
export type TableStatus = "open" | "live" | "saved" | "ended";

/** `dealing`: both must press *Next* (and send a cut). `playing`: a deal is on. `bummerlOver`: *Play on* or *Leave*. */
export type TableStage = "dealing" | "playing" | "bummerlOver";

/** The secret behind a deal and its published SHA-256, both lowercase hex. The secret stays here until the deal ends. */
export interface SealedDeal {
  readonly deal: number;
  readonly secret: string;
  readonly commitment: string;
}

/** A deal that is over, with all that is needed to look at it and to check it. Public to both seats. */
export interface FinishedDeal {
  readonly deal: number;
  readonly bummerl: number;
  readonly dealer: Seat;
  readonly deck: readonly Card[];
  readonly actions: readonly SeatAction[];
  /** `null` when the Bummerl was resigned or taken in mid-deal. */
  readonly result: { readonly winner: Seat; readonly counters: number; readonly reason: EndReason } | null;
  /** Counters still to win for each seat, after this deal. */
  readonly toGo: PerSeat<number>;
  readonly secret: string;
  readonly commitment: string;
  readonly cuts: PerSeat<string>;
  /** It is the deal of that day. */
  readonly day?: string;
  /** The person chose, against a computer, who deals first: it was not drawn (R3). */
  readonly dealerChosen?: true;
  /** How often the person took something back; only where it happened, and so only against a computer. */
  readonly undone?: number;
}

/** A finished deal as players see it. */
export interface SeenDeal extends Omit<FinishedDeal, "secret"> {
  /** `null` while it may not be known: of the deal of the day, which others still play. */
  readonly secret: string | null;
}

/** What can be taken back in a running deal against a computer. */
export interface PracticeDeal {
  /** One for each action of the deal: whose, in which row, and the deal before it. */
  readonly steps: readonly { readonly seq: number; readonly seat: Seat; readonly before: DealState }[];
  /** How often something has been taken back in this deal. */
  readonly undone: number;
  /** Number of the row that last did, 0 for none. */
  readonly undoneSeq: number;
}

export type SeatAction = { readonly seat: Seat } & Action;

export type BummerlEnd = "played" | "resigned" | "timeUp";

export interface FinishedBummerl {
  readonly bummerl: number;
  readonly winner: Seat;
  readonly kind: BummerlKind;
  /** What it weighs in the tally (R42). */
  readonly value: number;
  readonly how: BummerlEnd;
}

/** Instants are milliseconds since 1970, as stored; `null` deadlines mean no decision of that seat is pending. */
export interface ClockState {
  readonly since: number;
  readonly banks: PerSeat<number>;
  readonly deadlines: PerSeat<number | null>;
  /** Stands while a player's time is used up: the other may wait, save alone or take the Bummerl. */
  readonly offer: { readonly late: Seat; readonly until: number } | null;
}

/** The life of one table: the fold of its log. Holds hidden cards; leaves the server only through `tableViewFor`. */
export interface TableState {
  readonly id: string;
  readonly seq: number;
  /** Number of the row that last changed the deal: an action made for an older one is stale. */
  readonly dealSeq: number;
  readonly rules: RuleSet;
  readonly clock: ClockName;
  readonly visibility: Visibility;
  /** Only at a table against a computer. */
  readonly computer?: ComputerChoice;
  /** Only where the deal of the day is played: one deal against Master, and nothing else. */
  readonly day?: DayDeal;
  readonly seats: PerSeat<SeatedPlayer | null>;
  readonly status: TableStatus;
  readonly stage: TableStage;
  /**
   * Deals are numbered from 1 within a table; this is the one being waited for, played, or (bummerlOver) the last one
   * dealt: 0 when the Bummerl was resigned before anything was dealt. `sealed` is for this deal, at bummerlOver for
   * the next.
   */
  readonly dealNumber: number;
  readonly bummerlNumber: number;
  readonly bummerl: BummerlState | null;
  readonly sealed: SealedDeal;
  /** Cuts for the deal being waited for: a stored cut is that seat's *Next* (or *Play on*). */
  readonly cuts: PerSeat<string | null>;
  /**
   * Between two Bummerl: cuts stored for the sealed deal before the Bummerl was broken off under it. The first cut
   * stands (R5), so they are used in place of what comes with *Play on*.
   */
  readonly standingCuts: PerSeat<string | null>;
  /** The deal being played; once played to its end it stays, with its result, until the next one is dealt. */
  readonly deal: DealState | null;
  /** The running deal's pack, actions and cuts; they move to `lastDeal` when it ends. */
  readonly deck: readonly Card[] | null;
  readonly actions: readonly SeatAction[];
  readonly usedCuts: PerSeat<string> | null;
  /** Of the running deal, or the one just played; only at a table against a computer. */
  readonly practice?: PracticeDeal;
  readonly lastDeal: FinishedDeal | null;
  readonly bummerls: readonly FinishedBummerl[];
  /** `null` on an untimed table and while a chair is free; else it keeps the banks, and no deadlines where no clock runs. */
  readonly time: ClockState | null;
  readonly saveAsked: PerSeat<boolean>;
  readonly resumeAsked: PerSeat<boolean>;
  /** Number of the deal at which play was last resumed: a *resume* for it that comes late is a repeat. */
  readonly resumedDeal: number | null;
  readonly endedBy: Seat | null;
}

/**
 * What happened at a table; one accepted command is one row of these. Judged once in `decide`, believed for ever by
 * `evolve`. A changed meaning is a new type or a new `v` with an upcaster.
 */
export type TableEvent =
  | {
      readonly type: "tableMade";
      readonly v: 1;
      readonly table: string;
      readonly rules: RuleSet;
      readonly clock: ClockName;
      readonly visibility: Visibility;
      readonly maker: SeatedPerson;
      /** Only at a table against a computer, which then sits down in the same row. */
      readonly computer?: ComputerChoice;
      /** Only for the deal of the day, which is then dealt in the same row. */
      readonly day?: DayDeal;
    }
  /** Drawn and stored before anybody cuts; only the commitment is ever shown before the deal ends. */
  | { readonly type: "sealed"; readonly deal: number; readonly secret: string; readonly commitment: string }
  | { readonly type: "seated"; readonly seat: Seat; readonly player: SeatedPlayer }
  | { readonly type: "ready"; readonly seat: Seat; readonly deal: number; readonly cut: string }
  | {
      readonly type: "dealt";
      readonly deal: number;
      readonly bummerl: number;
      readonly dealer: Seat;
      readonly deck: readonly Card[];
      readonly cuts: PerSeat<string>;
    }
  | {
      readonly type: "acted";
      readonly seat: Seat;
      readonly action: Action;
      readonly events: readonly DealEvent[];
    }
  /** Only against a computer: of the deal's actions the first `kept` stay, the others never happened. */
  | { readonly type: "undone"; readonly seat: Seat; readonly deal: number; readonly kept: number }
  /** Ends a deal and reveals its secret; `result` is `null` when the Bummerl ended under it. */
  | {
      readonly type: "dealScored";
      readonly deal: number;
      readonly result: FinishedDeal["result"];
      readonly bummerl: BummerlState;
      readonly secret: string;
    }
  | ({ readonly type: "bummerlWon" } & FinishedBummerl)
  | { readonly type: "saveAsked"; readonly seat: Seat }
  | { readonly type: "saved"; readonly by: Seat | "clock" }
  | { readonly type: "resumeAsked"; readonly seat: Seat }
  | { readonly type: "resumeWithdrawn"; readonly seat: Seat }
  | { readonly type: "resumed" }
  | { readonly type: "left"; readonly seat: Seat }
  /** The deal of the day is over, or the time for it. */
  | { readonly type: "ended" }
  | { readonly type: "timeUp"; readonly late: Seat; readonly until: number }
  | { readonly type: "clockSet"; readonly time: ClockState | null };

/** One row of the log. */
export interface TableRow {
  readonly seq: number;
  /** `null`: the table itself (clock, restart). */
  readonly seat: Seat | null;
  readonly at: number;
  readonly events: readonly TableEvent[];
}
