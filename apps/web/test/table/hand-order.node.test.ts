import { type Card, type Suit, suitOf } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type HandWishes, orderHand } from "../../src/table/model/hand-order.ts";
import { mySeat } from "../../src/table/model/sides.ts";
import { Driver } from "./support/driver.ts";
import { numbers } from "./support/play.ts";
import { STATES } from "./support/states.ts";

const wishes: fc.Arbitrary<HandWishes> = fc.record({
  order: fc.constantFrom("suit", "rank", "dealt"),
  thumb: fc.constantFrom("right", "left"),
});

/** Views of one seat through a deal of random plays, in order. */
const dealViews = (seed: number): TableView[] => {
  const driver = new Driver({ seed }).sit().next();
  const random = numbers(seed);
  const views: TableView[] = [];
  for (let step = 0; step < 24; step += 1) {
    const { deal } = driver.state;
    if (deal === null || driver.state.stage !== "playing") break;
    views.push(driver.update(0).view);
    const turn = deal.phase === "follow" ? (deal.leader === 0 ? 1 : 0) : deal.leader;
    const legal = driver.update(turn).view.deal?.legal.filter(({ type }) => type === "play") ?? [];
    const action = legal[Math.floor(random() * legal.length)];
    if (action === undefined) break;
    driver.act(action);
  }
  return views;
};

const held = (view: TableView): readonly Card[] => view.deal?.hands[mySeat(view)] ?? [];

test("every order shows each card of the hand once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), wishes, (seed, wish) => {
      for (const view of dealViews(seed)) {
        expect(orderHand(view, wish).toSorted()).toEqual(held(view).toSorted());
      }
    }),
    { numRuns: 30 },
  );
});

test("cards that stay in the hand never move past each other", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), wishes, (seed, wish) => {
      const orders = dealViews(seed).map((view) => orderHand(view, wish));
      orders.slice(1).forEach((after, at) => {
        const before = orders[at] ?? [];
        expect(after.filter((card) => before.includes(card))).toEqual(
          before.filter((card) => after.includes(card)),
        );
      });
    }),
    { numRuns: 30 },
  );
});

test("by suit: suits stay together, trump by the thumb, the best card nearest to it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.constantFrom("right", "left"), (seed, thumb) => {
      for (const view of dealViews(seed)) {
        const cards = orderHand(view, { order: "suit", thumb });
        const fromThumb = thumb === "left" ? cards : cards.toReversed();
        const suits = fromThumb.map(suitOf).filter((suit, at, all) => suit !== all[at - 1]);
        expect(new Set(suits).size).toBe(suits.length);
        const trump = view.deal?.trump as Suit;
        if (suits.includes(trump)) expect(suits[0]).toBe(trump);
        for (const suit of suits) {
          const ranks = fromThumb
            .filter((card) => suitOf(card) === suit)
            .map((card) => "ATKQJ".indexOf(card[1] ?? ""));
          expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        }
        const isRed = (suit: Suit): boolean => suit === "H" || suit === "D";
        if (suits.length === 4)
          expect(suits.every((suit, at) => at === 0 || isRed(suit) !== isRed(suits[at - 1] ?? suit))).toBe(
            true,
          );
      }
    }),
    { numRuns: 30 },
  );
});

test("as dealt: a card drawn comes to the end", () => {
  for (const seed of [3, 7, 11]) {
    for (const view of dealViews(seed)) {
      const drawn = view.deal?.history.findLast((event) => event.type === "drawn" && event.own !== null);
      const own = drawn?.type === "drawn" ? drawn.own : null;
      if (own === null || !held(view).includes(own)) continue;
      expect(orderHand(view, { order: "dealt", thumb: "right" }).at(-1)).toBe(own);
    }
  }
});

test("without a deal there is nothing to sort", () => {
  expect(orderHand(STATES.cutting({}).view, { order: "suit", thumb: "left" })).toEqual([]);
});
