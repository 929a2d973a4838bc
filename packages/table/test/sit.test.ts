import { commitment } from "@bummerl/engine";
import { describe, expect, it } from "vitest";
import { seatOf, tableViewFor, whoseTurn } from "../src/index.ts";
import { ANNA, BERT, done, newBench, seated } from "./support/bench.ts";
import { expectRefused } from "./support/expect.ts";

describe("a table that was just made", () => {
  it("has its maker at seat 0, a free chair, and the first deal sealed (R5)", () => {
    const { state, rows } = newBench();
    expect(state).toMatchObject({
      status: "open",
      stage: "dealing",
      seq: 1,
      dealNumber: 1,
      bummerlNumber: 1,
    });
    expect(state.seats).toEqual([ANNA, null]);
    expect(state.sealed).toMatchObject({ deal: 1, commitment: commitment(state.sealed.secret) });
    expect(rows[0]?.events.map(({ type }) => type)).toEqual(["tableMade", "sealed"]);
    expect(state.time).toBeNull();
    expect(whoseTurn(state)).toBeNull();
  });

  it("takes no command but leave", () => {
    const bench = newBench({ clock: "quick" });
    expect(tableViewFor(bench.state, 0).may).toEqual(["leave"]);
    expectRefused(bench, 0, { type: "next", deal: 1, cut: "" }, "tableOpen");
    expectRefused(bench, 0, { type: "save", deal: 1 }, "tableOpen");
    expectRefused(bench, 0, { type: "resume", deal: 1 }, "tableOpen");
    expectRefused(bench, 0, { type: "resign", bummerl: 1 }, "tableOpen");
    expectRefused(bench, 0, { type: "playOn", bummerl: 1, cut: "" }, "tableOpen");
    expectRefused(bench, 0, { type: "takeBummerl", bummerl: 1 }, "tableOpen");
    expectRefused(bench, 0, { type: "act", seq: 1, action: { type: "close" } }, "tableOpen");
    expectRefused(bench, 1, { type: "leave", bummerl: 1 }, "tableOpen");
    expectRefused(bench, 0, { type: "leave", bummerl: 2 }, "wrongBummerl");
  });

  it("ends when its maker leaves, and cannot be sat at afterwards", () => {
    const bench = newBench();
    expect(done(bench, 0, { type: "leave", bummerl: 1 })).toEqual(["left"]);
    expect(bench.state).toMatchObject({ status: "ended", endedBy: 0 });
    expectRefused(bench, null, { type: "sit", player: BERT }, "tableEnded");
  });
});

describe("sitting down", () => {
  it("fills the chair and waits for both to cut", () => {
    const bench = newBench();
    expect(done(bench, null, { type: "sit", player: BERT })).toEqual(["seated"]);
    expect(bench.state).toMatchObject({ status: "live", stage: "dealing", seats: [ANNA, BERT] });
    expect(seatOf(bench.state, ANNA.id)).toBe(0);
    expect(seatOf(bench.state, BERT.id)).toBe(1);
    expect(seatOf(bench.state, "p-stranger")).toBeNull();
  });

  it("gives one seat to the first of two who come at once", () => {
    const bench = seated();
    expectRefused(
      bench,
      null,
      { type: "sit", player: { ...BERT, id: "p-cilli", name: "Cilli" } },
      "tableFull",
    );
  });

  it("gives one person one seat", () => {
    const bench = newBench();
    expectRefused(bench, null, { type: "sit", player: { ...ANNA, name: "Other" } }, "alreadySeated");
    done(bench, null, { type: "sit", player: BERT });
    expectRefused(bench, null, { type: "sit", player: BERT }, "alreadySeated");
  });

  it.each([
    ["Anna", "anna"],
    ["Anna", "Ａnna"],
    ["Strauß", "STRAUSS"],
    ["Ünal", "u\u0308nal"],
    ["ﬁlip", "FILIP"],
  ])("refuses a second %s as %s", (first, second) => {
    const bench = newBench({ maker: { ...ANNA, name: first } });
    expectRefused(bench, null, { type: "sit", player: { ...BERT, name: second } }, "nameTaken");
  });

  it("is nothing a seat may ask for", () => {
    const bench = newBench();
    expect(() => bench.give(0, { type: "sit", player: BERT })).toThrow(TypeError);
    expect(() => bench.give(null, { type: "leave", bummerl: 1 })).toThrow(TypeError);
  });
});
