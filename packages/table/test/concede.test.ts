import { verifyDeal } from "@bummerl/engine";
import { describe, expect, it } from "vitest";
import { tableViewFor } from "../src/index.ts";
import { bummerlOver, dealt, done, giveUp, next, playAnyCard, playOn, seated } from "./support/bench.ts";
import { expectRefused, expectRepeat } from "./support/expect.ts";

describe("resigning the Bummerl (R37)", () => {
  it("ends the running deal without a result and shows its secret", () => {
    const bench = dealt();
    playAnyCard(bench);
    const { sealed } = bench.state;
    expect(done(bench, 0, { type: "resign", bummerl: 1 })).toEqual(["dealScored", "bummerlWon", "sealed"]);
    const last = bench.state.lastDeal;
    expect(last).toMatchObject({
      deal: 1,
      result: null,
      secret: sealed.secret,
      commitment: sealed.commitment,
    });
    expect(last?.actions).toHaveLength(1);
    expect(last && verifyDeal({ ...last, table: bench.state.id }).ok).toBe(true);
    expect(bench.state).toMatchObject({
      stage: "bummerlOver",
      deal: null,
      dealNumber: 1,
      sealed: { deal: 2 },
    });
    expect(bench.state.bummerls).toEqual([
      { bummerl: 1, winner: 1, kind: "schneider", value: 1, how: "resigned" },
    ]);
  });

  it("in mid-deal counts that deal as dealt: the other deals next (R43)", () => {
    const bench = dealt();
    const dealer = bench.state.deal?.dealer ?? 0;
    done(bench, 0, { type: "resign", bummerl: 1 });
    playOn(bench, 0);
    playOn(bench, 1);
    expect(bench.state.deal?.dealer).toBe(1 - dealer);
  });

  it("is no Schneider for one who has won a counter (R41)", () => {
    const bench = dealt();
    giveUp(bench);
    const winner = bench.state.lastDeal?.result?.winner ?? 0;
    done(bench, winner, { type: "resign", bummerl: 1 });
    expect(bench.state.bummerls).toMatchObject([{ winner: winner === 0 ? 1 : 0, kind: "plain" }]);
  });

  it("between two deals keeps the seal of the deal that was waited for, and the cut stored for it (R5)", () => {
    const bench = dealt();
    giveUp(bench);
    next(bench, 1, "99");
    const { sealed, bummerl } = bench.state;
    expect(done(bench, 0, { type: "resign", bummerl: 1 })).toEqual(["bummerlWon"]);
    expect(bench.state).toMatchObject({ stage: "bummerlOver", dealNumber: 1, sealed, cuts: [null, null] });
    expect(tableViewFor(bench.state, 0).toGo).toEqual([expect.any(Number), 0]);
    expect(tableViewFor(bench.state, 0)).toMatchObject({ ready: [false, false], fair: { yourCut: null } });
    expect(tableViewFor(bench.state, 1)).toMatchObject({ ready: [false, false], fair: { yourCut: "99" } });
    expect(tableViewFor(bench.state, 1).may).toEqual(["playOn", "leave"]);
    playOn(bench, 1, "77");
    expect(tableViewFor(bench.state, 1)).toMatchObject({ ready: [false, true], fair: { yourCut: "99" } });
    playOn(bench, 0);
    expect(bench.state).toMatchObject({ dealNumber: 2, bummerlNumber: 2, sealed, usedCuts: ["1a", "99"] });
    expect(bench.state.deal?.dealer).toBe(bummerl?.dealer);
  });

  it("lets nobody cut anew for a deal whose secret is sealed, but does for the one after it (R5)", () => {
    const bench = seated();
    next(bench, 0, "99");
    done(bench, 1, { type: "resign", bummerl: 1 });
    playOn(bench, 0, "77");
    playOn(bench, 1, "55");
    expect(bench.state.usedCuts).toEqual(["99", "55"]);
    giveUp(bench);
    next(bench, 0, "33");
    next(bench, 1, "11");
    expect(bench.state).toMatchObject({ dealNumber: 2, usedCuts: ["33", "11"] });
  });

  it("is possible before the first cards; the first dealer is then still drawn (R3)", () => {
    const bench = seated();
    done(bench, 1, { type: "resign", bummerl: 1 });
    expect(bench.state).toMatchObject({ stage: "bummerlOver", dealNumber: 0, lastDeal: null });
    expect(tableViewFor(bench.state, 0)).toMatchObject({ toGo: [0, 7], fair: { deal: 1 } });
    playOn(bench, 0);
    playOn(bench, 1);
    expect(bench.state).toMatchObject({ dealNumber: 1, bummerlNumber: 2 });
    giveUp(bench);
    const last = bench.state.lastDeal;
    expect(last && verifyDeal({ ...last, table: bench.state.id }).ok).toBe(true);
  });

  it("is possible on a saved table, which can then be left, or opened to play on", () => {
    const bench = dealt({ clock: "quick" });
    done(bench, 0, { type: "save", deal: 1 });
    done(bench, 1, { type: "save", deal: 1 });
    done(bench, 1, { type: "resign", bummerl: 1 });
    expect(bench.state).toMatchObject({ status: "saved", stage: "bummerlOver" });
    expect(tableViewFor(bench.state, 0).may).toEqual(["leave", "resume"]);
    expectRefused(bench, 0, { type: "playOn", bummerl: 1, cut: "" }, "tableSaved");
    done(bench, 0, { type: "resume", deal: 1 });
    expect(done(bench, 1, { type: "resume", deal: 1 })).toEqual(["resumeAsked", "resumed"]);
    playOn(bench, 0);
    expect(playOn(bench, 1)).toEqual(["ready", "dealt", "clockSet"]);
  });

  it("may be repeated by the one who resigned, not by the other", () => {
    const bench = dealt();
    done(bench, 0, { type: "resign", bummerl: 1 });
    expectRepeat(bench, 0, { type: "resign", bummerl: 1 });
    expectRefused(bench, 1, { type: "resign", bummerl: 1 }, "bummerlOver");
    playOn(bench, 0);
    playOn(bench, 1);
    expectRepeat(bench, 0, { type: "resign", bummerl: 1 });
    expectRefused(bench, 1, { type: "resign", bummerl: 1 }, "wrongBummerl");
  });

  it("does not meet a Bummerl that is over", () => {
    const bench = bummerlOver();
    expectRefused(bench, 0, { type: "resign", bummerl: 1 }, "bummerlOver");
  });
});
