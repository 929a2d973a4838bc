import { describe, expect, it } from "vitest";
import { tableViewFor } from "../src/index.ts";
import { dealt, done, playAnyCard, turn } from "./support/bench.ts";
import { expectRefused } from "./support/expect.ts";

describe("an action in a deal", () => {
  it("is judged by the engine, whose code and rule come back", () => {
    const bench = dealt();
    const other = turn(bench) === 0 ? 1 : 0;
    const before = bench.state;
    expect(bench.give(other, { type: "act", seq: before.seq, action: { type: "giveUp" } })).toEqual({
      ok: false,
      error: { code: "notYourTurn", rule: "R36" },
    });
    expect(bench.state).toBe(before);
  });

  it("made for an older deal row is stale", () => {
    const bench = dealt();
    const { seq } = bench.state;
    playAnyCard(bench);
    expectRefused(bench, turn(bench), { type: "act", seq, action: { type: "giveUp" } }, "stale");
  });

  it("stands when only something beside the deal has changed", () => {
    const bench = dealt({ clock: "quick" });
    const { seq, dealSeq } = bench.state;
    done(bench, 0, { type: "save", deal: 1 });
    expect(bench.state.dealSeq).toBe(dealSeq);
    expect(done(bench, turn(bench), { type: "act", seq, action: { type: "giveUp" } })).toContain("acted");
  });

  it("is kept with its seat, in order", () => {
    const bench = dealt();
    const leader = turn(bench);
    playAnyCard(bench);
    playAnyCard(bench);
    expect(bench.state.actions.map(({ seat }) => seat)).toEqual([leader, leader === 0 ? 1 : 0]);
    expect(tableViewFor(bench.state, 0).deal?.lastTrick).not.toBeNull();
  });
});
