import { describe, expect, test } from "vitest";
import { PRESETS } from "../../src/rules/presets.ts";
import { POSITION, replayed } from "./support.ts";

/** The closer's opponent had a trick, and fewer than 33, at closing. */
const closed = { ...POSITION, closed: { by: 0, atClosing: { points: [20, 12], tricks: [2, 1] } } };
const from = (position: object, actions: readonly unknown[] = [], rules: unknown = "classic") =>
  replayed({ rules, position, actions });

describe("a deal goes on from a position", () => {
  test("every key is printed in the order of the contract, hands and legal actions sorted", () => {
    expect(JSON.stringify(from({ ...closed, hands: [["DK", "HQ", "DA"], closed.hands[1]] }))).toBe(
      '{"ok":true,"applied":0,"phase":"lead","turn":0,"leader":0,"trump":"S",' +
        '"hands":[["HQ","DA","DK"],["HT","DT","DQ"]],"led":null,' +
        '"stock":{"size":4,"faceDown":["CA","CT","CK"],"upCard":"SJ","closedBy":0},' +
        '"points":[47,27],"pending":[0,0],"tricks":[3,2],' +
        '"legal":[{"type":"play","card":"HQ"},{"type":"play","card":"DA"},{"type":"play","card":"DK"},' +
        '{"type":"claim"},{"type":"giveUp"}],"result":null}',
    );
  });

  test("a refusal keeps that order, with the error before the state", () => {
    const refused = from(closed, [{ seat: 1, type: "play", card: "HT" }]);
    expect(JSON.stringify(refused).slice(0, 92)).toBe(
      '{"ok":false,"applied":0,"error":{"code":"notYourTurn","rule":"R9"},"phase":"lead","turn":0,"',
    );
  });

  test("R12 R19 it is closed: suit must be followed, and the value is the frozen one", () => {
    const played = from(closed, [
      { seat: 0, type: "play", card: "HQ" },
      { seat: 1, type: "play", card: "HT" },
      { seat: 1, type: "play", card: "DT" },
      { seat: 0, type: "play", card: "DA" },
      { seat: 0, type: "claim" },
    ]);
    expect(played).toMatchObject({
      ok: true,
      applied: 5,
      points: [68, 40],
      // 2, although the other has 40 by now.
      result: { winner: 0, counters: 2, reason: "claim" },
    });
  });

  test("R8 R11 the last two cards are drawn, the up-card by the loser, and that is not closing (R13)", () => {
    const last = {
      ...closed,
      hands: [
        ["SA", "HQ", "HK", "DA", "DK"],
        ["ST", "HT", "DT", "DQ", "CQ"],
      ],
      faceDown: ["CA"],
      closed: null,
      tricks: [3, 1],
    };
    const played = from(last, [
      { seat: 0, type: "play", card: "SA" },
      { seat: 1, type: "play", card: "CQ" },
    ]);
    expect(played).toMatchObject({
      hands: [
        ["HK", "HQ", "DA", "DK", "CA"],
        ["ST", "SJ", "HT", "DT", "DQ"],
      ],
      stock: { size: 0, faceDown: [], upCard: null, closedBy: null },
    });
  });

  test("R12 with a led card the follower is on turn", () => {
    const following = {
      ...closed,
      hands: [
        ["DA", "DK"],
        ["HT", "DT", "DQ"],
      ],
      led: "HQ",
    };
    expect(from(following)).toMatchObject({
      phase: "follow",
      turn: 1,
      led: "HQ",
      legal: [{ type: "play", card: "HT" }, { type: "giveUp" }],
    });
  });

  test("R20 announced marriages of a seat without a trick are pending: 40 in trumps, 20 elsewhere", () => {
    const pending = {
      ...closed,
      leader: 1,
      points: [0, 27],
      tricks: [0, 4],
      closed: null,
      faceDown: ["CA"],
      hands: [
        ["HQ", "DA", "DK", "HA", "CJ"],
        ["HT", "DT", "DQ", "SK", "SA"],
      ],
      marriages: [
        { seat: 0, suit: "S" },
        { seat: 0, suit: "C" },
        { seat: 1, suit: "H" },
      ],
    };
    expect(from(pending).pending).toEqual([60, 0]);
    const won = from(pending, [
      { seat: 1, type: "play", card: "HT" },
      { seat: 0, type: "play", card: "HA" },
    ]);
    expect(won).toMatchObject({ points: [81, 27], pending: [0, 0] });
  });

  test("R16 R21 it is the first trick exactly while nobody has one", () => {
    const first = {
      ...closed,
      leader: 0,
      points: [0, 0],
      tricks: [0, 0],
      closed: null,
      hands: [
        ["SJ", "SK", "SQ", "HA", "CJ"],
        ["HT", "DT", "DQ", "HK", "HQ"],
      ],
      faceDown: ["CA", "CT", "CK", "CQ", "DA", "DK", "DJ", "HJ", "ST"],
      upCard: "SA",
      marriages: [],
    };
    const types = (position: object, rules: string) =>
      new Set(from(position, [], rules).legal.map(({ type }) => type));
    expect(types(first, "sharp")).toEqual(new Set(["play", "close", "giveUp"]));
    expect(types(first, "classic")).toEqual(new Set(["play", "marriage", "exchange", "close", "giveUp"]));
    const second = { ...first, points: [21, 0], tricks: [1, 0], faceDown: first.faceDown.slice(2) };
    expect(types(second, "sharp")).toEqual(
      new Set(["play", "marriage", "exchange", "close", "claim", "giveUp"]),
    );
  });

  test("R35 all cards played: claim and settle are left to the winner of the last trick", () => {
    const played = { ...closed, hands: [[], []], points: [66, 50], tricks: [5, 3] };
    const before = from(played);
    expect(before).toMatchObject({
      phase: "lastTrick",
      turn: 0,
      legal: [{ type: "claim" }, { type: "settle" }],
    });
    expect(from(played, [{ seat: 0, type: "claim" }]).result).toEqual({
      winner: 0,
      counters: 2,
      reason: "claim",
    });
    // R30: unclaimed, the close has failed.
    expect(from(played, [{ seat: 0, type: "settle" }]).result).toEqual({
      winner: 1,
      counters: 2,
      reason: "closedFailed",
    });
    const { ok: _ok, ...state } = before;
    expect(from(played, [{ seat: 0, type: "giveUp" }])).toEqual({
      ok: false,
      error: { code: "onlyClaimOrSettle", rule: "R35" },
      ...state,
    });
  });

  test("R26 going out with a marriage leaves the announced card in the hand", () => {
    const pair = { ...closed, hands: [["HQ", "HK", "DK"], closed.hands[1]], marriages: [] };
    const claimed = from(pair, [{ seat: 0, type: "marriage", card: "HK", claim: true }]);
    expect(claimed).toMatchObject({
      phase: "over",
      turn: null,
      led: null,
      hands: [["HK", "HQ", "DK"], closed.hands[1]],
      points: [67, 27],
      legal: [],
      result: { winner: 0, counters: 2, reason: "claim" },
    });
    const auto = from(pair, [{ seat: 0, type: "marriage", card: "HK" }], "counters");
    expect(auto).toMatchObject({ points: [67, 27], result: { reason: "auto" }, led: null });
  });

  test("R18 a closed stock may be told in part or not at all", () => {
    expect(from({ ...closed, faceDown: [], upCard: null }).stock.size).toBe(0);
    expect(from({ ...closed, faceDown: [] }).stock).toMatchObject({ size: 1, upCard: "SJ" });
  });

  test("rules may be an own mix", () => {
    expect(from(closed, [], { ...PRESETS.classic, falseClaim: "min2" }).ok).toBe(true);
  });
});
