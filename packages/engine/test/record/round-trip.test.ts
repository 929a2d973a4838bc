import fc from "fast-check";
import { expect, test } from "vitest";
import { CARDS, SEATS } from "../../src/cards.ts";
import { apply } from "../../src/deal/apply.ts";
import { deal } from "../../src/deal/deal.ts";
import { legalActions } from "../../src/deal/legal.ts";
import { turnOf } from "../../src/deal/query.ts";
import type { DealState } from "../../src/deal/state.ts";
import { describeState, type SeatAction } from "../../src/record/index.ts";
import { PRESETS } from "../../src/rules/presets.ts";
import { PRESET_NAMES } from "../../src/rules/ruleset.ts";
import { readRecord, replayed } from "./support.ts";

const dealt = fc.record({
  preset: fc.constantFrom(...PRESET_NAMES),
  dealer: fc.constantFrom(...SEATS),
  deck: fc.shuffledSubarray([...CARDS], { minLength: 20 }),
  /** Which of the legal actions is taken at each step; where it runs out the record ends. */
  choices: fc.array(fc.nat(), { maxLength: 22 }),
});

type Dealt = typeof dealt extends fc.Arbitrary<infer Value> ? Value : never;

/** The actions of a random deal with the state after each; the first state is the one dealt. */
function playOut({ preset, dealer, deck, choices }: Dealt) {
  const states: DealState[] = [deal(PRESETS[preset], dealer, deck)];
  const actions: SeatAction[] = [];
  for (const choice of choices) {
    const state = states[states.length - 1];
    if (state === undefined) throw new Error("no state");
    const seat = turnOf(state);
    // Giving up would end most deals early.
    const legal = legalActions(state).filter(({ type }) => type !== "giveUp");
    const action = legal[choice % Math.max(legal.length, 1)];
    if (seat === null || action === undefined) break;
    const next = apply(state, seat, action);
    if (!next.ok) throw new Error(next.error.code);
    states.push(next.value.state);
    actions.push({ seat, ...action });
  }
  return { states, actions };
}

test("a random deal written as a record, read and replayed, equals the deal played", () => {
  fc.assert(
    fc.property(dealt, fc.boolean(), (given, byName) => {
      const { states, actions } = playOut(given);
      const last = states[states.length - 1];
      if (last === undefined) throw new Error("no state");
      const rules = byName ? given.preset : PRESETS[given.preset];
      const text = JSON.stringify({ rules, dealer: given.dealer, deck: given.deck, actions });
      const json: unknown = JSON.parse(text);
      expect(JSON.stringify(replayed(json))).toBe(
        JSON.stringify({ ok: true, applied: actions.length, ...describeState(last) }),
      );
      // What was read is itself a record.
      expect(readRecord(JSON.parse(JSON.stringify(readRecord(json))))).toEqual(readRecord(json));
    }),
    { numRuns: 500, seed: 4 },
  );
});

test("any state in the middle, written as a position, plays on to the same end", () => {
  fc.assert(
    fc.property(dealt, fc.nat(), (given, cut) => {
      const { states, actions } = playOut(given);
      const last = states[states.length - 1];
      const at = cut % states.length;
      const middle = states[at];
      if (middle === undefined || last === undefined) throw new Error("no state");
      fc.pre(middle.phase !== "over");
      const position = {
        trump: middle.trump,
        hands: middle.hands,
        leader: middle.leader,
        led: middle.led,
        faceDown: middle.faceDown,
        upCard: middle.upCard,
        closed: middle.closed,
        points: middle.points,
        tricks: middle.tricks,
        marriages: middle.marriages.map(({ seat, suit }) => ({ seat, suit })),
      };
      const rest = actions.slice(at);
      expect(replayed({ rules: given.preset, position, actions: rest })).toEqual({
        ok: true,
        applied: rest.length,
        ...describeState(last),
      });
    }),
    { numRuns: 500, seed: 44 },
  );
});
