import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Action,
  apply,
  CARDS,
  checkDeal,
  type DealState,
  decide,
  evolve,
  legalActions,
  SEATS,
  turnOf,
} from "../src/index.ts";
import { arbPlayed, CONCEIVABLE } from "./support/arbitrary.ts";
import { deepFreeze } from "./support/freeze.ts";

const ORDER = ["play", "marriage", "marriageWithClaim", "exchange", "close", "claim", "settle", "giveUp"];

/** Place of an action in the order of legal actions. */
const placeOf = (action: Action): number => {
  const claiming = action.type === "marriage" && action.claim === true;
  const card = "card" in action ? CARDS.indexOf(action.card) : 0;
  return ORDER.indexOf(claiming ? "marriageWithClaim" : action.type) * CARDS.length + card;
};

const accepted = (state: DealState): string[] => {
  const seat = turnOf(state);
  return CONCEIVABLE.filter((action) => seat !== null && decide(state, seat, action).ok)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((action) => JSON.stringify(action));
};

describe("random deals of all presets and mixes", () => {
  it("legalActions is exactly what apply accepts, in order; the other seat is accepted nothing", () => {
    fc.assert(
      fc.property(arbPlayed, ({ states }) => {
        for (const state of states) {
          expect(legalActions(state).map((action) => JSON.stringify(action))).toEqual(accepted(state));
          for (const seat of SEATS) {
            if (seat === turnOf(state)) continue;
            expect(CONCEIVABLE.filter((action) => decide(state, seat, action).ok)).toEqual([]);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it("every state on the way is sound", () => {
    fc.assert(
      fc.property(arbPlayed, ({ states }) => {
        for (const state of states) expect(checkDeal(state)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("a deal ends within 22 actions, and always on a result of 1, 2 or 3", () => {
    fc.assert(
      fc.property(arbPlayed, ({ states, steps }) => {
        const last = states[states.length - 1];
        expect(last?.phase).toBe("over");
        expect([1, 2, 3]).toContain(last?.result?.counters);
        expect(steps.length).toBeLessThanOrEqual(22);
      }),
      { numRuns: 2000 },
    );
  });

  it("apply never changes its input, accepted or refused", () => {
    fc.assert(
      fc.property(arbPlayed, fc.constantFrom(...CONCEIVABLE), ({ states, steps }, wild) => {
        states.forEach((state, at) => {
          deepFreeze(state);
          const before = JSON.stringify(state);
          const step = steps[at];
          if (step !== undefined) expect(apply(state, step.seat, step.action).ok).toBe(true);
          for (const seat of SEATS) apply(state, seat, wild);
          expect(JSON.stringify(state)).toBe(before);
        });
      }),
      { numRuns: 200 },
    );
  });

  it("apply is decide and the fold of evolve; the state is plain data", () => {
    fc.assert(
      fc.property(arbPlayed, ({ states, steps }) => {
        steps.forEach(({ seat, action }, at) => {
          const state = states[at];
          if (state === undefined) throw new Error("a state stands before each step");
          const decided = decide(state, seat, action);
          if (!decided.ok) throw new Error("the step was legal");
          const events: typeof decided.value = JSON.parse(JSON.stringify(decided.value));
          expect(events.reduce(evolve, state)).toEqual(states[at + 1]);
          expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        });
      }),
      { numRuns: 200 },
    );
  });

  it("the fold of a deal's whole history gives its end", () => {
    fc.assert(
      fc.property(arbPlayed, ({ states }) => {
        const [first] = states;
        const last = states[states.length - 1];
        if (first === undefined || last === undefined) throw new Error("there is a first state");
        expect(last.history.reduce(evolve, first)).toEqual(last);
      }),
      { numRuns: 200 },
    );
  });
});
