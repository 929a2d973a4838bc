import { describe, expect, it } from "vitest";
import { tableViewFor, whoseTurn } from "../src/index.ts";
import { dealt, done, next, playAnyCard, seated, turn } from "./support/bench.ts";
import { expectRefused, expectRepeat } from "./support/expect.ts";

describe("save", () => {
  it("puts an untimed table away at the wish of one", () => {
    const bench = dealt();
    const onTurn = turn(bench);
    expect(done(bench, 1, { type: "save", deal: 1 })).toEqual(["saved"]);
    expect(bench.state).toMatchObject({ status: "saved", stage: "playing" });
    expect(whoseTurn(bench.state)).toBe(onTurn);
    expectRepeat(bench, 0, { type: "save", deal: 1 });
  });

  it("needs both on a timed table, and a repeat is no second wish", () => {
    const bench = dealt({ clock: "calm" });
    expect(done(bench, 0, { type: "save", deal: 1 })).toEqual(["saveAsked"]);
    expectRepeat(bench, 0, { type: "save", deal: 1 });
    expect(tableViewFor(bench.state, 1)).toMatchObject({ saveAsked: [true, false], status: "live" });
    expect(tableViewFor(bench.state, 0).may).toEqual(["resign"]);
    expect(tableViewFor(bench.state, 1).may).toEqual(["save", "resign"]);
    expect(done(bench, 1, { type: "save", deal: 1 })).toEqual(["saveAsked", "saved", "clockSet"]);
    expect(bench.state.saveAsked).toEqual([false, false]);
  });

  it("is forgotten with the next action of the deal", () => {
    const bench = dealt({ clock: "calm" });
    done(bench, 0, { type: "save", deal: 1 });
    playAnyCard(bench);
    expect(bench.state.saveAsked).toEqual([false, false]);
  });

  it("keeps a Next that was given while the other saved", () => {
    const bench = seated();
    next(bench, 0, "77");
    done(bench, 1, { type: "save", deal: 1 });
    expectRefused(bench, 1, { type: "next", deal: 1, cut: "" }, "tableSaved");
    done(bench, 0, { type: "resume", deal: 1 });
    done(bench, 1, { type: "resume", deal: 1 });
    expect(tableViewFor(bench.state, 0)).toMatchObject({ ready: [true, false], fair: { yourCut: "77" } });
  });

  it("names the deal it is for", () => {
    const bench = dealt();
    expectRefused(bench, 0, { type: "save", deal: 2 }, "wrongDeal");
    done(bench, 0, { type: "save", deal: 1 });
    expectRefused(bench, 0, { type: "save", deal: 2 }, "tableSaved");
  });
});

describe("a saved table", () => {
  it("lets nobody act, and offers nothing legal", () => {
    const bench = dealt();
    const onTurn = turn(bench);
    done(bench, 0, { type: "save", deal: 1 });
    const { seq } = bench.state;
    expect(tableViewFor(bench.state, onTurn).deal?.legal).toEqual([]);
    expect(tableViewFor(bench.state, onTurn).may).toEqual(["resume", "resign"]);
    expectRefused(bench, onTurn, { type: "act", seq, action: { type: "giveUp" } }, "tableSaved");
    expectRefused(bench, 0, { type: "takeBummerl", bummerl: 1 }, "tableSaved");
    expectRefused(bench, 0, { type: "leave", bummerl: 1 }, "bummerlRunning");
  });

  it("goes on at the same card when both have opened it", () => {
    const bench = dealt();
    playAnyCard(bench);
    const { deal, dealSeq } = bench.state;
    done(bench, 0, { type: "save", deal: 1 });
    expect(done(bench, 1, { type: "resume", deal: 1 })).toEqual(["resumeAsked"]);
    expectRepeat(bench, 1, { type: "resume", deal: 1 });
    expect(done(bench, 0, { type: "resume", deal: 1 })).toEqual(["resumeAsked", "resumed"]);
    expect(bench.state).toMatchObject({ status: "live", deal, dealSeq, resumeAsked: [false, false] });
    expectRepeat(bench, 0, { type: "resume", deal: 1 });
  });

  it("forgets the wish of a player who went away", () => {
    const bench = dealt();
    done(bench, 0, { type: "save", deal: 1 });
    done(bench, 1, { type: "resume", deal: 1 });
    expect(done(bench, null, { type: "away", seat: 1 })).toEqual(["resumeWithdrawn"]);
    expectRepeat(bench, null, { type: "away", seat: 1 });
    expect(done(bench, 0, { type: "resume", deal: 1 })).toEqual(["resumeAsked"]);
    expect(bench.state.status).toBe("saved");
  });

  it("is resumed by its deal's number, and only when saved", () => {
    const bench = dealt();
    expectRefused(bench, 0, { type: "resume", deal: 1 }, "notSaved");
    expectRepeat(bench, null, { type: "away", seat: 0 });
    done(bench, 0, { type: "save", deal: 1 });
    expectRefused(bench, 0, { type: "resume", deal: 2 }, "wrongDeal");
  });
});
