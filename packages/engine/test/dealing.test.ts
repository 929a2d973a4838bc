import { describe, expect, it } from "vitest";
import { CARDS, type Card, cardPoints, checkDeal, deal, PRESETS, stockSize, turnOf } from "../src/index.ts";
import { FD1, fd1, k40j } from "./support/deals.ts";
import { cards, run } from "./support/play.ts";

describe("cards", () => {
  it("R1 there are 20 cards of 11, 10, 4, 3 and 2 points, 120 in all", () => {
    expect(new Set(CARDS).size).toBe(20);
    expect(cards("SA ST SK SQ SJ").map(cardPoints)).toEqual([11, 10, 4, 3, 2]);
    expect(CARDS.reduce((sum, card) => sum + cardPoints(card), 0)).toBe(120);
  });

  it("R2 the cheapest trick is worth 4: points mean a trick", () => {
    const after = run(k40j(), "SJ DJ");
    expect(after.points).toEqual([4, 0]);
    expect(after.tricks).toEqual([1, 0]);
  });
});

describe("dealing", () => {
  it("R3 the seat that does not deal is forehand and is to lead", () => {
    expect(turnOf(deal(PRESETS.classic, 0, FD1))).toBe(1);
    expect(turnOf(deal(PRESETS.classic, 1, FD1))).toBe(0);
  });

  it("R6 three and three, one turned up, two and two, nine face down", () => {
    const state = deal(PRESETS.classic, 0, FD1);
    expect(state.hands).toEqual([cards("SK SQ CK ST CA"), cards("CJ DT HJ HT SA")]);
    expect(state.upCard).toBe("DA");
    expect(state.trump).toBe("D");
    expect(state.faceDown).toEqual(cards("HA DJ DK CQ SJ DQ CT HK HQ"));
    expect(checkDeal(state)).toEqual([]);
  });

  it("R6 deals no pack that is not the 20 cards once each", () => {
    expect(() => deal(PRESETS.classic, 0, FD1.slice(1))).toThrow();
    expect(() => deal(PRESETS.classic, 0, [...FD1.slice(1), "DT"])).toThrow();
    expect(() => deal(PRESETS.classic, 0, [...FD1, "DT"])).toThrow();
    expect(() =>
      deal(
        PRESETS.classic,
        0,
        FD1.map((card) => (card === "SA" ? ("XX" as Card) : card)),
      ),
    ).toThrow();
  });

  it("R8 the stock counts its up-card: 10, 8, 6, 4, 2, 0", () => {
    let state = fd1();
    const sizes = [stockSize(state)];
    for (const trick of ["HJ CK", "HA SQ", "DT DJ", "DK SK", "SA ST"]) {
      state = run(state, trick);
      sizes.push(stockSize(state));
    }
    expect(sizes).toEqual([10, 8, 6, 4, 2, 0]);
  });
});
