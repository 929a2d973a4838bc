import type { Card, PerSeat, Seat, Suit } from "../cards.ts";
import type { Action } from "./action.ts";
import type { DealResult, Exchange, Marriage, Phase, Trick } from "./state.ts";

/** Who looks: a seat, or somebody who sits at neither. */
export type Viewer = Seat | "spectator";

declare const viewBrand: unique symbol;

/** One line of the deal in words, as the viewer may see it. */
export type DealViewEvent =
  | { readonly type: "led" | "answered"; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: "married"; readonly seat: Seat; readonly suit: Suit; readonly points: 20 | 40 }
  | { readonly type: "exchanged"; readonly seat: Seat; readonly taken: Card; readonly given: Card }
  | { readonly type: "closed"; readonly seat: Seat }
  /** `points`: card points of the trick, `null` where its cards may not be seen any more. */
  | { readonly type: "trickWon"; readonly winner: Seat; readonly points: number | null }
  /** `own`: the card the viewer drew; `opponent`: only when it was the up-card. */
  | {
      readonly type: "drawn";
      readonly winner: Seat;
      readonly own: Card | null;
      readonly opponent: Card | null;
    }
  | { readonly type: "claimed"; readonly seat: Seat; readonly correct: boolean }
  | { readonly type: "settled" | "gaveUp"; readonly seat: Seat }
  | { readonly type: "dealEnded"; readonly result: DealResult };

/**
 * What one viewer may know of a deal, built field by field (R38, R39). Two states that differ only in what the
 * viewer may not know give identical bytes.
 */
export interface DealView {
  readonly [viewBrand]: "DealView";
  readonly viewer: Viewer;
  readonly dealer: Seat | null;
  readonly trump: Suit;
  readonly phase: Phase;
  /** Who has to act; `null` when the deal is over. */
  readonly turn: Seat | null;
  readonly leader: Seat;
  readonly led: Card | null;
  /** Sorted cards known to the viewer to be in each hand: his own whole, of the other what is public. */
  readonly hands: PerSeat<readonly Card[]>;
  /** Number of cards in each hand. */
  readonly handSizes: PerSeat<number>;
  readonly stock: {
    /** R8: counts the up-card. */
    readonly size: number;
    /** `null` when drawn. A closed stock's up-card was public and stays known. */
    readonly upCard: Card | null;
    readonly closedBy: Seat | null;
  };
  /** Card points as R39 lets the viewer see them, else `null`. */
  readonly points: PerSeat<number | null>;
  readonly pending: PerSeat<number | null>;
  readonly tricks: PerSeat<number>;
  /** The trick just completed, until the next lead. */
  readonly lastTrick: Trick | null;
  /** Completed tricks in order; `null` for one the viewer may not look at (R38). */
  readonly played: readonly (Trick | null)[];
  readonly marriages: readonly Marriage[];
  readonly exchange: Exchange | null;
  /**
   * While the stock is closed: what the closer writes if he makes it, and what the other writes if he does not
   * (R19, R30). With `closeValue: atEnd` the first is `null`. `null` where it would tell hidden points.
   */
  readonly stake: { readonly closer: number | null; readonly other: number } | null;
  readonly history: readonly DealViewEvent[];
  /** Legal actions of the viewer, in the order of docs/deal-records.md; empty when it is not his turn. */
  readonly legal: readonly Action[];
  readonly result: DealResult | null;
}
