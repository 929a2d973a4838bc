import type { Card, PerSeat, Seat, Suit } from "../cards.ts";
import type { RuleSet } from "../rules/ruleset.ts";

/** Why a deal ended: docs/deal-records.md. */
export const END_REASONS = [
  "claim",
  "falseClaim",
  "auto",
  "closedFailed",
  "opponentOut",
  "lastTrick",
  "giveUp",
] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface DealResult {
  readonly winner: Seat;
  /** 1, 2 or 3 counters. */
  readonly counters: number;
  readonly reason: EndReason;
}

/** Frozen when the stock is closed (R19, R30): card points counted then, and tricks won then. */
export interface AtClosing {
  readonly points: PerSeat<number>;
  readonly tricks: PerSeat<number>;
}

export interface Closed {
  readonly by: Seat;
  readonly atClosing: AtClosing;
}

/** A completed trick: who led what, what was answered, who won it. */
export interface Trick {
  readonly leader: Seat;
  readonly led: Card;
  readonly answer: Card;
  readonly winner: Seat;
}

export interface Marriage {
  readonly seat: Seat;
  readonly suit: Suit;
  /** The king or queen led with it; `null` when the announcement ended the deal, or unknown (a position). */
  readonly card: Card | null;
}

/** The trump jack given for the up-card (R14). */
export interface Exchange {
  readonly seat: Seat;
  readonly taken: Card;
  readonly given: Card;
}

/**
 * `lead`: the leader is to lead. `follow`: the follower is to answer. `lastTrick`: the cards are gone, claim or
 * settle is open (R35). `over`: there is a result.
 */
export type Phase = "lead" | "follow" | "lastTrick" | "over";

/** Everything about one deal. Plain data; holds the hidden cards, so it never leaves the server whole. */
export interface DealState {
  readonly rules: RuleSet;
  /** `null` in a position whose dealer is not told. */
  readonly dealer: Seat | null;
  readonly trump: Suit;
  readonly phase: Phase;
  /** Whoever leads, or led, the present trick. */
  readonly leader: Seat;
  /** The card on the table, waiting for its answer. */
  readonly led: Card | null;
  /** Hands as held (order of dealing and drawing). The led card is not in the hand. */
  readonly hands: PerSeat<readonly Card[]>;
  /** Face-down stock, first drawn first; the up-card lies under it. */
  readonly faceDown: readonly Card[];
  readonly upCard: Card | null;
  readonly closed: Closed | null;
  /** Counted card points, marriages that count included (R20). */
  readonly points: PerSeat<number>;
  /** Marriage points announced by a seat that has no trick yet (R20). */
  readonly pending: PerSeat<number>;
  /** Number of tricks won. */
  readonly tricks: PerSeat<number>;
  /** Tricks played since this state began (all of them when dealt; none before a position). */
  readonly played: readonly Trick[];
  readonly marriages: readonly Marriage[];
  /** All exchanges of the deal: at most one. */
  readonly exchange: Exchange | null;
  /** Public happenings in order, for the deal in words. */
  readonly history: readonly DealEvent[];
  readonly result: DealResult | null;
}

/**
 * What an accepted action caused. `decide` judges and writes events; `evolve` moves cards and believes them, so an
 * old log gives the same state under newer rules code. Points are what the event adds.
 */
export type DealEvent =
  | { readonly type: "led"; readonly seat: Seat; readonly card: Card }
  | { readonly type: "answered"; readonly seat: Seat; readonly card: Card }
  /** `card` is the one a following `led` leads; `null` when the announcement ends the deal. `counts`: not pending. */
  | {
      readonly type: "married";
      readonly seat: Seat;
      readonly suit: Suit;
      readonly points: 20 | 40;
      readonly card: Card | null;
      readonly counts: boolean;
    }
  | { readonly type: "exchanged"; readonly seat: Seat; readonly taken: Card; readonly given: Card }
  | { readonly type: "closed"; readonly seat: Seat; readonly atClosing: AtClosing }
  /** `points` are the two cards; `released` the pending marriage points that count from now on. */
  | {
      readonly type: "trickWon";
      readonly winner: Seat;
      readonly points: number;
      readonly released: number;
    }
  /** `cards[0]` to the winner of the trick, `cards[1]` to the loser (R11). */
  | { readonly type: "drawn"; readonly winner: Seat; readonly cards: readonly [Card, Card] }
  | { readonly type: "claimed"; readonly seat: Seat; readonly correct: boolean }
  | { readonly type: "settled"; readonly seat: Seat }
  | { readonly type: "gaveUp"; readonly seat: Seat }
  | { readonly type: "dealEnded"; readonly result: DealResult };
