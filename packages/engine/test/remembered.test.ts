import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Card,
  cardPoints,
  type DealState,
  type DealView,
  isCard,
  rememberedView,
  SEATS,
  type Seat,
  viewFor,
} from "../src/index.ts";
import { arbPlayed } from "./support/arbitrary.ts";

/** The strictest house: only the trick just completed may be looked at, and nobody is told points. */
const STRICT = { viewTricks: "lastUntilNextLead", showPoints: "none" } as const;

const cardsNamed = (view: DealView): Card[] => {
  const words: readonly string[] = JSON.stringify(view).match(/(?<=")[SHDC][ATKQJ](?=")/g) ?? [];
  return words.filter((word) => isCard(word));
};

/** The views a seat had of a deal so far, one after the other, under the strictest rules. */
const looksOf = (states: readonly DealState[], seat: Seat): DealView[] =>
  states.map((state) => viewFor({ ...state, rules: { ...state.rules, ...STRICT } }, seat));

describe("what a seat remembers", () => {
  it("names no card that it has not seen at some time under the strictest rules (R38)", () => {
    let named = 0;
    fc.assert(
      fc.property(arbPlayed, fc.constantFrom(...SEATS), ({ states }, seat) => {
        const seen = new Set<Card>();
        const looks = looksOf(states, seat);
        states.forEach((state, at) => {
          const look = looks[at];
          if (look === undefined || state.phase === "over") return;
          for (const card of cardsNamed(look)) seen.add(card);
          const remembered = cardsNamed(rememberedView(state, seat));
          expect(remembered.filter((card) => !seen.has(card))).toEqual([]);
          named += remembered.length;
        });
      }),
      { numRuns: 200 },
    );
    expect(named).toBeGreaterThan(10_000);
  });

  it("counts no point that it could not count along: tricks it saw and marriages it heard (R39)", () => {
    fc.assert(
      fc.property(arbPlayed, fc.constantFrom(...SEATS), ({ states }, seat) => {
        const looks = looksOf(states, seat);
        states.forEach((state, at) => {
          if (state.phase === "over") return;
          const view = rememberedView(state, seat);
          const tricks = looks
            .slice(0, at + 1)
            .map(({ lastTrick }) => lastTrick)
            .filter((trick, place, all) => trick !== null && all[place - 1]?.led !== trick.led);
          for (const of of SEATS) {
            const taken = tricks.reduce(
              (sum, trick) =>
                trick?.winner === of ? sum + cardPoints(trick.led) + cardPoints(trick.answer) : sum,
              0,
            );
            const married = view.marriages
              .filter((marriage) => marriage.seat === of)
              .reduce((sum, { suit }) => sum + (suit === view.trump ? 40 : 20), 0);
            expect((view.points[of] ?? -1) + (view.pending[of] ?? -1)).toBe(taken + married);
          }
        });
      }),
      { numRuns: 200 },
    );
  });
});
