/** Deals worked out by hand. F is forehand (seat 1), D the dealer (seat 0). */
import { describe, expect, test } from "vitest";
import type { Card } from "../../src/cards.ts";
import type { SeatAction } from "../../src/record/index.ts";
import { PRESETS } from "../../src/rules/presets.ts";
import { replayed } from "./support.ts";

const D = 0;
const F = 1;
const play = (seat: 0 | 1, card: Card): SeatAction => ({ seat, type: "play", card });
const close = (seat: 0 | 1): SeatAction => ({ seat, type: "close" });
const claim = (seat: 0 | 1): SeatAction => ({ seat, type: "claim" });

describe("FD1: closing, and the value frozen at 3", () => {
  const deck = "CJ DT HJ  SK SQ CK  DA  HT SA  ST CA  HA DJ DK CQ SJ DQ CT HK HQ".split(/ +/);
  const step1 = [play(F, "HJ"), play(D, "CK")];
  const step2 = [close(F), play(F, "DT"), play(D, "DJ")];
  const step3 = [play(F, "HT"), play(D, "SQ")];
  const step4 = [play(F, "CJ"), play(D, "CA")];
  const step5 = [play(D, "ST"), play(F, "SA")];
  const step6 = [play(F, "HA"), play(D, "SK")];
  const from = (actions: readonly SeatAction[], rules: unknown = "classic") =>
    replayed({ rules, dealer: D, deck, actions });
  const until3 = [...step1, ...step2, ...step3];
  const all = [...until3, ...step4, ...step5, ...step6];

  test("R6 the cards are dealt 3-3-1-2-2", () => {
    expect(from([])).toMatchObject({
      turn: F,
      trump: "D",
      hands: [
        ["ST", "SK", "SQ", "CA", "CK"],
        ["SA", "HT", "HJ", "DT", "CJ"],
      ],
      stock: { size: 10, upCard: "DA", closedBy: null },
    });
  });

  test("R10 R11 step 1: an off-suit king does not win; F draws first", () => {
    const { hands, ...rest } = from(step1);
    expect(rest).toMatchObject({ points: [0, 6], tricks: [0, 1], turn: F, stock: { size: 8 } });
    expect(hands[F]).toContain("HA");
    expect(hands[D]).toContain("DJ");
  });

  test("R17 step 2: closing leaves the stock as it lies and takes no turn", () => {
    const before = from(step1);
    const after = from([...step1, close(F)]);
    expect(after.stock).toEqual({ ...before.stock, closedBy: F });
    expect(after).toMatchObject({ ok: true, applied: 3, turn: F, hands: before.hands });
    expect(from([...step1, ...step2]).points).toEqual([0, 18]);
  });

  test("R12 step 2: D must answer the trump with his jack", () => {
    const { legal } = from([...step1, close(F), play(F, "DT")]);
    expect(legal).toEqual([{ type: "play", card: "DJ" }, { type: "giveUp" }]);
  });

  test("R12 step 3: with neither heart nor trump D may answer with any card", () => {
    expect(from([...step1, ...step2, play(F, "HT")]).legal).toHaveLength(5);
    expect(from(until3).points).toEqual([0, 31]);
  });

  test("R12 step 4: D must beat with the ace", () => {
    const { legal } = from([...until3, play(F, "CJ")]);
    expect(legal.map((action) => "card" in action && action.card)).toEqual(["CA", false]);
    expect(from([...until3, ...step4])).toMatchObject({ points: [13, 31], turn: D });
  });

  test("R12 step 5: F must beat with the ace", () => {
    expect(from([...until3, ...step4, play(D, "ST")]).legal).toEqual([
      { type: "play", card: "SA" },
      { type: "giveUp" },
    ]);
    expect(from([...until3, ...step4, ...step5]).points).toEqual([13, 52]);
  });

  test("R19 step 6: the claim is worth 3, although D has won a trick since the closing", () => {
    expect(from(all)).toMatchObject({ points: [13, 67], turn: F, result: null });
    expect(from([...all, claim(F)])).toMatchObject({
      ok: true,
      applied: 14,
      phase: "over",
      turn: null,
      legal: [],
      result: { winner: F, counters: 3, reason: "claim" },
    });
  });

  test("R19 with closeValue atEnd it is 2", () => {
    const rules = { ...PRESETS.classic, closeValue: "atEnd" };
    expect(from([...all, claim(F)], rules).result).toEqual({ winner: F, counters: 2, reason: "claim" });
  });

  test.each([
    ["R14 D exchanges after step 1, not on lead", step1, { seat: D, type: "exchange" }, "leaderOnly", "R14"],
    [
      "R14 D exchanges after step 2",
      [...step1, ...step2],
      { seat: D, type: "exchange" },
      "leaderOnly",
      "R14",
    ],
    // On lead the jack is gone from his hand: it was played in step 2.
    ["R14 D exchanges in step 5", [...until3, ...step4], { seat: D, type: "exchange" }, "noTrumpJack", "R14"],
    [
      "R9 D plays the ace under the stock",
      [...step1, ...step2, play(F, "HT")],
      play(D, "DA"),
      "cardNotHeld",
      "R9",
    ],
    ["R12 D answers clubs with a spade", [...until3, play(F, "CJ")], play(D, "SK"), "mustFollowSuit", "R12"],
    [
      "R12 D answers the jack with a queen of another suit",
      [...step1, ...step2, play(F, "CJ")],
      play(D, "SQ"),
      "mustFollowSuit",
      "R12",
    ],
    ["R12 F ducks", [...until3, ...step4, play(D, "SK")], play(F, "HA"), "mustFollowSuit", "R12"],
    ["R17 F closes again", [...step1, close(F)], close(F), "stockClosed", "R17"],
    ["R35 F settles in the middle", step1, { seat: F, type: "settle" }, "mayNotSettle", "R35"],
    ["R25 D claims without a trick", step1, claim(D), "mayNotClaim", "R25"],
    ["R36 D gives up out of turn", step1, { seat: D, type: "giveUp" }, "notYourTurn", "R36"],
    ["the end: anything", [...all, claim(F)], play(F, "SA"), "dealOver", null],
  ] as const)("refused: %s", (_, before, action, code, rule) => {
    const { ok: _ok, applied, ...state } = from(before);
    expect(from([...before, action as SeatAction, claim(F)])).toEqual({
      ok: false,
      applied,
      error: { code, rule },
      ...state,
    });
  });

  test.each([
    // At 6-0 in an open deal he would have written 3: D has no trick.
    ["6-0", step1, 3],
    // At 31-0 he has failed his close as well: 3, as D had no trick at closing.
    ["31-0", until3, 3],
  ] as const)("R28 a claim by F at %s is a false claim", (_, before, counters) => {
    expect(from([...before, claim(F)]).result).toEqual({ winner: D, counters, reason: "falseClaim" });
  });
});

describe("closing at the first lead", () => {
  /** Forehand holds trump A K Q and two hearts; `answers` are what the dealer gives to A, K and Q of trumps. */
  const deck = (dealers: string) =>
    `DA DK DQ  ${dealers.split(" ").slice(0, 3).join(" ")}  DJ  HJ HQ  ${dealers.split(" ").slice(3).join(" ")}`;
  const line = (dealers: string, answers: readonly Card[], claimed: boolean) => {
    const known = deck(dealers).split(/ +/);
    const rest = "SA ST SK SQ SJ HA HT HK HQ HJ DA DT DK DQ DJ CA CT CK CQ CJ"
      .split(" ")
      .filter((card) => !known.includes(card));
    const [toAce = "SJ", toKing = "SJ", toQueen = "SJ"] = answers;
    return replayed({
      rules: "classic",
      dealer: D,
      deck: [...known, ...rest],
      actions: [
        close(F),
        play(F, "DA"),
        play(D, toAce),
        { seat: F, type: "marriage", card: "DK" },
        play(D, toKing),
        play(F, "DQ"),
        play(D, toQueen),
        ...(claimed ? [claim(F)] : []),
      ],
    });
  };

  test("R19 R20 58 and the opponent's three cards: 8 more are enough, and it is worth 3", () => {
    const dealers = "SK CJ SJ HK CQ";
    expect(line(dealers, ["SK", "CJ", "SJ"], false).points).toEqual([0, 66]);
    expect(line(dealers, ["SK", "CJ", "SJ"], true).result).toEqual({
      winner: F,
      counters: 3,
      reason: "claim",
    });
  });

  test("R28 R30 with 7 it is 65: a false claim of the closer, worth 3 as well", () => {
    const dealers = "SQ CJ SJ HK CQ";
    expect(line(dealers, ["SQ", "CJ", "SJ"], false).points).toEqual([0, 65]);
    expect(line(dealers, ["SQ", "CJ", "SJ"], true).result).toEqual({
      winner: D,
      counters: 3,
      reason: "falseClaim",
    });
  });
});
