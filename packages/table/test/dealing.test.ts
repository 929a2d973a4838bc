import { firstDealer, PRESETS, shufflePack, verifyDeal } from "@bummerl/engine";
import { describe, expect, it } from "vitest";
import { tableViewFor, whoseTurn } from "../src/index.ts";
import { bummerlOver, dealt, done, giveUp, next, playOn, seated } from "./support/bench.ts";
import { expectRefused, expectRepeat } from "./support/expect.ts";

describe("next", () => {
  it("stores the first cut of a seat and lets it stand", () => {
    const bench = seated();
    expect(next(bench, 1, "0102")).toEqual(["ready"]);
    expectRepeat(bench, 1, { type: "next", deal: 1, cut: "ffff" });
    expect(bench.state.cuts).toEqual([null, "0102"]);
    expect(whoseTurn(bench.state)).toBe(0);
  });

  it("deals as soon as both are there, in the same row, by secret and cuts (R3, R5)", () => {
    const bench = seated();
    const { secret } = bench.state.sealed;
    next(bench, 1, "b1");
    expect(next(bench, 0, "a0")).toEqual(["ready", "dealt"]);
    const shuffle = { secret, cuts: ["a0", "b1"], table: bench.state.id, deal: 1 } as const;
    expect(bench.state).toMatchObject({
      stage: "playing",
      deck: shufflePack(shuffle),
      usedCuts: ["a0", "b1"],
    });
    expect(bench.state.deal?.dealer).toBe(firstDealer(shuffle));
    expect(bench.state.dealSeq).toBe(bench.state.seq);
  });

  it.each(["untimed", "quick"] as const)("gives the same %s table in either order", (clock) => {
    const first = seated({ clock });
    next(first, 0);
    next(first, 1);
    const second = seated({ clock });
    next(second, 1);
    next(second, 0);
    expect(second.state).toEqual(first.state);
  });

  it("takes an empty cut, a computer's, and refuses what is no cut", () => {
    const bench = seated();
    for (const cut of ["0", "AB", "zz", "00".repeat(33)]) {
      expectRefused(bench, 0, { type: "next", deal: 1, cut }, "badCut");
    }
    expect(next(bench, 0, "")).toEqual(["ready"]);
  });

  it("is asked for the deal that is waited for", () => {
    const bench = seated();
    expectRefused(bench, 0, { type: "next", deal: 0, cut: "" }, "wrongDeal");
    expectRefused(bench, 0, { type: "next", deal: 2, cut: "" }, "wrongDeal");
    next(bench, 0);
    next(bench, 1);
    expectRefused(bench, 0, { type: "next", deal: 2, cut: "" }, "dealRunning");
  });

  it("that comes late for a deal already dealt is a repeat", () => {
    const bench = dealt();
    expectRepeat(bench, 0, { type: "next", deal: 1, cut: "ee" });
    giveUp(bench);
    expectRepeat(bench, 1, { type: "next", deal: 1, cut: "ee" });
  });
});

describe("the end of a deal", () => {
  it("reveals the secret, scores, and seals the next deal in the same row", () => {
    const bench = dealt();
    const { secret, commitment } = bench.state.sealed;
    expect(giveUp(bench)).toEqual(["acted", "dealScored", "sealed"]);
    const last = bench.state.lastDeal;
    expect(last).toMatchObject({ deal: 1, bummerl: 1, secret, commitment, cuts: ["0a", "0b"] });
    expect(last?.actions).toHaveLength(1);
    expect(last?.toGo).toEqual(bench.state.bummerl?.toGo);
    expect(last && verifyDeal({ ...last, table: bench.state.id }).ok).toBe(true);
    expect(bench.state).toMatchObject({ stage: "dealing", dealNumber: 2, sealed: { deal: 2 } });
    expect(bench.state.sealed.secret).not.toBe(secret);
  });

  it("leaves the finished deal on the table until the next one is dealt", () => {
    const bench = dealt();
    giveUp(bench);
    expect(tableViewFor(bench.state, 0).deal).toMatchObject({ phase: "over", turn: null, legal: [] });
    next(bench, 0);
    next(bench, 1);
    expect(tableViewFor(bench.state, 0)).toMatchObject({ lastDeal: null, deal: { phase: "lead" } });
  });

  it.each([
    ["alternate", (dealer: number) => 1 - dealer],
    // The forehand gives up on the lead to trick 1, so the dealer wins.
    ["winnerDeals", (dealer: number) => dealer],
  ] as const)("names the next dealer: %s (R4)", (nextDealer, expected) => {
    const bench = dealt({ rules: { ...PRESETS.classic, nextDealer } });
    const dealer = bench.state.deal?.dealer ?? 0;
    giveUp(bench);
    next(bench, 0);
    next(bench, 1);
    expect(bench.state.deal?.dealer).toBe(expected(dealer));
  });

  it("refuses actions made for it as stale, and others for want of a deal", () => {
    const bench = dealt();
    const { seq } = bench.state;
    giveUp(bench);
    expectRefused(bench, 0, { type: "act", seq, action: { type: "close" } }, "stale");
    expectRefused(bench, 0, { type: "act", seq: seq + 1, action: { type: "close" } }, "noDeal");
  });
});

describe("between two Bummerl", () => {
  it("goes on when both play on, with the cuts they sent (R43)", () => {
    const bench = bummerlOver();
    const { dealNumber, bummerl } = bench.state;
    expect(bench.state.bummerls).toMatchObject([{ bummerl: 1, how: "played" }]);
    expect(playOn(bench, 1)).toEqual(["ready"]);
    expectRepeat(bench, 1, { type: "playOn", bummerl: 1, cut: "" });
    expect(playOn(bench, 0)).toEqual(["ready", "dealt"]);
    expect(bench.state).toMatchObject({ dealNumber: dealNumber + 1, bummerlNumber: 2, stage: "playing" });
    expect(bench.state.usedCuts).toEqual(["1a", "1b"]);
    expect(bench.state.deal?.dealer).toBe(bummerl?.dealer);
    expect(bench.state.bummerl?.toGo).toEqual([7, 7]);
    expectRepeat(bench, 0, { type: "playOn", bummerl: 1, cut: "" });
  });

  it("refuses what belongs to a running Bummerl", () => {
    const bench = bummerlOver();
    const { dealNumber, seq } = bench.state;
    expect(tableViewFor(bench.state, 0).may).toEqual(["playOn", "leave"]);
    expectRefused(bench, 0, { type: "next", deal: dealNumber + 1, cut: "" }, "bummerlOver");
    expectRefused(bench, 0, { type: "save", deal: dealNumber }, "bummerlOver");
    expectRefused(bench, 0, { type: "resign", bummerl: 1 }, "bummerlOver");
    expectRefused(bench, 0, { type: "takeBummerl", bummerl: 1 }, "bummerlOver");
    expectRefused(bench, 0, { type: "act", seq, action: { type: "close" } }, "noDeal");
    expectRefused(bench, 0, { type: "playOn", bummerl: 2, cut: "" }, "wrongBummerl");
    expectRefused(bench, 0, { type: "playOn", bummerl: 1, cut: "x" }, "badCut");
  });

  it("plays on only there", () => {
    const bench = dealt();
    expectRefused(bench, 0, { type: "playOn", bummerl: 1, cut: "" }, "bummerlRunning");
    expectRefused(bench, 0, { type: "leave", bummerl: 1 }, "bummerlRunning");
  });

  it("keeps the tally when one leaves; the other, leaving at once, gets what he wanted", () => {
    const bench = bummerlOver();
    playOn(bench, 0);
    done(bench, 1, { type: "leave", bummerl: 1 });
    expect(bench.state).toMatchObject({ status: "ended", endedBy: 1 });
    expect(bench.state.bummerls).toHaveLength(1);
    expectRepeat(bench, 0, { type: "leave", bummerl: 1 });
    expectRefused(bench, 0, { type: "playOn", bummerl: 1, cut: "" }, "tableEnded");
    expect(tableViewFor(bench.state, 0).may).toEqual([]);
  });

  it("cannot be left any more once the next Bummerl is on", () => {
    const bench = bummerlOver();
    playOn(bench, 0);
    playOn(bench, 1);
    expectRefused(bench, 0, { type: "leave", bummerl: 1 }, "wrongBummerl");
  });
});

describe("whose turn a list shows", () => {
  it("is nobody's between two Bummerl and on an ended table", () => {
    const bench = bummerlOver();
    expect(whoseTurn(bench.state)).toBeNull();
    playOn(bench, 0);
    expect(whoseTurn(bench.state)).toBeNull();
    done(bench, 1, { type: "leave", bummerl: 1 });
    expect(whoseTurn(bench.state)).toBeNull();
  });
});
