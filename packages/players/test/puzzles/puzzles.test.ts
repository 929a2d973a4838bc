import { type DealState, otherSeat, rememberedView, type Seat, turnOf } from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bitsOf, CLOSE, codeOf, compileRules, setOf } from "../../src/bits/index.ts";
import { knowledgeOf } from "../../src/knowledge/index.ts";
import { writePuzzle } from "../../src/puzzles/code.ts";
import { lineFrom, positionOf, readPuzzle, SOLVER_SEAT, worthOf } from "../../src/puzzles/index.ts";
import { prove } from "../../src/puzzles/prove.ts";
import LINES from "../../src/puzzles/puzzles.json" with { type: "json" };
import { SureWin } from "../../src/puzzles/sure.ts";
import { createSolver } from "../../src/solver/index.ts";
import { arbStates, mustApply } from "../support/deals.ts";

const puzzles = LINES.map(readPuzzle);

describe("the puzzles", () => {
  it("are enough, of both kinds and all grades, and no two are the same", () => {
    const of = (kind: string, grade: number): number =>
      puzzles.filter((each) => each.kind === kind && each.grade === grade).length;
    expect(puzzles.length).toBeGreaterThanOrEqual(60);
    for (const grade of [1, 2, 3]) {
      expect(of("ending", grade)).toBeGreaterThanOrEqual(15);
      expect(of("closing", grade)).toBeGreaterThanOrEqual(5);
    }
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(puzzles.map(writePuzzle)).toEqual(LINES);
  });

  it("have exactly one right action each, by the solver: endings as they lie, closings however the cards lie", () => {
    for (const puzzle of puzzles) {
      const state = positionOf(puzzle);
      expect(turnOf(state), puzzle.id).toBe(SOLVER_SEAT);
      expect(prove(puzzle.kind, state), puzzle.id).toMatchObject({
        best: puzzle.best,
        next: puzzle.next,
        others: puzzle.others,
      });
    }
  });

  it("tell what every move brings: the right one most, and a line that comes to that", () => {
    for (const puzzle of puzzles) {
      const state = positionOf(puzzle);
      const legal = rememberedView(state, SOLVER_SEAT).legal.filter(({ type }) => type !== "giveUp");
      const best = worthOf(puzzle, state, puzzle.best);
      for (const action of legal) {
        const worth = worthOf(puzzle, state, action);
        if (codeOf(action) !== codeOf(puzzle.best)) expect(worth, puzzle.id).toBeLessThanOrEqual(best - 0.5);
        if (puzzle.kind === "closing") continue;
        expect(resultOf(state, lineFrom(state, action)), puzzle.id).toBe(worth);
      }
    }
  });
});

const resultOf = (start: DealState, line: ReturnType<typeof lineFrom>): number | null => {
  const end = line.reduce((state, { seat, ...action }) => mustApply(state, seat, action), start);
  return end.result === null ? null : end.result.counters * (end.result.winner === SOLVER_SEAT ? 1 : -1);
};

/** The view of a closer who knows that the opponent holds one of these hands. */
const closedView = (state: DealState, seat: Seat, hands: readonly number[]) => {
  const { trump, own, points, pending, tricks } = knowledgeOf(rememberedView(state, seat), state.rules);
  return {
    trump,
    own,
    hands,
    points,
    pending,
    hasTrick: [tricks[0] > 0, tricks[1] > 0],
  } as const;
};

describe("a sure win by closing", () => {
  it("is what the solver says where the other hand is known, and needs it against every hand", () => {
    let won = 0;
    let lost = 0;
    fc.assert(
      fc.property(arbStates, (states) => {
        for (const state of states) {
          const seat = turnOf(state);
          if (seat === null || !rememberedView(state, seat).legal.some(({ type }) => type === "close"))
            continue;
          const hand = setOf(state.hands[otherSeat(seat)]);
          const rules = compileRules(state.rules);
          const truth = createSolver(rules).actionValue(bitsOf(state), CLOSE) > 0;
          expect(new SureWin(rules, closedView(state, seat, [hand])).holds).toBe(truth);
          if (truth) won += 1;
          else lost += 1;
          // One hand more can only spoil it.
          const [drawn = ""] = state.faceDown;
          if (drawn === "") continue;
          const other = (hand & (hand - 1)) | setOf([drawn]);
          const both = new SureWin(rules, closedView(state, seat, [hand, other])).holds;
          if (both) expect(truth).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
    expect(won).toBeGreaterThan(20);
    expect(lost).toBeGreaterThan(20);
  });
});
