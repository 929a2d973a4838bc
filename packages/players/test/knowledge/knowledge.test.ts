import { type DealState, otherSeat, rememberedView, SEATS, viewFor } from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { setOf } from "../../src/bits/index.ts";
import { checkKnowledge, isStrict, type Knowledge, knowledgeOf } from "../../src/knowledge/index.ts";
import { arbStates } from "../support/deals.ts";

const running = (states: readonly DealState[]): readonly DealState[] =>
  states.filter(({ phase }) => phase !== "over");

const forEachKnowledge = (
  states: readonly DealState[],
  check: (knowledge: Knowledge, state: DealState, seat: 0 | 1) => void,
): void => {
  for (const state of running(states)) {
    for (const seat of SEATS) check(knowledgeOf(rememberedView(state, seat), state.rules), state, seat);
  }
};

describe("what a seat knows", () => {
  it("is sound, and true of the deal", () => {
    let excluded = 0;
    let counted = 0;
    fc.assert(
      fc.property(arbStates, (states) => {
        forEachKnowledge(states, (knowledge, state, seat) => {
          const other = otherSeat(seat);
          const his = setOf(state.hands[other]);
          expect(checkKnowledge(knowledge)).toEqual([]);
          expect(knowledge.own).toBe(setOf(state.hands[seat]));
          expect(knowledge.opponent & ~his).toBe(0);
          expect(knowledge.excluded & his).toBe(0);
          expect(his & ~(knowledge.opponent | knowledge.unseen)).toBe(0);
          expect(knowledge.opponentSize).toBe(state.hands[other].length);
          expect(knowledge.points).toEqual([state.points[seat], state.points[other]]);
          expect(knowledge.pending).toEqual([state.pending[seat], state.pending[other]]);
          if (state.closed === null) expect(knowledge.faceDown).toBe(state.faceDown.length);
          if (knowledge.excluded !== 0) excluded += 1;
          if (isStrict(knowledge) && state.closed === null) {
            expect(knowledge.unseen).toBe(0);
            counted += 1;
          }
        });
      }),
      { numRuns: 150 },
    );
    expect(excluded).toBeGreaterThan(10);
    expect(counted).toBeGreaterThan(50);
  });

  it("tells the duties of every completed trick apart: open or strict (R12)", () => {
    fc.assert(
      fc.property(arbStates, (states) => {
        states.forEach((state, at) => {
          const next = states[at + 1];
          if (state.phase !== "follow" || next === undefined || next.played.length === state.played.length)
            return;
          const strict = state.closed !== null || (state.faceDown.length === 0 && state.upCard === null);
          const { played } = knowledgeOf(rememberedView(next, 0), state.rules);
          expect(played.at(-1)?.strict).toBe(strict);
        });
      }),
      { numRuns: 200 },
    );
  });

  it("is poorer from a view that hides tricks: what cannot be placed is unseen (R38)", () => {
    let poorer = 0;
    fc.assert(
      fc.property(arbStates, (states) => {
        for (const state of running(states)) {
          const poor = knowledgeOf(viewFor(state, 0), state.rules);
          const rich = knowledgeOf(rememberedView(state, 0), state.rules);
          expect(checkKnowledge(poor)).toEqual([]);
          expect(poor.gone & ~rich.gone).toBe(0);
          expect(poor.opponent & ~rich.opponent).toBe(0);
          if (poor.gone !== rich.gone) poorer += 1;
        }
      }),
      { numRuns: 100 },
    );
    expect(poorer).toBeGreaterThan(50);
  });
});
