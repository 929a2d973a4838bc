import { describe, expect, it } from "vitest";
import { type DealState, REFUSAL_CODES, REFUSALS } from "../src/index.ts";
import { AUTO, fd1, k40j, lastTrick, position } from "./support/deals.ts";
import { run, verdict } from "./support/play.ts";

const EVERY = ["HA", "20:HK", "20!HK", "exchange", "close", "claim", "settle", "giveUp"];

/** Open stock of 2; seat 0 leads, has won all tricks, and holds neither jack nor pair. */
const plain = position({
  hands: ["SA HA DA CA HT", "SK HK DK CK DT"],
  faceDown: "CT",
  upCard: "SQ",
  tricks: [4, 0],
  points: [40, 0],
});

/** The stock is used up and seat 0 has led a heart. */
const strict = (hand: string): DealState =>
  run(position({ hands: ["HT CA CT", hand], tricks: [5, 2], points: [30, 30] }), "HT");

describe("the refusals of docs/rules.md §5, each row in its order", () => {
  it("deal over: everything by anybody", () => {
    const over = run(k40j(), "giveUp");
    for (const word of EVERY) {
      expect([verdict(over, 0, word), verdict(over, 1, word)]).toEqual(["dealOver none", "dealOver none"]);
    }
  });

  it("R35 after the last trick: everything but claim and settle, by anybody", () => {
    const state = run(lastTrick({ points: [30, 30] }), "SA DJ");
    for (const word of EVERY.filter((action) => action !== "claim" && action !== "settle")) {
      expect([verdict(state, 0, word), verdict(state, 1, word)]).toEqual([
        "onlyClaimOrSettle R35",
        "onlyClaimOrSettle R35",
      ]);
    }
  });

  it("R9 play: not your turn comes before a card that is not held", () => {
    expect(verdict(k40j(), 1, "SK")).toBe("notYourTurn R9");
    expect(verdict(k40j(), 1, "HK")).toBe("notYourTurn R9");
    expect(verdict(run(k40j(), "SK"), 0, "SQ")).toBe("notYourTurn R9");
    expect(verdict(k40j(), 0, "HK")).toBe("cardNotHeld R9");
    expect(verdict(strict("HA HJ SJ"), 1, "HK")).toBe("cardNotHeld R9");
  });

  it("R12 play: follow suit, then beat, then trump", () => {
    expect(verdict(strict("HA HJ SJ"), 1, "SJ")).toBe("mustFollowSuit R12");
    expect(verdict(strict("HA HJ SJ"), 1, "HJ")).toBe("mustBeat R12");
    expect(verdict(strict("DA DJ SJ"), 1, "DJ")).toBe("mustTrump R12");
    expect(verdict(strict("DA DJ SJ"), 1, "SJ")).toBe("accepted");
  });

  it("marriage: leader only, not of a pair, no pair, first trick, king, claim", () => {
    const rules = { marriageFirstTrick: false, marriageLead: "king" } as const;
    expect(verdict(k40j(rules), 1, "20!SA")).toBe("leaderOnly R20");
    expect(verdict(run(k40j(rules), "DA"), 0, "20:SK")).toBe("leaderOnly R20");
    expect(verdict(k40j(rules), 0, "20!SJ")).toBe("notOfAPair R24");
    expect(verdict(k40j(rules), 0, "20!DQ")).toBe("noPair R20");
    expect(verdict(k40j(rules), 0, "20!SQ")).toBe("notOnFirstTrick R21");
    expect(verdict(k40j({ marriageLead: "king" }), 0, "20!SQ")).toBe("kingMustBeLed R22");
    expect(verdict(k40j(), 0, "20!SQ")).toBe("mayNotClaim R25");
    const auto = position({ rules: AUTO, hands: ["HK HQ", "CA HA"], tricks: [5, 3], points: [40, 40] });
    expect(verdict(auto, 0, "20!HQ")).toBe("mayNotClaim R25");
  });

  it("exchange: leader only, no jack, closed, too small, first trick", () => {
    const rules = { exchangeFirstTrick: false, exchangeMinStock: 4 } as const;
    expect(verdict(fd1(rules), 0, "exchange")).toBe("leaderOnly R14");
    expect(verdict(run(fd1(rules), "close"), 1, "exchange")).toBe("noTrumpJack R14");
    expect(verdict(run(k40j(rules), "close"), 0, "exchange")).toBe("stockClosed R15");
    const small = {
      ...plain,
      rules: k40j(rules).rules,
      hands: [["SJ", ...plain.hands[0].slice(1)], plain.hands[1]],
    } as const;
    expect(verdict(small, 0, "exchange")).toBe("stockTooSmall R15");
    expect(verdict(k40j(rules), 0, "exchange")).toBe("notOnFirstTrick R16");
    const usedUp = position({ hands: ["SJ HA", "SK HK"], tricks: [5, 3], points: [30, 30] });
    expect(verdict(usedUp, 0, "exchange")).toBe("stockTooSmall R15");
  });

  it("close: leader only, closed, too small, not five cards", () => {
    const rules = { closeMinStock: 4 } as const;
    expect(verdict(run(k40j(), "close"), 1, "close")).toBe("leaderOnly R17");
    expect(verdict(run(k40j(), "close"), 0, "close")).toBe("stockClosed R17");
    expect(verdict({ ...plain, rules: { ...plain.rules, ...rules } }, 0, "close")).toBe("stockTooSmall R18");
    const four = { ...plain, hands: [plain.hands[0].slice(1), plain.hands[1].slice(1)] } as const;
    expect(verdict({ ...four, rules: { ...plain.rules, ...rules } }, 0, "close")).toBe("stockTooSmall R18");
    expect(verdict(four, 0, "close")).toBe("notFiveCards R17");
  });

  it("claim: automatic rules, not the one about to lead, no trick yet", () => {
    expect(verdict({ ...plain, rules: { ...plain.rules, ...AUTO } }, 0, "claim")).toBe("mayNotClaim R25");
    expect(verdict(plain, 1, "claim")).toBe("mayNotClaim R25");
    expect(verdict(k40j(), 0, "claim")).toBe("mayNotClaim R25");
    expect(verdict(plain, 0, "claim")).toBe("accepted");
  });

  it("settle: only the winner of the last trick, only after it", () => {
    expect(verdict(plain, 0, "settle")).toBe("mayNotSettle R35");
    expect(verdict(plain, 1, "settle")).toBe("mayNotSettle R35");
    const done = run(lastTrick({ points: [30, 30] }), "SA DJ");
    expect(verdict(done, 1, "settle")).toBe("mayNotSettle R35");
  });

  it("giveUp: only on turn", () => {
    expect(verdict(plain, 1, "giveUp")).toBe("notYourTurn R36");
    expect(verdict(run(plain, "HA"), 0, "giveUp")).toBe("notYourTurn R36");
    expect(verdict(run(plain, "HA"), 1, "giveUp")).toBe("accepted");
  });

  it("there is no code without a refusal and no refusal without a code", () => {
    const used = Object.values(REFUSALS).flatMap((entry) =>
      "code" in entry ? [entry.code] : Object.values(entry).map(({ code }) => code),
    );
    expect(new Set(used)).toEqual(new Set(REFUSAL_CODES));
  });
});
