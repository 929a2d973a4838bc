/** The solver against one that just tries everything the engine allows, under all presets and other mixes. */
import { type DealState, isStrict, stockSize } from "@bummerl/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { bitsOf, compileRules } from "../../src/bits/index.ts";
import { createSolver, solveDeal } from "../../src/solver/index.ts";
import { arbStates } from "../support/deals.ts";
import { SlowSolver } from "../support/slow-solver.ts";

const obvious = (state: DealState) =>
  new SlowSolver().actions(state).filter(({ action }) => action.type !== "giveUp");

const agree = (state: DealState): void => {
  const actions = obvious(state);
  const solved = solveDeal(state);
  if (!solved.ok) throw new Error(solved.error.code);
  expect(solved.value.actions).toEqual(actions);
  expect(solved.value.value).toBe(Math.max(...actions.map(({ value }) => value)));
};

/** One of the states of a deal, chosen by fast-check, that is as far on as asked for. */
const arbState = (isWanted: (state: DealState) => boolean): fc.Arbitrary<DealState> =>
  arbStates
    .map((states) => states.filter((state) => state.phase !== "over" && isWanted(state)))
    .filter((states) => states.length > 0)
    .chain((states) => fc.constantFrom(...states));

test("R12–R35 strict play: every action's value, in the order of the legal actions", () => {
  fc.assert(fc.property(arbState(isStrict), agree), { numRuns: 250 });
});

const lastDraw = arbState(
  (state) => state.closed === null && stockSize(state) === 2 && state.phase === "lead",
);

test("R11–R19 an open stock: draws, exchange and closing", () => {
  fc.assert(fc.property(lastDraw, agree), { numRuns: 10 });
});

test("R16 R21 nobody has a trick: pending points, and what the first trick forbids", () => {
  const first = fc.tuple(lastDraw, fc.constantFrom(0, 20, 40), fc.constantFrom(0, 20)).map(
    ([state, leaders, others]): DealState => ({
      ...state,
      points: [0, 0],
      tricks: [0, 0],
      pending: state.leader === 0 ? [leaders, others] : [others, leaders],
    }),
  );
  fc.assert(fc.property(first, agree), { numRuns: 8 });
});

test("one solver for many positions: the value alone, a threshold and one action say the same as all actions", () => {
  const solvers = new Map<string, ReturnType<typeof createSolver>>();
  const arb = arbState((state) => stockSize(state) <= 6 || state.closed !== null);
  fc.assert(
    fc.property(arb, fc.constantFrom(-3, -2, -1, 1, 2, 3), fc.nat(), (state, counters, choice) => {
      const rules = compileRules(state.rules);
      const key = JSON.stringify(rules);
      const solver = solvers.get(key) ?? createSolver(rules);
      solvers.set(key, solver);
      const position = bitsOf(state);
      const { count, best, codes, values } = createSolver(rules).actions(position);
      const at = choice % count;
      expect(solver.value(position)).toBe(best);
      expect(solver.atLeast(position, counters)).toBe(best >= counters);
      expect(solver.actionValue(position, codes[at] ?? 0)).toBe(values[at]);
    }),
    { numRuns: 150 },
  );
});
