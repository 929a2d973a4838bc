import { type DealState, otherSeat, rememberedView, type Seat } from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { setOf, sizeOf } from "../../src/bits/index.ts";
import { type Knowledge, knowledgeOf } from "../../src/knowledge/index.ts";
import {
  countWorlds,
  enumerateWorlds,
  randomFrom,
  sampleWorlds,
  type World,
} from "../../src/worlds/index.ts";
import { arbStates } from "../support/deals.ts";

const MANY = 400;

const knowledgeIn = (
  states: readonly DealState[],
  seat: Seat,
): { state: DealState; knowledge: Knowledge }[] =>
  states
    .filter(({ phase }) => phase === "lead" || phase === "follow")
    .map((state) => ({ state, knowledge: knowledgeOf(rememberedView(state, seat), state.rules) }));

const keyOf = ({ opponent, stock }: World): string => `${opponent} ${stock.join(" ")}`;

/** Is every card that the seat cannot place where it may be, and none twice? */
const isPossible = (knowledge: Knowledge, { opponent, stock }: World): boolean => {
  const drawn = stock.reduce((set, card) => set | (1 << card), 0);
  return (
    sizeOf(opponent) === knowledge.opponentSize &&
    (knowledge.opponent & ~opponent) === 0 &&
    (opponent & ~(knowledge.opponent | (knowledge.unseen & ~knowledge.excluded))) === 0 &&
    (drawn & ~(knowledge.unseen & ~opponent)) === 0 &&
    sizeOf(drawn) === stock.length &&
    stock.length === (knowledge.closed === null ? knowledge.faceDown : 0)
  );
};

describe("worlds", () => {
  it("are counted right, all different, possible, and the true one is among them", () => {
    let compared = 0;
    fc.assert(
      fc.property(arbStates, fc.constantFrom<Seat[]>(0, 1), (states, seat) => {
        for (const { state, knowledge } of knowledgeIn(states, seat)) {
          const count = countWorlds(knowledge);
          if (count > MANY) continue;
          const keys = enumerateWorlds(knowledge).map((world) => {
            expect(isPossible(knowledge, world)).toBe(true);
            return keyOf(world);
          });
          expect(keys.length).toBe(count);
          expect(new Set(keys).size).toBe(count);
          const stock = state.closed === null ? state.faceDown.map((card) => Math.log2(setOf([card]))) : [];
          expect(keys).toContain(keyOf({ opponent: setOf(state.hands[otherSeat(seat)]), stock }));
          compared += 1;
        }
      }),
      { numRuns: 40 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  it("are sampled possible at every stage, the same for the same seed, each as likely", () => {
    fc.assert(
      fc.property(arbStates, fc.nat(), (states, seed) => {
        for (const { knowledge } of knowledgeIn(states, 0)) {
          const worlds = sampleWorlds(knowledge, 4, randomFrom(seed));
          expect(worlds.every((world) => isPossible(knowledge, world))).toBe(true);
          expect(sampleWorlds(knowledge, 4, randomFrom(seed))).toEqual(worlds);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("come up about equally often: chi-squared of 210 worlds stays under its 1-in-10,000 limit", () => {
    const pack = 0b11111_11111_11111_11111;
    const unseen = 0b11111_11;
    const knowledge: Knowledge = {
      trump: 3,
      phase: "follow",
      leader: 1,
      led: 8,
      own: 0b11111 << 9,
      opponent: 0,
      opponentSize: 4,
      unseen,
      excluded: 0,
      gone: pack & ~(unseen | (0b11111 << 9) | (1 << 8) | (1 << 19)),
      upCard: 19,
      faceDown: 3,
      closed: null,
      points: [20, 20],
      pending: [0, 0],
      tricks: [2, 1],
      played: [],
      marriages: [],
      exchangedBy: null,
      dealer: 0,
    };
    const kinds = countWorlds(knowledge);
    expect(kinds).toBe(210);
    const drawn = 21_000;
    const tally = new Map<string, number>();
    for (const world of sampleWorlds(knowledge, drawn, randomFrom(7))) {
      tally.set(keyOf(world), (tally.get(keyOf(world)) ?? 0) + 1);
    }
    const expected = drawn / kinds;
    const chi = enumerateWorlds(knowledge).reduce(
      (sum, world) => sum + ((tally.get(keyOf(world)) ?? 0) - expected) ** 2 / expected,
      0,
    );
    // 209 degrees of freedom: mean 209, standard deviation 20.4.
    expect(chi).toBeLessThan(296);
    expect(chi).toBeGreaterThan(140);
  });
});
