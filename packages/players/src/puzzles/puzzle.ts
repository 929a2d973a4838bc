import {
  type Action,
  apply,
  type Card,
  type DealState,
  deal,
  PRESETS,
  type RuleSet,
  type Seat,
  turnOf,
} from "@bummerl/engine";

/** All puzzles are played by the usual rules of the house; points and tricks, which one would have in mind, lie open. */
export const PUZZLE_RULES: RuleSet = { ...PRESETS.classic, viewTricks: "all", showPoints: "both" };

/** Whoever solves a puzzle sits here. */
export const SOLVER_SEAT: Seat = 0;

/**
 * `ending`: the stock is used up, so all cards are known; one action is worth more than every other. `closing`: one
 * wins by closing, perhaps after an exchange, whatever the opponent holds, and nothing else is nearly as good.
 */
export const PUZZLE_KINDS = ["ending", "closing"] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** 1 easy, 2 medium, 3 hard: by how often weaker players find the action. */
export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

export interface PuzzleValue {
  readonly action: Action;
  /** Mean counters for the solver over all ways in which the cards may lie, to a tenth. */
  readonly value: number;
}

/** A position that came up in self-play, with one right action for the seat on turn. */
export interface Puzzle {
  /** The same for the same position, whatever other puzzles there are. */
  readonly id: string;
  readonly kind: PuzzleKind;
  readonly grade: Grade;
  readonly dealer: Seat;
  readonly deck: readonly Card[];
  /** What was played before; each action is that of the seat on turn. */
  readonly opening: readonly Action[];
  readonly best: Action;
  /** Closings: every lead that wins for certain once the stock is closed. */
  readonly next: readonly Action[];
  /** Closings: every other legal action. Endings are solved on the spot. */
  readonly others: readonly PuzzleValue[];
}

/**
 * The deal as it stands when the puzzle is to be solved.
 *
 * @throws when the puzzle breaks the rules
 */
export const positionOf = ({
  id,
  dealer,
  deck,
  opening,
}: Pick<Puzzle, "id" | "dealer" | "deck" | "opening">): DealState =>
  opening.reduce(
    (state, action) => {
      const seat = turnOf(state);
      const applied = seat === null ? null : apply(state, seat, action);
      if (applied === null || !applied.ok) throw new Error(`puzzle ${id} breaks the rules`);
      return applied.value.state;
    },
    deal(PUZZLE_RULES, dealer, deck),
  );
