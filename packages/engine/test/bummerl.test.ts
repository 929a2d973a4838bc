import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BummerlRules,
  type BummerlState,
  newBummerl,
  nextDealer,
  PRESETS,
  type RuleSet,
  resign,
  type Scored,
  SEATS,
  type Seat,
  scoreDeal,
} from "../src/index.ts";

const doubled: BummerlRules = {
  ...PRESETS.classic,
  bummerlValue: { plain: 1, schneider: 2, retourschneider: 3 },
};

/** Scores deals written as winner and counters: `"0:2 1:3"`. */
const scored = (words: string, rules: BummerlRules = doubled, target: RuleSet["target"] = 7): Scored =>
  words
    .split(" ")
    .filter((word) => word !== "")
    .reduce<Scored>(
      ({ state }, word) => {
        const winner: Seat = word.startsWith("0") ? 0 : 1;
        return scoreDeal(state, { winner, counters: Number(word.slice(2)) }, rules);
      },
      { state: newBummerl(0, target), won: null },
    );

const standing = (words: string): BummerlState => scored(words).state;

describe("counters", () => {
  it("R40 both start at the target and take off what they win", () => {
    expect(newBummerl(0, 7).toGo).toEqual([7, 7]);
    expect(newBummerl(0, 11).toGo).toEqual([11, 11]);
    expect(standing("0:2 1:3 0:1").toGo).toEqual([4, 4]);
  });

  it("R40 at 0 or below the Bummerl is won, surplus is not carried", () => {
    const { state, won } = scored("0:3 0:3 1:1 0:3");
    expect(won).toEqual({ winner: 0, kind: "plain", value: 1 });
    expect(state.toGo).toEqual([0, 6]);
    expect(state.result).toEqual(won);
    expect(scored("0:3 0:3").won).toBeNull();
  });

  it("R40 a finished Bummerl takes no more deals", () => {
    const { state } = scored("0:3 0:3 0:1");
    expect(() => scoreDeal(state, { winner: 0, counters: 1 }, doubled)).toThrow();
    expect(() => resign(state, 0, false, doubled)).toThrow();
  });
});

describe("kinds", () => {
  it("R41 Schneider: the loser has not won a counter", () => {
    expect(scored("0:3 0:3 0:1").won).toEqual({ winner: 0, kind: "schneider", value: 2 });
    expect(scored("1:3 1:3 0:1 1:1").won?.kind).toBe("plain");
  });

  it("R41 Retourschneider fromSeven: the loser stood at 1 and the other, still at seven, won all the rest", () => {
    expect(scored("0:3 0:3 1:3 1:3 1:1").won).toEqual({ winner: 1, kind: "retourschneider", value: 3 });
    expect(scored("0:3 1:1 0:3 1:3 1:3").won?.kind).toBe("plain");
    expect(scored("0:3 0:2 1:3 1:3 1:1").won?.kind).toBe("plain");
  });

  it("R41 Retourschneider fromAny: from any score", () => {
    const fromAny: BummerlRules = { ...doubled, retour: "fromAny" };
    expect(scored("0:3 1:1 0:3 1:3 1:3", fromAny).won?.kind).toBe("retourschneider");
    expect(scored("0:3 0:2 1:3 1:3 1:1", fromAny).won?.kind).toBe("plain");
  });

  it("R41 fromSeven means the full target where another one is chosen", () => {
    expect(scored("0:3 0:3 0:2 1:3 1:3 1:3", doubled, 9).won?.kind).toBe("retourschneider");
    expect(scored("0:3 0:3 1:3 1:3 1:3", doubled, 9).won?.kind).toBe("plain");
  });

  it("R42 each kind is worth what the rule set says", () => {
    const value = (words: string): number | undefined => scored(words, PRESETS.classic).won?.value;
    expect([value("0:3 0:3 0:1"), value("0:3 0:3 1:3 1:3 1:1"), value("0:3 0:3 1:1 0:1")]).toEqual([1, 1, 1]);
    const weights = { plain: 4, schneider: 5, retourschneider: 6 };
    const own: BummerlRules = { ...doubled, bummerlValue: weights };
    expect(scored("0:3 0:3 1:1 0:1", own).won?.value).toBe(4);
    expect(scored("0:3 0:3 0:1", own).won?.value).toBe(5);
    expect(scored("0:3 0:3 1:3 1:3 1:1", own).won?.value).toBe(6);
  });
});

describe("resigning", () => {
  it("R37 the other wins as if he had won all the rest", () => {
    expect(resign(standing("0:2 1:1"), 0, true, doubled).won).toEqual({ winner: 1, kind: "plain", value: 1 });
    expect(resign(standing("0:2"), 1, true, doubled).won?.kind).toBe("schneider");
    expect(resign(newBummerl(0, 7), 0, false, doubled).won?.kind).toBe("schneider");
    expect(resign(standing("0:3 0:3"), 0, true, doubled).won?.kind).toBe("retourschneider");
    expect(resign(standing("0:3 0:3"), 0, true, doubled).state.toGo).toEqual([1, 0]);
  });
});

describe("the dealer", () => {
  it("R4 alternates with every deal, or the winner deals", () => {
    expect(SEATS.map((seat) => nextDealer(newBummerl(seat, 7)))).toEqual([0, 1]);
    expect(nextDealer(standing("0:1"))).toBe(1);
    expect(nextDealer(standing("0:1 0:1"))).toBe(0);
    const winnerDeals: BummerlRules = { ...doubled, nextDealer: "winnerDeals" };
    expect(nextDealer(scored("0:1 0:1", winnerDeals).state)).toBe(0);
    expect(nextDealer(scored("0:1 1:1", winnerDeals).state)).toBe(1);
  });

  it("R43 goes on alternating into the next Bummerl, after a resignation too", () => {
    expect(nextDealer(standing("0:3 0:3 0:1"))).toBe(1);
    expect(nextDealer(resign(standing("0:1"), 0, true, doubled).state)).toBe(0);
    expect(nextDealer(resign(standing("0:1"), 0, false, doubled).state)).toBe(1);
  });

  it("R40 a Bummerl to 7 lasts at most 13 deals, and one of the three kinds is won", () => {
    const arbScores = fc.array(
      fc.record({ winner: fc.constantFrom(...SEATS), counters: fc.integer({ min: 1, max: 3 }) }),
      {
        minLength: 13,
        maxLength: 13,
      },
    );
    fc.assert(
      fc.property(arbScores, fc.constantFrom("fromSeven", "fromAny"), (scores, retour) => {
        const rules: BummerlRules = { ...doubled, retour };
        let now: Scored = { state: newBummerl(0, 7), won: null };
        for (const score of scores) {
          if (now.won === null) now = scoreDeal(now.state, score, rules);
        }
        const { won, state } = now;
        if (won === null) throw new Error("13 deals did not end it");
        const lost = won.winner === 0 ? 1 : 0;
        expect(state.toGo[won.winner]).toBe(0);
        expect(won.kind === "schneider").toBe(state.toGo[lost] === 7);
        if (won.kind === "retourschneider") expect(state.toGo[lost]).toBe(1);
      }),
    );
  });
});
