import { type CardNumber, type CardSet, numbersOf, sizeOf } from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";

/** One way in which the hidden cards may lie, going by what a seat knows. */
export interface World {
  /** The opponent's hand, whole. */
  readonly opponent: CardSet;
  /** The face-down stock, first drawn first, without the up-card; empty when closed, since nobody draws any more. */
  readonly stock: readonly CardNumber[];
}

/** What has to be dealt out anew to make a world. */
export interface Hidden {
  /** Cards that may fill the rest of the opponent's hand, ascending. */
  readonly candidates: readonly CardNumber[];
  /** How many of them he holds. */
  readonly unknown: number;
  /** Cards to be drawn from the face-down stock. */
  readonly toDraw: number;
}

export const hiddenIn = (knowledge: Knowledge): Hidden => ({
  candidates: numbersOf(knowledge.unseen & ~knowledge.excluded),
  unknown: knowledge.opponentSize - sizeOf(knowledge.opponent),
  toDraw: knowledge.closed === null ? knowledge.faceDown : 0,
});
