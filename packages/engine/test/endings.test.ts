import { describe, expect, it } from "vitest";
import type { AtClosing, DealState, RuleSet, Seat } from "../src/index.ts";
import { AUTO, closedBy, fd1, lastTrick, position } from "./support/deals.ts";
import { run, verdict } from "./support/play.ts";

describe("the end of a closed deal", () => {
  const two: AtClosing = { points: [20, 20], tricks: [1, 1] };
  const three: AtClosing = { points: [20, 0], tricks: [2, 0] };

  /** One card each; seat 0 leads and wins the last trick of a closed deal with 13 more points. */
  const final = (
    by: Seat,
    at: AtClosing,
    points: DealState["points"],
    rules: Partial<RuleSet> = {},
  ): DealState =>
    position({
      rules,
      hands: ["SA", "DJ"],
      closed: { by, atClosing: at },
      tricks: [3, 3],
      points,
      faceDown: "CT CK CQ HK HQ",
      upCard: "SJ",
    });

  it("R30 without a correct claim the opponent writes 2, or 3 by tricks at closing", () => {
    expect(run(final(0, two, [40, 40]), "SA DJ settle").result).toEqual({
      winner: 1,
      counters: 2,
      reason: "closedFailed",
    });
    expect(run(final(0, three, [40, 40]), "SA DJ settle").result).toEqual({
      winner: 1,
      counters: 3,
      reason: "closedFailed",
    });
  });

  it("R30 a closer who settles with 66 has not claimed", () => {
    expect(run(final(0, two, [60, 40]), "SA DJ settle").result?.reason).toBe("closedFailed");
  });

  it("R30 goOut auto: the deal ends with the last card", () => {
    expect(run(final(0, two, [40, 40], AUTO), "SA DJ").result).toEqual({
      winner: 1,
      counters: 2,
      reason: "closedFailed",
    });
  });

  it("R31 the closer's opponent who claims 66 first writes the same", () => {
    const at: AtClosing = { points: [20, 20], tricks: [1, 1] };
    const end = run(closedBy(1, at, { points: [66, 20], tricks: [2, 1] }), "claim");
    expect(end.result).toEqual({ winner: 0, counters: 2, reason: "opponentOut" });
    const none = run(
      closedBy(1, { points: [0, 20], tricks: [0, 2] }, { points: [66, 20], tricks: [1, 2] }),
      "claim",
    );
    expect(none.result).toEqual({ winner: 0, counters: 3, reason: "opponentOut" });
  });

  it("R31 goOut auto: the closer's opponent goes out by himself", () => {
    const end = run(final(1, two, [60, 40], AUTO), "SA DJ");
    expect(end.result).toEqual({ winner: 0, counters: 2, reason: "opponentOut" });
  });

  it("R32 the closer who wins the last trick may still claim", () => {
    expect(run(final(0, two, [60, 40]), "SA DJ claim").result).toEqual({
      winner: 0,
      counters: 2,
      reason: "claim",
    });
  });

  it("R32 the closer who loses the last trick cannot", () => {
    const state = run(final(1, two, [20, 70]), "SA DJ");
    expect(verdict(state, 1, "claim")).toBe("mayNotClaim R25");
    expect(run(state, "settle").result).toEqual({ winner: 0, counters: 2, reason: "closedFailed" });
  });

  it("R33 the last trick as such decides nothing", () => {
    const wonByCloser = run(final(0, two, [40, 40]), "SA DJ settle");
    const wonByOther = run(final(1, two, [40, 40]), "SA DJ settle");
    expect(wonByCloser.result?.winner).toBe(1);
    expect(wonByOther.result?.winner).toBe(0);
  });

  it("R19 the closer's win stays what it was at closing; atEnd counts at the end", () => {
    const at: AtClosing = { points: [20, 20], tricks: [1, 1] };
    const now: AtClosing = { points: [66, 40], tricks: [2, 1] };
    expect(run(closedBy(0, at, now), "claim").result?.counters).toBe(2);
    expect(run(closedBy(0, at, now, { closeValue: "atEnd" }), "claim").result?.counters).toBe(1);
    const few: AtClosing = { points: [20, 0], tricks: [2, 0] };
    expect(run(closedBy(0, few, now), "claim").result?.counters).toBe(3);
  });

  it("R19 closeValue atEnd leaves R30 and R31 as they are", () => {
    const rules = { closeValue: "atEnd" } as const;
    expect(run(final(0, three, [40, 40], rules), "SA DJ settle").result?.counters).toBe(3);
    const out = closedBy(1, { points: [0, 20], tricks: [0, 2] }, { points: [66, 40], tricks: [1, 2] }, rules);
    expect(run(out, "claim").result?.counters).toBe(3);
  });

  it("R19 an example played out: closed on no trick, worth 3 although a trick was won since", () => {
    const words = "HJ CK close DT DJ HT SQ CJ CA ST SA HA SK claim";
    expect(run(fd1(), words).result).toEqual({ winner: 1, counters: 3, reason: "claim" });
    expect(run(fd1({ closeValue: "atEnd" }), words).result?.counters).toBe(2);
  });
});

describe("the end of an open deal", () => {
  it("R34 the winner of the last trick wins 1, or by the ladder", () => {
    const one = lastTrick({ points: [30, 20] });
    expect(run(one, "SA DJ settle").result).toEqual({ winner: 0, counters: 1, reason: "lastTrick" });
    const ladder = lastTrick({ points: [30, 20], rules: { lastTrick: "ladder" } });
    expect(run(ladder, "SA DJ settle").result).toEqual({ winner: 0, counters: 2, reason: "lastTrick" });
    const auto = lastTrick({ points: [40, 33], rules: { ...AUTO, lastTrick: "ladder" } });
    expect(run(auto, "SA DJ").result).toEqual({ winner: 0, counters: 1, reason: "lastTrick" });
  });

  it("R35 the winner of the last trick claims or settles and can do nothing else", () => {
    const state = run(lastTrick({ points: [53, 20] }), "SA DJ");
    expect(state.phase).toBe("lastTrick");
    expect(verdict(state, 0, "claim")).toBe("accepted");
    expect(verdict(state, 0, "settle")).toBe("accepted");
    expect(verdict(state, 0, "giveUp")).toBe("onlyClaimOrSettle R35");
    expect(verdict(state, 1, "claim")).toBe("mayNotClaim R25");
    expect(verdict(state, 1, "settle")).toBe("mayNotSettle R35");
    expect(run(state, "claim").result).toEqual({ winner: 0, counters: 2, reason: "claim" });
    expect(run(state, "settle").result).toEqual({ winner: 0, counters: 1, reason: "lastTrick" });
  });

  it("R35 a claim short of 66 is false here too", () => {
    const state = run(lastTrick({ points: [40, 40] }), "SA DJ claim");
    expect(state.result).toEqual({ winner: 1, counters: 1, reason: "falseClaim" });
  });
});
