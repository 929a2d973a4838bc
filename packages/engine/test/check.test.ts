import { describe, expect, it } from "vitest";
import { checkDeal, type DealState, evolve } from "../src/index.ts";
import { fd1, k40j } from "./support/deals.ts";
import { run } from "./support/play.ts";

const broken: readonly [string, DealState, RegExp][] = [
  ["a card twice", { ...fd1(), hands: [["SK", "SQ", "CK", "ST", "SK"], fd1().hands[1]] }, /twice/],
  ["a card lost", { ...fd1(), faceDown: fd1().faceDown.slice(1) }, /do not make 20/],
  ["an odd stock", { ...fd1(), faceDown: fd1().faceDown.slice(1) }, /odd/],
  ["points without a trick", { ...fd1(), points: [0, 4] }, /without a trick/],
  ["points that no trick gave", { ...run(fd1(), "HJ CK"), points: [0, 7] }, /points of seat 1/],
  ["pending points without a marriage", { ...fd1(), pending: [20, 0] }, /R20/],
  ["an up-card that is no trump", { ...fd1(), trump: "S" }, /no trump/],
  ["over without a result", { ...fd1(), phase: "over" }, /result/],
  ["following nothing", { ...fd1(), phase: "follow" }, /nothing is led/],
  ["a lead that lies there already", { ...run(fd1(), "HJ"), phase: "lead" }, /before the lead/],
  ["cards left after the last trick", { ...fd1(), phase: "lastTrick" }, /after the last trick/],
  [
    "more at closing than now",
    { ...run(fd1(), "close"), closed: { by: 1, atClosing: { points: [0, 9], tricks: [0, 1] } } },
    /at closing/,
  ],
  [
    "something else than the jack exchanged",
    { ...k40j(), exchange: { seat: 0, taken: "SA", given: "SQ" } },
    /jack/,
  ],
];

describe("the validator of states", () => {
  it("finds nothing in a sound one", () => {
    expect(checkDeal(fd1())).toEqual([]);
    expect(checkDeal(run(fd1(), "HJ CK close DT DJ"))).toEqual([]);
  });

  it.each(broken)("finds %s", (_, state, fault) => {
    expect(checkDeal(state).join(" | ")).toMatch(fault);
  });

  it("evolve believes events but does not move cards that are not there", () => {
    expect(() => evolve(fd1(), { type: "led", seat: 1, card: "SK" })).toThrow();
    expect(() => evolve(fd1(), { type: "trickWon", winner: 0, points: 4, released: 0 })).toThrow();
  });
});
