import { type DealState, rememberedView, type Seat, turnOf } from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choose, LEVELS } from "../src/index.ts";
import { randomFrom } from "../src/worlds/index.ts";
import { arbStates } from "./support/deals.ts";
import { redeal } from "./support/redeal.ts";

const hiddenOf = (state: DealState, seat: Seat): string =>
  JSON.stringify([state.hands[seat === 0 ? 1 : 0].toSorted(), state.closed === null ? state.faceDown : []]);

describe("honesty", () => {
  it("whatever the hidden cards are, a level does the same: it cannot see them", () => {
    let others = 0;
    fc.assert(
      fc.property(arbStates, fc.nat(), fc.nat(), (states, at, seed) => {
        const running = states.filter((state) => turnOf(state) !== null);
        const state = running[at % running.length];
        const seat = state === undefined ? null : turnOf(state);
        if (state === undefined || seat === null) return;
        const view = rememberedView(state, seat);
        const random = randomFrom(seed);
        for (const level of LEVELS) {
          const options = { level, seed, toGo: [5, 3] } as const;
          const action = choose(view, state.rules, options);
          expect(view.legal).toContainEqual(action);
          for (let world = 0; world < 2; world += 1) {
            const twin = redeal(state, seat, random);
            if (hiddenOf(twin, seat) !== hiddenOf(state, seat)) others += 1;
            expect(choose(rememberedView(twin, seat), state.rules, options)).toEqual(action);
          }
        }
      }),
      { numRuns: 20 },
    );
    expect(others).toBeGreaterThan(60);
  });
});
