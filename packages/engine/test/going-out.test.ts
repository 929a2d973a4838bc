import { describe, expect, it } from "vitest";
import type { AtClosing, DealState, RuleSet } from "../src/index.ts";
import { AUTO, closedBy, k40j, position } from "./support/deals.ts";
import { run, verdict } from "./support/play.ts";

const HANDS = ["SA HA DA CA HT", "SK HK DK CK DT"] as const;

/** Seat 0 is about to lead with a used-up stock. */
const open = (points: [number, number], tricks: [number, number], rules: Partial<RuleSet> = {}): DealState =>
  position({ rules, hands: HANDS, points, tricks });

const mirror = { falseClaim: "mirror" } as const;
const min2 = { falseClaim: "min2" } as const;

describe("going out", () => {
  it("R25 a player says 66 from winning a trick until he leads, the draw in between changes nothing", () => {
    const state = position({
      hands: HANDS,
      points: [60, 20],
      tricks: [2, 1],
      faceDown: "CJ CQ HQ",
      upCard: "SJ",
    });
    const won = run(state, "SA SK");
    expect(won.hands[0]).toHaveLength(5);
    expect(run(won, "claim").result).toEqual({ winner: 0, counters: 2, reason: "claim" });
  });

  it("R25 not as follower, not after losing a trick, not after leading, not on the first lead", () => {
    const state = open([70, 40], [3, 2]);
    expect(verdict(state, 1, "claim")).toBe("mayNotClaim R25");
    const led = run(state, "HT");
    expect(verdict(led, 0, "claim")).toBe("mayNotClaim R25");
    expect(verdict(led, 1, "claim")).toBe("mayNotClaim R25");
    expect(verdict(k40j(), 0, "claim")).toBe("mayNotClaim R25");
  });

  it("R25 goOut auto ends the deal the moment 66 is reached, before anybody draws", () => {
    const state = position({
      rules: AUTO,
      hands: HANDS,
      points: [51, 20],
      tricks: [2, 1],
      faceDown: "CJ CQ HQ",
      upCard: "SJ",
    });
    expect(verdict(state, 0, "claim")).toBe("mayNotClaim R25");
    const end = run(state, "SA SK");
    expect(end.result).toEqual({ winner: 0, counters: 2, reason: "auto" });
    expect(end.hands[0]).toHaveLength(4);
    expect(end.faceDown).toHaveLength(3);
  });

  it("R25 goOut auto counts pending points with the trick that releases them", () => {
    const state = position({
      rules: AUTO,
      hands: ["SK SQ SA HT HA", "CT CK CJ CA DA"],
      faceDown: "DT DK DQ DJ HK HQ HJ CQ ST",
      upCard: "SJ",
    });
    const end = run(state, "20:SK CA HA CT");
    expect(end.result).toEqual({ winner: 0, counters: 3, reason: "auto" });
    expect(end.points).toEqual([76, 0]);
  });

  it("R26 a marriage is enough with a trick: claimed with the announcement, the card stays in the hand", () => {
    const state = position({ hands: ["HK HQ", "CA HA"], tricks: [5, 3], points: [46, 40] });
    const end = run(state, "20!HQ");
    expect(end.result).toEqual({ winner: 0, counters: 1, reason: "claim" });
    expect(end.hands[0]).toEqual(["HK", "HQ"]);
    expect(end.led).toBeNull();
    expect(end.points).toEqual([66, 40]);
  });

  it("R26 goOut auto goes out with the announcement as well", () => {
    const state = position({ rules: AUTO, hands: ["HK HQ", "CA HA"], tricks: [5, 3], points: [46, 40] });
    const end = run(state, "20:HQ");
    expect(end.result).toEqual({ winner: 0, counters: 1, reason: "auto" });
    expect(end.hands[0]).toEqual(["HK", "HQ"]);
    expect(end.points).toEqual([66, 40]);
  });

  it("R26 short of 66 the card is led, under both rules", () => {
    const state = position({ rules: AUTO, hands: ["HK HQ", "CA HA"], tricks: [5, 3], points: [45, 40] });
    expect(run(state, "20:HQ").phase).toBe("follow");
  });

  it("R26 without a trick a claim is refused, with one and short of 66 it is false", () => {
    expect(verdict(k40j(), 0, "20!SK")).toBe("mayNotClaim R25");
    const short = position({ hands: ["HK HQ", "CA HA"], tricks: [5, 3], points: [45, 40] });
    const end = run(short, "20!HK");
    expect(end.points).toEqual([65, 40]);
    expect(end.result).toEqual({ winner: 1, counters: 1, reason: "falseClaim" });
  });

  it.each([
    [0, 0, 3],
    [1, 4, 2],
    [1, 32, 2],
    [1, 33, 1],
    [2, 65, 1],
    [2, 66, 1],
  ])("R27 against %i tricks and %i points a claim is worth %i", (tricks, points, counters) => {
    const state = open([66, points], [5 - tricks, tricks]);
    expect(run(state, "claim").result).toEqual({ winner: 0, counters, reason: "claim" });
  });

  it.each([
    ["mirror", 0, 0, 3],
    ["mirror", 1, 32, 2],
    ["mirror", 1, 33, 1],
    ["min2", 0, 0, 3],
    ["min2", 1, 33, 2],
  ] as const)(
    "R28 falseClaim %s pays against %i tricks and %i points",
    (falseClaim, tricks, points, counters) => {
      const state = open([65, points], [5 - tricks, tricks], { falseClaim });
      expect(run(state, "claim").result).toEqual({ winner: 1, counters, reason: "falseClaim" });
    },
  );

  it("R28 a closer who claims falsely pays never less than his failed close", () => {
    const now: AtClosing = { points: [40, 40], tricks: [2, 1] };
    for (const rules of [mirror, min2]) {
      const two = closedBy(0, { points: [20, 40], tricks: [1, 1] }, now, rules);
      expect(run(two, "claim").result).toEqual({ winner: 1, counters: 2, reason: "falseClaim" });
      const three = closedBy(0, { points: [20, 0], tricks: [2, 0] }, now, rules);
      expect(run(three, "claim").result).toEqual({ winner: 1, counters: 3, reason: "falseClaim" });
    }
  });

  it("R28 min2: a closer's false claim pays 3 while the opponent has no trick", () => {
    const state = closedBy(0, { points: [20, 0], tricks: [2, 0] }, { points: [40, 0], tricks: [3, 0] }, min2);
    expect(run(state, "claim").result?.counters).toBe(3);
  });

  it("R28 if the closer's opponent claims falsely the closer wins: mirror as R31, min2 by tricks", () => {
    const two: AtClosing = { points: [20, 20], tricks: [1, 1] };
    const three: AtClosing = { points: [0, 20], tricks: [0, 2] };
    const now: AtClosing = { points: [40, 20], tricks: [1, 2] };
    const end = run(closedBy(1, two, { points: [40, 20], tricks: [2, 1] }, mirror), "claim");
    expect(end.result).toEqual({ winner: 1, counters: 2, reason: "falseClaim" });
    expect(run(closedBy(1, three, now, mirror), "claim").result?.counters).toBe(3);
    expect(run(closedBy(1, three, now, min2), "claim").result?.counters).toBe(2);
    const trickless = closedBy(
      1,
      { points: [0, 0], tricks: [0, 0] },
      { points: [40, 0], tricks: [3, 0] },
      min2,
    );
    expect(run(trickless, "claim").result?.counters).toBe(3);
  });

  it("R29 a forgotten 66 is claimed after another trick, or with a marriage on the lead", () => {
    const state = open([66, 20], [3, 2]);
    const led = run(state, "SA");
    expect(verdict(led, 0, "claim")).toBe("mayNotClaim R25");
    expect(run(led, "SK claim").result?.winner).toBe(0);
    const lost = run(state, "HT HK CA CK");
    expect(verdict(lost, 0, "claim")).toBe("accepted");
    const pair = position({ hands: ["HK HQ", "CA HA"], tricks: [5, 3], points: [66, 40] });
    expect(run(pair, "20!HK").result).toEqual({ winner: 0, counters: 1, reason: "claim" });
  });
});

describe("giving up", () => {
  it("R36 leader or follower gives the other what a correct claim would pay him now", () => {
    expect(run(k40j(), "giveUp").result).toEqual({ winner: 1, counters: 3, reason: "giveUp" });
    expect(run(open([32, 40], [3, 2]), "giveUp").result).toEqual({
      winner: 1,
      counters: 2,
      reason: "giveUp",
    });
    expect(run(open([40, 33], [3, 2]), "SA giveUp").result).toEqual({
      winner: 0,
      counters: 1,
      reason: "giveUp",
    });
    expect(verdict(k40j(), 1, "giveUp")).toBe("notYourTurn R36");
  });

  it("R36 against a closer it is the frozen value; a closer pays at least R30", () => {
    const against = closedBy(1, { points: [20, 20], tricks: [1, 1] }, { points: [40, 40], tricks: [2, 1] });
    expect(run(against, "giveUp").result).toEqual({ winner: 1, counters: 2, reason: "giveUp" });
    const closer = closedBy(0, { points: [20, 20], tricks: [1, 1] }, { points: [40, 40], tricks: [2, 1] });
    expect(run(closer, "giveUp").result).toEqual({ winner: 1, counters: 2, reason: "giveUp" });
    const three = closedBy(0, { points: [20, 0], tricks: [2, 0] }, { points: [40, 40], tricks: [2, 1] });
    expect(run(three, "giveUp").result?.counters).toBe(3);
  });
});
