import type { CardNumber, CardSet, SuitNumber } from "./cards.ts";

/** One side of a position. */
export interface BitSide {
  /** Cards in hand; a card on the table is not among them. */
  hand: CardSet;
  /** Counted card points, 0–220; 0 without a trick (R2). */
  points: number;
  /** Marriage points that do not count yet (R20), 0–100; 0 with a trick. */
  pending: number;
  /** Tricks won. Only 0 or more than 0 matters; the first trick is played while both have none (R16, R21). */
  tricks: number;
}

/** A closed stock, seen by the side on turn. */
export interface BitClosing {
  /** Did the side on turn close it? */
  readonly own: boolean;
  /** R19: what the closer writes for 66, 1–3; not looked at with `closeValue: atEnd`. */
  readonly made: number;
  /** R30: what the other writes when the closer fails, 2 or 3. */
  readonly failed: number;
}

/**
 * A deal in its middle with every card known, seen by the side that has to act. Mutable on purpose: who solves many
 * worlds fills one object again and again.
 */
export interface BitPosition {
  trump: SuitNumber;
  /** The side on turn: the leader, or the follower when a card lies on the table. */
  own: BitSide;
  opponent: BitSide;
  /** The card the opponent has led, or -1 when `own` is to lead (or, without cards, to claim or settle, R35). */
  led: CardNumber;
  /**
   * The open stock in the order it is drawn, the up-card last: an even number of cards, at most 10; empty when it is
   * used up. Not looked at once the stock is closed.
   */
  stock: readonly CardNumber[];
  /** `null` while the stock is open or used up. */
  closed: BitClosing | null;
}
