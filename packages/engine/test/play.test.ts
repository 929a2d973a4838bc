import { describe, expect, it } from "vitest";
import { isStrict, legalActions, turnOf } from "../src/index.ts";
import { fd1, k40j, position } from "./support/deals.ts";
import { run, verdict } from "./support/play.ts";

const plays = (state: Parameters<typeof legalActions>[0]): string[] =>
  legalActions(state).flatMap((action) => (action.type === "play" ? [action.card] : []));

describe("an open stock", () => {
  it("R9 the winner of a trick leads to the next, and any card may answer", () => {
    const led = run(fd1(), "HT");
    expect(turnOf(led)).toBe(0);
    expect(plays(led)).toEqual(["ST", "SK", "SQ", "CA", "CK"]);
    const afterwards = run(led, "SQ");
    expect(afterwards.leader).toBe(1);
    expect(turnOf(afterwards)).toBe(1);
  });

  it("R10 a higher card of the suit wins, a lower does not", () => {
    const suit = position({ hands: ["HT", "HA"], tricks: [5, 4], points: [30, 30] });
    expect(run(suit, "HT HA").leader).toBe(1);
    const lower = position({ hands: ["HA", "HT"], tricks: [5, 4], points: [30, 30] });
    expect(run(lower, "HA HT").leader).toBe(0);
  });

  it("R10 a trump wins on a lead that is none, an off-suit card never does", () => {
    const trump = position({ hands: ["HA", "SJ"], tricks: [5, 4], points: [30, 30] });
    expect(run(trump, "HA SJ").leader).toBe(1);
    const ace = position({ hands: ["HJ", "DA"], tricks: [5, 4], points: [30, 30] });
    expect(run(ace, "HJ DA").leader).toBe(0);
    const onTrump = position({ hands: ["SJ", "DA"], tricks: [5, 4], points: [30, 30] });
    expect(run(onTrump, "SJ DA").leader).toBe(0);
  });

  it("R11 the winner draws the top of the stock, the loser the next card", () => {
    const after = run(fd1(), "HJ CK");
    expect(after.hands[1]).toContain("HA");
    expect(after.hands[0]).toContain("DJ");
    expect(after.faceDown[0]).toBe("DK");
  });

  it("R11 in the last draw the loser gets the up-card", () => {
    const before = position({
      hands: ["SA HA DA CA HT", "SK HK DK CK DT"],
      tricks: [4, 0],
      points: [40, 0],
      faceDown: "CJ",
      upCard: "SJ",
    });
    const after = run(before, "HA HK");
    expect(after.hands[0]).toContain("CJ");
    expect(after.hands[1]).toContain("SJ");
    expect(after.upCard).toBeNull();
  });
});

describe("strict play", () => {
  const answers = (hand: string, lead: string, mustHead = true): string[] => {
    const count = hand.split(" ").length;
    const rest = "CA CT CK CQ CJ".split(" ").slice(0, count - 1);
    const state = position({ rules: { mustHead }, hands: [[lead, ...rest].join(" "), hand] });
    return plays(run({ ...state, tricks: [5, 5 - count], points: [30, 30] }, lead));
  };

  it("R12 a higher card of the suit before a lower one", () => {
    expect(answers("HA HJ SJ", "HT")).toEqual(["HA"]);
  });

  it("R12 a lower card of the suit before a trump", () => {
    expect(answers("HJ HQ SJ DA", "HT")).toEqual(["HQ", "HJ"]);
  });

  it("R12 a trump before any other card", () => {
    expect(answers("SJ DA SA", "HT")).toEqual(["SA", "SJ"]);
  });

  it("R12 any card when neither suit nor trump is held", () => {
    expect(answers("DJ DA", "HT")).toEqual(["DA", "DJ"]);
  });

  it("R12 a trump led is headed too", () => {
    expect(answers("SJ SA DA", "SK")).toEqual(["SA"]);
    expect(answers("SJ DA", "SK")).toEqual(["SJ"]);
  });

  it("R12 without mustHead any card of the suit will do", () => {
    expect(answers("HA HJ SJ", "HT", false)).toEqual(["HA", "HJ"]);
    expect(answers("SJ DA", "HT", false)).toEqual(["SJ"]);
  });

  it("R12 binds from the lead after closing", () => {
    const closed = run(fd1(), "HJ CK close DT");
    expect(verdict(closed, 0, "CA")).toBe("mustFollowSuit R12");
    expect(plays(closed)).toEqual(["DJ"]);
  });

  it("R13 a stock that ran out is strict, but not closed", () => {
    const state = run(k40j(), "DA DJ HT HK SJ HQ SQ CT SK CA");
    expect(state.upCard).toBeNull();
    expect(isStrict(state)).toBe(true);
    expect(state.closed).toBeNull();
  });
});
