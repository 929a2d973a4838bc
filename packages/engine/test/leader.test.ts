import { describe, expect, it } from "vitest";
import { type DealState, legalActions } from "../src/index.ts";
import { fd1, k40j, position } from "./support/deals.ts";
import { cards, run, verdict } from "./support/play.ts";

const types = (state: DealState): string[] => [...new Set(legalActions(state).map(({ type }) => type))];

/** Seat 0 leads with five cards and a stock of `size`; it has won all tricks so far. */
const withStock = (size: 2 | 4 | 6, changes: Parameters<typeof position>[0]["rules"] = {}): DealState => {
  const tricks = (10 - size) / 2;
  return position({
    rules: changes,
    hands: ["SJ SK SQ HA DA", "HT HK DT DK CA"],
    faceDown: "CT CK CQ CJ HQ"
      .split(" ")
      .slice(0, size - 1)
      .join(" "),
    upCard: "SA",
    tricks: [tricks, 0],
    points: [tricks * 5, 0],
  });
};

describe("exchanging the trump jack", () => {
  it("R14 swaps the jack for the up-card and leaves the lead", () => {
    const after = run(k40j(), "exchange");
    expect(after.hands[0]).toEqual(cards("SK SQ HT DA SA"));
    expect(after.upCard).toBe("SJ");
    expect(after.exchange).toEqual({ seat: 0, taken: "SA", given: "SJ" });
    expect(after.phase).toBe("lead");
    expect(after.leader).toBe(0);
  });

  it("R14 is never compulsory", () => {
    expect(types(k40j())).toContain("play");
    expect(verdict(k40j(), 0, "SJ")).toBe("accepted");
  });

  it("R15 needs an open stock of at least exchangeMinStock", () => {
    expect(verdict(withStock(2), 0, "exchange")).toBe("accepted");
    expect(verdict(withStock(2, { exchangeMinStock: 4 }), 0, "exchange")).toBe("stockTooSmall R15");
    expect(verdict(withStock(4, { exchangeMinStock: 4 }), 0, "exchange")).toBe("accepted");
    expect(verdict(run(withStock(4), "close"), 0, "exchange")).toBe("stockClosed R15");
  });

  it("R16 exchangeFirstTrick says whether it is allowed on the first lead", () => {
    expect(verdict(k40j({ exchangeFirstTrick: true }), 0, "exchange")).toBe("accepted");
    expect(verdict(k40j({ exchangeFirstTrick: false }), 0, "exchange")).toBe("notOnFirstTrick R16");
    expect(verdict(withStock(6, { exchangeFirstTrick: false }), 0, "exchange")).toBe("accepted");
  });
});

describe("closing", () => {
  it("R17 ends drawing, exchanging and free answers, from the first lead on", () => {
    const closed = run(k40j(), "close");
    expect(closed.closed?.by).toBe(0);
    expect(verdict(closed, 0, "exchange")).toBe("stockClosed R15");
    const after = run(closed, "SK DJ");
    expect(after.hands.map((hand) => hand.length)).toEqual([4, 4]);
    expect(after.faceDown).toEqual(closed.faceDown);
    expect(after.upCard).toBe("SA");
  });

  it("R17 is for the leader before he leads, with five cards in both hands", () => {
    expect(verdict(run(k40j(), "DA"), 0, "close")).toBe("leaderOnly R17");
    expect(verdict(run(k40j(), "DA"), 1, "close")).toBe("leaderOnly R17");
    expect(verdict(run(k40j(), "close"), 0, "close")).toBe("stockClosed R17");
    const four = position({ hands: ["SA HA DA CA", "SK HK DK CK"], faceDown: "CJ", upCard: "SJ" });
    expect(verdict(four, 0, "close")).toBe("notFiveCards R17");
  });

  it("R18 needs a stock of at least closeMinStock", () => {
    expect(verdict(withStock(2), 0, "close")).toBe("accepted");
    expect(verdict(withStock(2, { closeMinStock: 4 }), 0, "close")).toBe("stockTooSmall R18");
    expect(verdict(withStock(4, { closeMinStock: 4 }), 0, "close")).toBe("accepted");
    const usedUp = position({
      hands: ["SA HA DA CA HT", "SK HK DK CK DT"],
      tricks: [3, 2],
      points: [30, 30],
    });
    expect(verdict(usedUp, 0, "close")).toBe("stockTooSmall R18");
  });

  it("R19 freezes the points counted and the tricks won at closing", () => {
    const closed = run(fd1(), "HJ CK close");
    expect(closed.closed).toEqual({ by: 1, atClosing: { points: [0, 6], tricks: [0, 1] } });
  });
});

describe("marriages", () => {
  it("R20 announcing and leading are one action; without a trick the points are pending", () => {
    const after = run(k40j(), "20:SQ");
    expect(after.led).toBe("SQ");
    expect(after.phase).toBe("follow");
    expect(after.pending).toEqual([40, 0]);
    expect(after.points).toEqual([0, 0]);
    expect(after.marriages).toEqual([{ seat: 0, suit: "S", card: "SQ" }]);
  });

  it("R20 pending points count at the instant the first trick is won", () => {
    const after = run(k40j(), "20:SQ CT");
    expect(after.points).toEqual([53, 0]);
    expect(after.pending).toEqual([0, 0]);
  });

  it("R20 pending points are lost to a player who never wins a trick", () => {
    const state = position({
      hands: ["HK HQ", "HA HT"],
      tricks: [0, 8],
      points: [0, 40],
    });
    const end = run(state, "20:HK HT HA HQ");
    expect(end.points[0]).toBe(0);
    expect(end.pending).toEqual([20, 0]);
    expect(run(end, "settle").result).toEqual({ winner: 1, counters: 1, reason: "lastTrick" });
  });

  it("R20 twenty in a plain suit, counted at once with a trick", () => {
    const state = position({ hands: ["HK HQ", "CA HA"], tricks: [5, 3], points: [30, 30] });
    expect(run(state, "20:HQ").points).toEqual([50, 30]);
  });

  it("R21 marriageFirstTrick says whether it is allowed on the first lead", () => {
    expect(verdict(k40j({ marriageFirstTrick: true }), 0, "20:SK")).toBe("accepted");
    expect(verdict(k40j({ marriageFirstTrick: false }), 0, "20:SK")).toBe("notOnFirstTrick R21");
    expect(verdict(withStock(6, { marriageFirstTrick: false }), 0, "20:SK")).toBe("accepted");
  });

  it("R22 the player chooses king or queen, unless the king must be led", () => {
    expect(verdict(k40j(), 0, "20:SQ")).toBe("accepted");
    expect(verdict(k40j({ marriageLead: "king" }), 0, "20:SQ")).toBe("kingMustBeLed R22");
    expect(verdict(k40j({ marriageLead: "king" }), 0, "20:SK")).toBe("accepted");
  });

  it("R23 is allowed in strict play, and so is leading one of the pair in silence", () => {
    const closed = run(k40j(), "close");
    expect(verdict(closed, 0, "20:SK")).toBe("accepted");
    const silent = run(closed, "SK");
    expect(silent.marriages).toEqual([]);
    expect(silent.pending).toEqual([0, 0]);
  });

  it("R23 with two pairs the player chooses one, and announces no second on the same lead", () => {
    const state = position({ hands: ["SK SQ HK HQ", "CA CT CK CQ"], tricks: [6, 0], points: [40, 0] });
    const suits = legalActions(state).flatMap((action) =>
      action.type === "marriage" && action.claim !== true ? [action.card] : [],
    );
    expect(suits).toEqual(["SK", "SQ", "HK", "HQ"]);
    expect(verdict(run(state, "20:HK"), 0, "20:SK")).toBe("leaderOnly R20");
  });

  it("R24 only a king or queen of the pair can be led with it", () => {
    expect(verdict(k40j(), 0, "20:DA")).toBe("notOfAPair R24");
    expect(verdict(k40j(), 0, "20:HK")).toBe("noPair R20");
  });
});
