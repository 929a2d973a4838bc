import { describe, expect, it } from "vitest";
import { CLOCKS, nextDeadline, OFFER_MS, RESTART_CREDIT_MS, tableViewFor } from "../src/index.ts";
import {
  type Bench,
  bummerlOver,
  dealt,
  done,
  giveUp,
  next,
  playAnyCard,
  playOn,
  START,
  seated,
  turn,
} from "./support/bench.ts";
import { expectRefused, expectRepeat } from "./support/expect.ts";

const { decisionMs, bankMs } = CLOCKS.quick;
const FULL = decisionMs + bankMs;

const other = (seat: 0 | 1) => (seat === 0 ? 1 : 0);
const sweep = (bench: Bench) => done(bench, null, { type: "sweep" });

describe("the clock of a timed table", () => {
  it("starts for both when the second player sits", () => {
    const bench = seated({ clock: "quick" });
    expect(bench.state.time).toEqual({
      since: START,
      banks: [bankMs, bankMs],
      deadlines: [START + FULL, START + FULL],
      offer: null,
    });
    expect(nextDeadline(bench.state)).toBe(START + FULL);
  });

  it("does not exist on an untimed table", () => {
    const bench = dealt();
    bench.wait(10 * OFFER_MS);
    expectRepeat(bench, null, { type: "sweep" });
    expectRepeat(bench, null, { type: "creditTime", ms: 1000 });
    expect(bench.state.time).toBeNull();
    expect(nextDeadline(bench.state)).toBeNull();
    expectRefused(bench, 0, { type: "takeBummerl", bummerl: 1 }, "noOffer");
  });

  it("runs only for the player on turn, and begins again with every decision", () => {
    const bench = dealt({ clock: "quick" });
    const leader = turn(bench);
    expect(bench.state.time?.deadlines[other(leader)]).toBeNull();
    bench.wait(7000);
    expect(playAnyCard(bench)).toEqual(["acted", "clockSet"]);
    expect(bench.state.time).toMatchObject({ since: START + 7000, banks: [bankMs, bankMs] });
    expect(bench.state.time?.deadlines[leader]).toBeNull();
    expect(bench.state.time?.deadlines[other(leader)]).toBe(START + 7000 + FULL);
  });

  it("takes from the bank what a decision lasts beyond its own time", () => {
    const bench = dealt({ clock: "quick" });
    const leader = turn(bench);
    bench.wait(decisionMs + 1500);
    playAnyCard(bench);
    expect(bench.state.time?.banks[leader]).toBe(bankMs - 1500);
    expect(bench.state.time?.banks[other(leader)]).toBe(bankMs);
  });

  it("charges a late Next to the one who pressed it late", () => {
    const bench = seated({ clock: "quick" });
    bench.wait(1000);
    next(bench, 0);
    expect(bench.state.time).toMatchObject({ since: START, deadlines: [null, START + FULL] });
    bench.wait(decisionMs);
    next(bench, 1);
    expect(bench.state.time?.banks).toEqual([bankMs, bankMs - 1000]);
  });

  it("never gives or takes when the host's clock goes back", () => {
    const bench = dealt({ clock: "quick" });
    bench.wait(-3_600_000);
    playAnyCard(bench);
    expect(bench.state.time?.banks).toEqual([bankMs, bankMs]);
    expect(bench.state.time?.since).toBe(START - 3_600_000);
  });

  it("stands still between two Bummerl, and every Bummerl begins with full banks", () => {
    const bench = seated({ clock: "quick" });
    bench.wait(decisionMs + 5000);
    next(bench, 0);
    next(bench, 1);
    expect(bench.state.time?.banks).toEqual([bankMs - 5000, bankMs - 5000]);
    done(bench, 0, { type: "resign", bummerl: 1 });
    expect(bench.state.time).toMatchObject({ deadlines: [null, null], offer: null });
    expect(nextDeadline(bench.state)).toBeNull();
    bench.wait(OFFER_MS);
    playOn(bench, 0);
    playOn(bench, 1);
    expect(bench.state.time?.banks).toEqual([bankMs, bankMs]);
  });

  it("stands still on a saved table and goes on with the banks as they were", () => {
    const bench = dealt({ clock: "quick" });
    const leader = turn(bench);
    bench.wait(decisionMs + 4000);
    done(bench, 0, { type: "save", deal: 1 });
    done(bench, 1, { type: "save", deal: 1 });
    expect(nextDeadline(bench.state)).toBeNull();
    bench.wait(86_400_000);
    done(bench, 0, { type: "resume", deal: 1 });
    expect(done(bench, 1, { type: "resume", deal: 1 })).toEqual(["resumeAsked", "resumed", "clockSet"]);
    expect(bench.state.time?.banks[leader]).toBe(bankMs - 4000);
    expect(bench.state.time?.deadlines[leader]).toBe(bench.now + decisionMs + bankMs - 4000);
  });
});

describe("a player whose time is up", () => {
  const late = () => {
    const bench = dealt({ clock: "quick" });
    const seat = turn(bench);
    bench.wait(FULL - 1);
    expectRepeat(bench, null, { type: "sweep" });
    bench.wait(1);
    expect(nextDeadline(bench.state)).toBe(bench.now);
    return { bench, seat };
  };

  it("is noticed at the deadline, not before, and only once", () => {
    const { bench, seat } = late();
    expect(sweep(bench)).toEqual(["timeUp", "clockSet"]);
    expect(bench.state.time).toMatchObject({ offer: { late: seat, until: bench.now + OFFER_MS } });
    expect(bench.state.time?.banks[seat]).toBe(0);
    expectRepeat(bench, null, { type: "sweep" });
    expect(nextDeadline(bench.state)).toBe(bench.now + OFFER_MS);
  });

  it("loses the Bummerl when the other takes it, as if he had resigned (R37)", () => {
    const { bench, seat } = late();
    expectRefused(bench, other(seat), { type: "takeBummerl", bummerl: 1 }, "noOffer");
    sweep(bench);
    expect(tableViewFor(bench.state, other(seat)).may).toEqual(["save", "resign", "takeBummerl"]);
    expectRefused(bench, seat, { type: "takeBummerl", bummerl: 1 }, "noOffer");
    expectRefused(bench, other(seat), { type: "takeBummerl", bummerl: 2 }, "wrongBummerl");
    const { secret } = bench.state.sealed;
    expect(done(bench, other(seat), { type: "takeBummerl", bummerl: 1 })).toEqual([
      "dealScored",
      "bummerlWon",
      "sealed",
      "clockSet",
    ]);
    expect(bench.state.bummerls).toEqual([
      { bummerl: 1, winner: other(seat), kind: "schneider", value: 1, how: "timeUp" },
    ]);
    expect(bench.state.lastDeal).toMatchObject({ result: null, secret });
    expect(bench.state.time?.offer).toBeNull();
    expectRepeat(bench, other(seat), { type: "takeBummerl", bummerl: 1 });
  });

  it("withdraws the offer by moving, with nothing left in the bank", () => {
    const { bench, seat } = late();
    sweep(bench);
    bench.wait(30_000);
    playAnyCard(bench);
    expect(bench.state.time).toMatchObject({ offer: null });
    expect(bench.state.time?.banks[seat]).toBe(0);
    expectRefused(bench, other(seat), { type: "takeBummerl", bummerl: 1 }, "noOffer");
  });

  it("withdraws the offer as well by an action after which he is still on turn", () => {
    const { bench, seat } = late();
    sweep(bench);
    done(bench, seat, { type: "act", seq: bench.state.seq, action: { type: "close" } });
    expect(turn(bench)).toBe(seat);
    expect(bench.state.time?.offer).toBeNull();
    expect(nextDeadline(bench.state)).toBe(bench.now + decisionMs);
  });

  it("may still move when nobody has looked at the clock yet", () => {
    const { bench, seat } = late();
    bench.wait(OFFER_MS);
    playAnyCard(bench);
    expect(bench.state.time?.banks[seat]).toBe(0);
    expectRepeat(bench, null, { type: "sweep" });
  });

  it("lets the other save alone", () => {
    const { bench, seat } = late();
    sweep(bench);
    expect(done(bench, seat, { type: "save", deal: 1 })).toEqual(["saveAsked"]);
    expect(done(bench, other(seat), { type: "save", deal: 1 })).toEqual(["saved", "clockSet"]);
    expect(bench.state).toMatchObject({ status: "saved", time: { deadlines: [null, null], offer: null } });
    expect(bench.rows.at(-1)?.events[0]).toEqual({ type: "saved", by: other(seat) });
  });

  it("finds the table saved when the offer has stood unused", () => {
    const { bench } = late();
    sweep(bench);
    bench.wait(OFFER_MS - 1);
    expectRepeat(bench, null, { type: "sweep" });
    bench.wait(1);
    expect(sweep(bench)).toEqual(["saved", "clockSet"]);
    expect(bench.rows.at(-1)?.events[0]).toEqual({ type: "saved", by: "clock" });
  });
});

describe("Next is a decision too", () => {
  it("missed by both, the table is saved", () => {
    const bench = seated({ clock: "quick" });
    bench.wait(FULL);
    expect(sweep(bench)).toEqual(["saved", "clockSet"]);
  });

  it("missed by one, the other is offered the Bummerl", () => {
    const bench = seated({ clock: "quick" });
    next(bench, 1);
    bench.wait(FULL);
    expect(sweep(bench)).toEqual(["timeUp", "clockSet"]);
    expect(done(bench, 1, { type: "takeBummerl", bummerl: 1 })).toEqual(["bummerlWon", "clockSet"]);
    expect(bench.state).toMatchObject({ dealNumber: 0, bummerls: [{ winner: 1, how: "timeUp" }] });
  });

  it("missed by both at different times, the table is saved when the second is late", () => {
    const bench = dealt({ clock: "quick" });
    const poor = turn(bench);
    bench.wait(decisionMs + bankMs - 1000);
    giveUp(bench);
    bench.wait(decisionMs + 1000);
    expect(sweep(bench)).toEqual(["timeUp", "clockSet"]);
    expect(bench.state.time?.offer?.late).toBe(poor);
    const deadline = bench.state.time?.deadlines[other(poor)] ?? 0;
    expect(nextDeadline(bench.state)).toBe(deadline);
    bench.wait(deadline - bench.now);
    expect(sweep(bench)).toEqual(["saved", "clockSet"]);
  });

  it("pressed by the waiting player, leaves the offer standing", () => {
    const bench = dealt({ clock: "quick" });
    const poor = turn(bench);
    bench.wait(decisionMs + bankMs - 1000);
    giveUp(bench);
    bench.wait(decisionMs + 1000);
    sweep(bench);
    next(bench, other(poor));
    expect(bench.state.time?.offer?.late).toBe(poor);
    expect(done(bench, poor, { type: "next", deal: 2, cut: "" })).toEqual(["ready", "dealt", "clockSet"]);
    expect(bench.state.time?.offer).toBeNull();
  });
});

describe("time given back after a restart", () => {
  it("moves everything that is to come by the time away and a little more", () => {
    const bench = dealt({ clock: "quick" });
    const seat = turn(bench);
    bench.wait(60_000);
    expect(done(bench, null, { type: "creditTime", ms: 55_000 })).toEqual(["clockSet"]);
    const shift = 55_000 + RESTART_CREDIT_MS;
    expect(bench.state.time?.since).toBe(START + shift);
    expect(bench.state.time?.deadlines[seat]).toBe(START + shift + FULL);
    playAnyCard(bench);
    expect(bench.state.time?.banks).toEqual([bankMs, bankMs]);
  });

  it("moves a standing offer as well", () => {
    const bench = dealt({ clock: "quick" });
    bench.wait(FULL);
    sweep(bench);
    const until = bench.state.time?.offer?.until ?? 0;
    done(bench, null, { type: "creditTime", ms: 1 });
    expect(bench.state.time?.offer?.until).toBe(until + 1 + RESTART_CREDIT_MS);
  });

  it("takes nothing away, and nobody thinking gets nothing", () => {
    const bench = bummerlOver({ clock: "quick" });
    expectRepeat(bench, null, { type: "creditTime", ms: 5000 });
    const running = dealt({ clock: "quick" });
    done(running, null, { type: "creditTime", ms: -99_999 });
    expect(running.state.time?.since).toBe(START + RESTART_CREDIT_MS);
  });
});
