import { apply, type DealState, legalActions, type Seat, turnOf } from "@bummerl/engine";
import fc from "fast-check";
import { expect, it } from "vitest";
import { Game } from "../../bench/game/game.ts";
import { actionOf, bitsOf, codeOf, compileRules } from "../../src/bits/index.ts";
import { arbRules, arbStart } from "../support/deals.ts";

/** What may be done, claims and giving up left out. */
const moves = (state: DealState): number[] =>
  legalActions(state)
    .filter((action) => action.type !== "giveUp" && action.type !== "claim" && !("claim" in action))
    .map(codeOf);

/** The game goes out by itself: under claim rules the engine's player claims as soon as he may. */
const claimIfOut = (state: DealState): DealState => {
  const seat = turnOf(state);
  if (seat === null) return state;
  const claim = legalActions(state).some(({ type }) => type === "claim");
  if (!claim) return state;
  const end = state.points[seat] >= 66 ? "claim" : state.phase === "lastTrick" ? "settle" : null;
  if (end === null) return state;
  const applied = apply(state, seat, { type: end });
  return applied.ok ? applied.value.state : state;
};

const withMarriageClaimed = (state: DealState, seat: Seat, code: number): DealState => {
  const action = actionOf(code);
  const claimed = action.type === "marriage" ? ({ ...action, claim: true } as const) : action;
  const suits = action.type === "marriage" && action.card[0] === state.trump ? 40 : 20;
  const out =
    action.type === "marriage" &&
    state.rules.goOut === "claim" &&
    state.tricks[seat] > 0 &&
    state.points[seat] + suits >= 66;
  const applied = apply(state, seat, out ? claimed : action);
  if (!applied.ok) throw new Error(applied.error.code);
  return applied.value.state;
};

it("the game that opponents of the bench search in is the engine's", () => {
  const into = new Uint8Array(64);
  let closed = 0;
  fc.assert(
    fc.property(arbRules, arbStart, (rules, { start, choices }) => {
      let state: DealState = start(rules);
      const first = turnOf(state);
      const game = new Game(compileRules(rules));
      game.load(bitsOf(state));
      for (const choice of choices) {
        const seat = turnOf(state);
        if (seat === null) break;
        const legal = moves(state);
        const found = Array.from(into.subarray(0, game.moves(into, true)));
        expect(found.toSorted((a, b) => a - b)).toEqual(legal.toSorted((a, b) => a - b));
        const code = legal[choice % legal.length] ?? 0;
        if (actionOf(code).type === "close") closed += 1;
        game.play(code);
        state = claimIfOut(withMarriageClaimed(state, seat, code));
        const { result } = state;
        const counters = result === null ? 0 : result.winner === first ? result.counters : -result.counters;
        expect(game.result).toBe(counters);
      }
      expect(state.result).not.toBeNull();
    }),
    { numRuns: 300 },
  );
  expect(closed).toBeGreaterThan(30);
});
