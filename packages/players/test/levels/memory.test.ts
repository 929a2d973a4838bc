import { rememberedView, turnOf } from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkKnowledge, knowledgeOf } from "../../src/knowledge/index.ts";
import { remember } from "../../src/levels/memory.ts";
import { pickByWorth, type Rated } from "../../src/levels/pick.ts";
import { randomFrom } from "../../src/worlds/index.ts";
import { arbStates } from "../support/deals.ts";

describe("a weaker memory", () => {
  it("knows less and nothing wrong: what is forgotten cannot be placed, hand and table stay", () => {
    let forgotten = 0;
    fc.assert(
      fc.property(arbStates, fc.nat(), (states, seed) => {
        for (const state of states) {
          const seat = turnOf(state);
          if (seat === null) continue;
          const full = knowledgeOf(rememberedView(state, seat), state.rules);
          const weak = remember(full, { great: 0.5, small: 0.2, hand: 0.5 }, randomFrom(seed));
          expect(checkKnowledge(weak)).toEqual([]);
          expect([weak.own, weak.led, weak.upCard]).toEqual([full.own, full.led, full.upCard]);
          expect(weak.gone & ~full.gone).toBe(0);
          expect(weak.opponent & ~full.opponent).toBe(0);
          if (weak.gone !== full.gone) forgotten += 1;
          expect(remember(full, { great: 1, small: 1, hand: 1 }, randomFrom(seed))).toEqual(full);
        }
      }),
      { numRuns: 60 },
    );
    expect(forgotten).toBeGreaterThan(100);
  });
});

describe("choosing by worth", () => {
  const rated: Rated[] = [
    { action: { type: "exchange" }, value: 1 },
    { action: { type: "close" }, value: 3 },
    { action: { type: "claim" }, value: 2 },
  ];

  it("takes the best without temperature, else e to 1 for each temperature of difference", () => {
    const random = randomFrom(11);
    expect(pickByWorth(rated, 0, random)).toEqual({ type: "close" });
    const drawn = Array.from({ length: 20_000 }, () => pickByWorth(rated, 1, random).type);
    const share = (type: string): number => drawn.filter((one) => one === type).length / drawn.length;
    const sum = 1 + Math.exp(-1) + Math.exp(-2);
    expect(share("close")).toBeCloseTo(1 / sum, 1.5);
    expect(share("claim") / share("close")).toBeCloseTo(Math.exp(-1), 1);
    expect(share("exchange") / share("close")).toBeCloseTo(Math.exp(-2), 1);
  });
});
