import type { Phase } from "@bummerl/engine";
import type { CardNumber, CardSet, SuitNumber } from "../bits/index.ts";

/** The two players as the knowing one sees them: 0 is he himself, 1 his opponent. */
export type Side = 0 | 1;

/** One value for the knowing player and one for his opponent. */
export type PerSide<T> = readonly [own: T, opponent: T];

export interface KnownTrick {
  readonly leader: Side;
  readonly led: CardNumber;
  readonly answer: CardNumber;
  readonly winner: Side;
  /** Was the answer bound by the duties of strict play (R12)? */
  readonly strict: boolean;
}

export interface KnownClosing {
  readonly by: Side;
  /** What the closer writes if he makes it (R19); `null` where it is counted at the end or was not seen. */
  readonly made: number | null;
  /** What the other writes if he does not (R30). */
  readonly failed: number;
}

/**
 * What one seat knows of a deal, in bits. Every card is in exactly one of `own`, `opponent`, `unseen`, `gone`, or is
 * the card led or the up-card. Plain data: a test may build one by hand.
 */
export interface Knowledge {
  readonly trump: SuitNumber;
  readonly phase: Phase;
  /** Who leads, or led, the present trick. */
  readonly leader: Side;
  /** The card on the table, waiting for its answer. */
  readonly led: CardNumber | null;
  readonly own: CardSet;
  /** Cards that the opponent certainly holds. */
  readonly opponent: CardSet;
  /** Number of cards in the opponent's hand, known ones included. */
  readonly opponentSize: number;
  /**
   * Cards this seat cannot place: in the opponent's hand, face down in the stock or, where it was not seen or is
   * forgotten, already played.
   */
  readonly unseen: CardSet;
  /** Those of `unseen` that the opponent cannot hold, as his answers in strict play showed (R12). */
  readonly excluded: CardSet;
  /** Cards played to completed tricks. */
  readonly gone: CardSet;
  /** `null` when drawn. A closed stock's up-card stays known. */
  readonly upCard: CardNumber | null;
  /** Cards lying face down in the stock, the up-card not counted; a closed stock keeps them. */
  readonly faceDown: number;
  readonly closed: KnownClosing | null;
  /** Counted card points as far as this seat saw them. */
  readonly points: PerSide<number>;
  /** Announced, but not yet counted (R20). */
  readonly pending: PerSide<number>;
  readonly tricks: PerSide<number>;
  /** Who answered what to whose lead, oldest first; only tricks this seat saw. */
  readonly played: readonly KnownTrick[];
  readonly marriages: readonly { readonly side: Side; readonly suit: SuitNumber }[];
  /** Who exchanged the trump jack (R14). */
  readonly exchangedBy: Side | null;
  /** Who dealt; `null` in a position that does not tell. */
  readonly dealer: Side | null;
}

/** Is the stock used up or closed, so that the duties of R12 hold for the present trick? */
export const isStrict = (knowledge: Knowledge): boolean =>
  knowledge.closed !== null || (knowledge.faceDown === 0 && knowledge.upCard === null);

/** Cards in the stock, the up-card counted (R8). */
export const stockSizeOf = (knowledge: Knowledge): number =>
  knowledge.faceDown + (knowledge.upCard === null ? 0 : 1);
