import { cardIndex, type DealState, otherSeat, rememberedView, turnOf } from "@bummerl/engine";
import fc from "fast-check";
import { expect, it } from "vitest";
import { bitsOf, setOf } from "../../src/bits/index.ts";
import { knowledgeOf } from "../../src/knowledge/index.ts";
import { positionIn } from "../../src/worlds/index.ts";
import { arbStates } from "../support/deals.ts";

/** Fields that are not looked at once the stock is closed, or with `closeValue: atEnd`, made equal. */
const looked = (position: ReturnType<typeof bitsOf>, { rules }: DealState) => ({
  ...position,
  stock: position.closed === null ? position.stock : [],
  closed:
    position.closed === null
      ? null
      : { ...position.closed, made: rules.closeValue === "atEnd" ? 0 : position.closed.made },
});

it("the true world makes the position that the deal itself makes", () => {
  fc.assert(
    fc.property(arbStates, (states) => {
      for (const state of states) {
        const seat = turnOf(state);
        if (seat === null) continue;
        const knowledge = knowledgeOf(rememberedView(state, seat), state.rules);
        const world = {
          opponent: setOf(state.hands[otherSeat(seat)]),
          stock: state.closed === null ? state.faceDown.map(cardIndex) : [],
        };
        expect(looked(positionIn(knowledge, world), state)).toEqual(looked(bitsOf(state), state));
      }
    }),
    { numRuns: 60 },
  );
});
