import { describe, expect, it } from "vitest";
import {
  type AtClosing,
  apply,
  type DealState,
  deal,
  legalActions,
  newBummerl,
  nextDealer,
  PRESETS,
  scoreDeal,
  turnOf,
} from "../src/index.ts";
import { AUTO, closedBy, FD1, fd1, k40j, lastTrick, position } from "./support/deals.ts";
import { cards, run, verdict } from "./support/play.ts";

/** docs/rules.md §4, line by line. */
describe("what other programs get wrong", () => {
  it.each([
    [32, 2],
    [33, 1],
    [65, 1],
    [66, 1],
  ])("R27 a claim of 68 against %i card points in tricks is worth %i", (points, counters) => {
    const state = position({ hands: ["SA HA", "SK HK"], points: [68, points], tricks: [5, 3] });
    expect(run(state, "claim").result).toEqual({ winner: 0, counters, reason: "claim" });
  });

  it("R27 120 to 0 is worth 3", () => {
    const state = lastTrick({ points: [107, 0], tricks: [9, 0] });
    const end = run(state, "SA DJ claim");
    expect(end.points).toEqual([120, 0]);
    expect(end.result).toEqual({ winner: 0, counters: 3, reason: "claim" });
  });

  it("R30 a failed close pays 2 at 45 to 40; 3 only by tricks at closing, not at the end", () => {
    const end = (atClosing: AtClosing, tricks: readonly [number, number]): DealState => {
      const closed = { by: 0, atClosing } as const;
      const state = lastTrick({ closed, points: [32, 40], tricks, faceDown: "CT CK CQ HK HQ", upCard: "SJ" });
      return run(state, "SA DJ settle");
    };
    expect(end({ points: [20, 20], tricks: [1, 1] }, [3, 3]).points).toEqual([45, 40]);
    expect(end({ points: [20, 20], tricks: [1, 1] }, [3, 3]).result?.counters).toBe(2);
    expect(end({ points: [20, 0], tricks: [2, 0] }, [3, 3]).result?.counters).toBe(3);
  });

  it("R19 the closer's gain stays when the opponent goes from 20 to 35", () => {
    const state = closedBy(0, { points: [40, 20], tricks: [1, 1] }, { points: [66, 35], tricks: [2, 1] });
    expect(run(state, "claim").result).toEqual({ winner: 0, counters: 2, reason: "claim" });
  });

  it("R19 a trickless opponent's pending 20 counts as 0 when the value is fixed", () => {
    const start = position({
      hands: ["HK HQ CK CQ CJ", "HA SA ST SK SQ"],
      faceDown: "HT HJ CA CT DA DT DK DQ DJ",
      upCard: "SJ",
    });
    const closed = run(start, "20:HK HA close");
    expect(closed.pending).toEqual([20, 0]);
    expect(closed.closed?.atClosing).toEqual({ points: [0, 15], tricks: [0, 1] });
    const out = run(closed, "SA HJ 20!SK");
    expect(out.result).toEqual({ winner: 1, counters: 3, reason: "claim" });
  });

  it("R32 the closer who loses the last trick with 70 unclaimed has lost", () => {
    const state = lastTrick({
      closed: { by: 1, atClosing: { points: [20, 20], tricks: [1, 1] } },
      points: [20, 70],
      tricks: [3, 3],
      faceDown: "CT CK CQ HK HQ",
      upCard: "SJ",
    });
    expect(run(state, "SA DJ settle").result).toEqual({ winner: 0, counters: 2, reason: "closedFailed" });
  });

  it("R33 closed, all cards played, nobody at 66: the deal ends", () => {
    const closed = { by: 0, atClosing: { points: [20, 20], tricks: [1, 1] } } as const;
    const rest = {
      closed,
      points: [30, 30],
      tricks: [3, 3],
      faceDown: "CT CK CQ HK HQ",
      upCard: "SJ",
    } as const;
    expect(run(lastTrick({ ...rest, rules: AUTO }), "SA DJ").phase).toBe("over");
    const claim = run(lastTrick(rest), "SA DJ");
    expect(legalActions(claim).map(({ type }) => type)).toEqual(["claim", "settle"]);
  });

  it("R11 R13 a stock of 2 in trick 5 is drawn, the up-card goes to the loser, and used up is not closed", () => {
    const before = run(k40j(), "DA DJ HT HK SJ HQ SQ CT");
    expect([...before.faceDown, before.upCard]).toHaveLength(2);
    const after = run(before, "SK CA");
    expect(after.upCard).toBeNull();
    expect(after.hands[1]).toContain("SA");
    expect(after.hands.map((hand) => hand.length)).toEqual([5, 5]);
    expect(after.closed).toBeNull();
  });

  it("R14 R20 exchange, then 40 with the king just taken, in one turn; the jack given away cannot be led", () => {
    const deck = cards("DJ DQ HJ SK SQ CK DK HT SA ST CA HA CJ DA CQ SJ DT CT HK HQ");
    const exchanged = run(deal(PRESETS.classic, 0, deck), "exchange");
    expect(verdict(exchanged, 1, "DJ")).toBe("cardNotHeld R9");
    expect(run(exchanged, "20:DK").pending).toEqual([0, 40]);
  });

  it("R23 a marriage is offered in both suits of two pairs, a second one at the same lead is refused", () => {
    const state = position({ hands: ["SK SQ HK HQ", "CA CT CK CQ"], tricks: [6, 0], points: [40, 0] });
    expect(verdict(state, 0, "20:SK")).toBe("accepted");
    expect(verdict(state, 0, "20:HQ")).toBe("accepted");
    expect(verdict(run(state, "20:SK"), 0, "20:HQ")).toBe("leaderOnly R20");
  });

  it("R26 a claim with a marriage comes before any card is answered, and is booked once", () => {
    const state = position({ hands: ["HK HQ", "CA HA"], tricks: [5, 3], points: [46, 40] });
    const end = run(state, "20!HK");
    expect(turnOf(end)).toBeNull();
    expect(end.history.filter(({ type }) => type === "dealEnded")).toHaveLength(1);
    expect(end.history.map(({ type }) => type)).toEqual(["married", "claimed", "dealEnded"]);
    expect([verdict(end, 0, "20!HK"), verdict(end, 1, "HA")]).toEqual(["dealOver none", "dealOver none"]);
  });

  it("R4 R17 the next deal starts open with the other dealer, whatever happened before", () => {
    const last = run(fd1(), "close giveUp");
    if (last.result === null || last.dealer === null) throw new Error("the deal is over");
    const { state } = scoreDeal(newBummerl(last.dealer, 7), last.result, PRESETS.classic);
    const next = deal(PRESETS.classic, nextDealer(state), FD1);
    expect(next.dealer).toBe(1);
    expect([next.closed, next.exchange, next.result]).toEqual([null, null, null]);
    expect([next.points, next.pending, next.tricks]).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect([next.played, next.marriages, next.history]).toEqual([[], [], []]);
  });

  it("a refused action changes nothing at all", () => {
    const state = run(fd1(), "HJ CK close");
    const before = JSON.stringify(state);
    for (const word of ["exchange", "close", "CK", "DA", "20:DK", "20!DQ", "settle"]) {
      expect(apply(state, 1, { type: "settle" }).ok).toBe(false);
      expect(verdict(state, 1, word)).not.toBe("accepted");
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it("R12 R14 a deal worked out by hand refuses on the way what is not allowed", () => {
    const one = run(fd1(), "HJ CK");
    expect(verdict(one, 0, "exchange")).toBe("leaderOnly R14");
    const two = run(one, "close DT DJ");
    expect(verdict(two, 0, "exchange")).toBe("leaderOnly R14");
    expect(verdict(run(two, "HT"), 0, "DA")).toBe("cardNotHeld R9");
    expect(run(one, "claim").result?.reason).toBe("falseClaim");
    expect(run(two, "HT SQ claim").result?.reason).toBe("falseClaim");
  });

  it("R17 R20 closing at the first lead with trump A K Q: 58 and the opponent's three cards", () => {
    const deck = cards("SA SK SQ HA HT HK SJ DA DT DJ HQ ST CA CT CK CQ CJ DK DQ HJ");
    const end = run(deal(PRESETS.classic, 1, deck), "close SA DJ 20:SK HQ SQ HK claim");
    expect(end.points).toEqual([67, 0]);
    expect(end.result).toEqual({ winner: 0, counters: 3, reason: "claim" });
  });
});
