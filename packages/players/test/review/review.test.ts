import {
  type Action,
  apply,
  type Card,
  type DealState,
  deal,
  legalActions,
  type PerSeat,
  PRESETS,
  rememberedView,
  type Seat,
  turnOf,
} from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packOf } from "../../bench/referee.ts";
import {
  type Decision,
  decisionsIn,
  mistakesIn,
  type PlayedDeal,
  reviewDeal,
} from "../../src/review/index.ts";
import { judge } from "../../src/review/judge.ts";
import { randomFrom } from "../../src/worlds/index.ts";
import { arbStates } from "../support/deals.ts";
import { redeal } from "../support/redeal.ts";
import { SlowSolver } from "../support/slow-solver.ts";

const rules = PRESETS.classic;
const OPTIONS = { seed: 5, worlds: 60 };

/** Both play anything that the rules allow: a deal full of mistakes. */
const played = (number: number, toGo: PerSeat<number> = [7, 7]): PlayedDeal => {
  const deck = packOf(number);
  const random = randomFrom(number);
  const actions: (Action & { seat: Seat })[] = [];
  let state = deal(rules, 0, deck);
  for (let seat = turnOf(state); seat !== null; seat = turnOf(state)) {
    const legal = legalActions(state).filter(
      (action) => action.type !== "giveUp" && action.type !== "claim" && !("claim" in action),
    );
    const action = legal[random.below(legal.length)] ?? { type: "giveUp" };
    actions.push({ ...action, seat });
    state = did(state, seat, action);
  }
  return { rules, dealer: 0, deck, actions, toGo };
};

const did = (state: DealState, seat: Seat, action: Action): DealState => {
  const applied = apply(state, seat, action);
  if (!applied.ok) throw new Error(applied.error.code);
  return applied.value.state;
};

const stateAt = ({ dealer, deck, actions }: PlayedDeal, at: number): DealState =>
  actions
    .slice(0, at)
    .reduce((state, { seat, ...action }) => did(state, seat, action), deal(rules, dealer, deck));

const reviewed = (given: PlayedDeal, seat: Seat): Decision[] => [...reviewDeal(given, seat, OPTIONS)];

describe("the review of a deal", () => {
  it("judges by what the seat could know: other hidden cards, the same judgement", () => {
    let others = 0;
    fc.assert(
      fc.property(arbStates, fc.nat(), fc.nat(), (states, at, seed) => {
        const running = states.filter((state) => turnOf(state) !== null);
        const state = running[at % running.length];
        const seat = state === undefined ? null : turnOf(state);
        if (state === undefined || seat === null) return;
        const options = { seed, toGo: [5, 3], worlds: 20 } as const;
        const twin = redeal(state, seat, randomFrom(seed));
        if (JSON.stringify(twin) !== JSON.stringify(state)) others += 1;
        expect(judge(rememberedView(twin, seat), state.rules, options)).toEqual(
          judge(rememberedView(state, seat), state.rules, options),
        );
      }),
      { numRuns: 25 },
    );
    expect(others).toBeGreaterThan(12);
  });

  it("is the same, better lines included, when cards that nobody drew lay in another order", () => {
    const deals = Array.from({ length: 20 }, (_, number) => played(number));
    const undrawn = (given: PlayedDeal): number => stateAt(given, given.actions.length).faceDown.length;
    const early = deals.filter((given) => undrawn(given) > 1).slice(0, 4);
    expect(early).toHaveLength(4);
    for (const given of early) {
      const from = given.deck.length - undrawn(given);
      const deck: Card[] = [...given.deck.slice(0, from), ...given.deck.slice(from).reverse()];
      expect(reviewed({ ...given, deck }, 0)).toEqual(reviewed(given, 0));
    }
  });

  it("says of an ending with all cards known exactly what each action was worth, and what it cost", () => {
    let found = 0;
    for (let number = 0; number < 40 && found < 3; number += 1) {
      const given = played(number);
      for (const decision of reviewed(given, 0).filter(({ exact, trick }) => exact && trick > 7)) {
        const truth = new SlowSolver()
          .actions(stateAt(given, decision.at))
          .filter(({ action }) => action.type !== "giveUp");
        const key = ({ action, value }: { action: Action; value: number }) => JSON.stringify([action, value]);
        expect(decision.actions.map(key).toSorted()).toEqual(truth.map(key).toSorted());
        const best = Math.max(...truth.map(({ value }) => value));
        expect(decision.cost).toBe(best - decision.chosen.value);
        if (decision.cost === 0) continue;
        found += 1;
        // The better line keeps what it promises.
        const end = decision.better.reduce(
          (state, { seat, ...action }) => did(state, seat, action),
          stateAt(given, decision.at),
        );
        const { result } = end;
        expect(result === null ? null : result.counters * (result.winner === 0 ? 1 : -1)).toBe(best);
      }
    }
    expect(found).toBe(3);
  });

  it("calls nothing a mistake that may be chance, and names the dearest first", () => {
    let mistakes = 0;
    for (let number = 100; number < 112; number += 1) {
      const given = played(number);
      const decisions = reviewed(given, 0);
      expect(decisions).toHaveLength(decisionsIn(given, 0));
      for (const { actions, chosen, cost, better } of decisions) {
        const [best] = actions;
        if (best === undefined) throw new Error("nothing was judged");
        const difference = best.value - chosen.value;
        if (difference <= Math.hypot(best.error, chosen.error)) expect(cost).toBe(0);
        else if (cost > 0) expect(cost).toBeCloseTo(difference);
        expect(better.length > 0).toBe(cost > 0);
      }
      const costs = mistakesIn(decisions).map(({ cost }) => cost);
      expect(costs).toEqual(costs.toSorted((a, b) => b - a));
      mistakes += costs.length;
    }
    expect(mistakes).toBeGreaterThan(5);
  });

  it("takes a deal given up for what was written for it (R36), and no counter beyond the Bummerl's end (R40)", () => {
    const given = played(7, [1, 2]);
    const first = given.actions.findIndex(({ seat }) => seat === 0);
    const gaveUp = {
      ...given,
      actions: [...given.actions.slice(0, first), { seat: 0, type: "giveUp" } as const],
    };
    const [decision] = reviewed(gaveUp, 0);
    expect(decision?.chosen).toMatchObject({ action: { type: "giveUp" }, error: 0 });
    expect(decision?.chosen.value).toBeLessThan(0);
    for (const { actions } of reviewed(given, 0))
      for (const { value } of actions) {
        expect(value).toBeLessThan(1.001);
        expect(value).toBeGreaterThan(-2.001);
      }
  });
});
