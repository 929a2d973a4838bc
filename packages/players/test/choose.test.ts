import {
  apply,
  type BummerlState,
  type DealState,
  deal,
  legalActions,
  newBummerl,
  OUT,
  otherSeat,
  PRESET_NAMES,
  PRESETS,
  type RuleSet,
  rememberedView,
  type Seat,
  scoreDeal,
  turnOf,
} from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packOf } from "../bench/referee.ts";
import { choose, LEVELS, type Level } from "../src/index.ts";
import { arbRules } from "./support/deals.ts";

/** Plays a deal to its end; checks at every turn that the action is legal, no surrender, and no false claim. */
const playOut = (rules: RuleSet, dealer: Seat, levels: readonly [Level, Level], seed: number): DealState => {
  let state = deal(rules, dealer, packOf(seed));
  for (let turn = 0; turn < 30; turn += 1) {
    const seat = turnOf(state);
    if (seat === null) return state;
    const options = { level: levels[seat], seed: seed + turn, toGo: [7, 7] } as const;
    const action = choose(rememberedView(state, seat), rules, options);
    expect(legalActions(state)).toContainEqual(action);
    expect(action.type).not.toBe("giveUp");
    const applied = apply(state, seat, action);
    if (!applied.ok) throw new Error(`refused: ${applied.error.code}`);
    state = applied.value.state;
  }
  throw new Error("a deal did not end");
};

/** The position of this deal in which a player has 66 and may say so; `null` if it comes to none. */
const whereHobbyClaims = (seed: number): DealState | null => {
  let state = deal(PRESETS.classic, 0, packOf(seed));
  for (let seat = turnOf(state); seat !== null; seat = turnOf(state)) {
    if (state.points[seat] >= OUT && legalActions(state).some(({ type }) => type === "claim")) return state;
    const view = rememberedView(state, seat);
    const action = choose(view, PRESETS.classic, { level: "hobby", seed, toGo: [7, 7] });
    const applied = apply(state, seat, action);
    if (!applied.ok) throw new Error(`refused: ${applied.error.code}`);
    state = applied.value.state;
  }
  return null;
};

describe("every level", () => {
  it("plays whole deals under every preset and mix; never a false claim, never gives up", () => {
    fc.assert(
      fc.property(
        arbRules,
        fc.constantFrom(...LEVELS),
        fc.constantFrom(...LEVELS),
        fc.nat(),
        (rules, first, second, seed) => {
          const { result } = playOut(rules, 0, [first, second], seed);
          expect(result).not.toBeNull();
          expect(["falseClaim", "giveUp"]).not.toContain(result?.reason);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("plays a Bummerl through under every preset", () => {
    PRESET_NAMES.forEach((name, at) => {
      const rules = PRESETS[name];
      const level = LEVELS[at % LEVELS.length] ?? "hobby";
      let bummerl: BummerlState = newBummerl(0, rules.target);
      for (let number = 0; bummerl.result === null; number += 1) {
        const { result } = playOut(rules, bummerl.dealer, [level, "hobby"], 100 * at + number);
        if (result === null) throw new Error("the deal has no result");
        bummerl = scoreDeal(bummerl, result, rules).state;
      }
      expect(bummerl.toGo[bummerl.result?.winner ?? 0]).toBe(0);
    });
  });

  it("does the same again with the same seed", () => {
    const state = deal(PRESETS.classic, 0, packOf(5));
    for (const level of LEVELS) {
      const twice = [1, 2].map(() =>
        choose(rememberedView(state, 1), PRESETS.classic, { level, seed: 9, toGo: [7, 7] }),
      );
      expect(twice[0]).toEqual(twice[1]);
    }
  });

  it("claims when it has 66 (R25, R35); the beginner may miss it, but not in the last trick", () => {
    let asked = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const state = whereHobbyClaims(seed);
      const seat = state === null ? null : turnOf(state);
      if (state === null || seat === null) continue;
      for (const level of LEVELS) {
        if (level === "beginner" && state.phase !== "lastTrick") continue;
        const action = choose(rememberedView(state, seat), PRESETS.classic, { level, seed, toGo: [7, 7] });
        expect(action).toEqual({ type: "claim" });
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(40);
  });

  it("is not asked out of turn", () => {
    const state = deal(PRESETS.classic, 0, packOf(1));
    const off = otherSeat(turnOf(state) ?? 0);
    expect(() =>
      choose(rememberedView(state, off), PRESETS.classic, { level: "hobby", seed: 1, toGo: [7, 7] }),
    ).toThrow("not on turn");
  });
});
