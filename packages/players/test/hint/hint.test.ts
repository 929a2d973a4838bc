import { apply, rememberedView, turnOf } from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluate, type HintCode, hint } from "../../src/index.ts";
import { arbStates } from "../support/deals.ts";
import { isTrue } from "./claims.ts";

describe("a hint", () => {
  it("advises what may be done, for a reason that is true; some rule of good play for most", () => {
    const met = new Map<HintCode, number>();
    fc.assert(
      fc.property(arbStates, fc.nat(), fc.nat(), (states, at, seed) => {
        const state = states[at % states.length];
        const seat = state === undefined ? null : turnOf(state);
        if (state === undefined || seat === null) return;
        const view = rememberedView(state, seat);
        const { action, reason } = hint(view, state.rules, { seed, toGo: [4, 5] });
        expect(view.legal).toContainEqual(action);
        expect(apply(state, seat, action).ok).toBe(true);
        const hinted = { state, view, rules: state.rules, seat, action, reason };
        expect([reason, isTrue(hinted)]).toEqual([reason, true]);
        met.set(reason.code, (met.get(reason.code) ?? 0) + 1);
      }),
      { numRuns: 150 },
    );
    const all = [...met.values()].reduce((sum, count) => sum + count, 0);
    expect(met.size).toBeGreaterThan(8);
    expect((met.get("expected") ?? 0) / all).toBeLessThan(0.5);
  });

  it("leads with what evaluate puts first, and evaluate weighs every legal action", () => {
    fc.assert(
      fc.property(arbStates, fc.nat(), fc.nat(), (states, at, seed) => {
        const state = states[at % states.length];
        const seat = state === undefined ? null : turnOf(state);
        if (state === undefined || seat === null) return;
        const view = rememberedView(state, seat);
        const { actions, exact } = evaluate(view, state.rules, { seed, toGo: [7, 7] });
        expect(new Set(actions.map(({ action }) => action))).toEqual(
          new Set(view.legal.filter(({ type }) => type !== "giveUp")),
        );
        for (const { value, error, wins } of actions) {
          expect(Math.abs(value)).toBeLessThanOrEqual(3.001);
          expect(error >= 0 && (!exact || error === 0)).toBe(true);
          expect(wins >= -1e-6 && wins <= 1.000001).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});
