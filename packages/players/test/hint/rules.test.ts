import { type Action, CARDS, PRESETS } from "@bummerl/engine";
import { describe, expect, it } from "vitest";
import { numbersOf } from "../../src/bits/index.ts";
import type { Advice } from "../../src/hint/advice.ts";
import { ANSWERING } from "../../src/hint/answering.ts";
import { CERTAIN } from "../../src/hint/certain.ts";
import { LEADING } from "../../src/hint/leading.ts";
import type { HintReason } from "../../src/hint/reason.ts";
import { isStrict, type Knowledge } from "../../src/knowledge/index.ts";
import { type KnownSetup, knowledge } from "../support/knowledge.ts";

const play = (card: string): Action => ({ type: "play", card: CARDS.find((one) => one === card) ?? "SA" });

/** All cards of the hand may be played; the values are those given, 0 unless told. */
const adviceOf = (known: Knowledge, action: Action, values: Readonly<Record<string, number>>): Advice => {
  const plays = numbersOf(known.own).map((card) => play(CARDS[card] ?? ""));
  const all = action.type === "play" ? plays : [...plays, action];
  const actions = all.map((one) => {
    const key = one.type === "play" ? one.card : one.type;
    const same = JSON.stringify(one) === JSON.stringify(action) ? action : one;
    return { action: same, value: values[key] ?? 0, error: 0.1, wins: 0.8 };
  });
  return {
    action,
    knowledge: known,
    rules: PRESETS.classic,
    evaluation: { exact: false, worlds: 9, actions },
  };
};

const reason = (
  setup: KnownSetup,
  action: Action | string,
  values: Readonly<Record<string, number>> = {},
): HintReason | null => {
  const advice = adviceOf(knowledge(setup), typeof action === "string" ? play(action) : action, values);
  for (const rule of [...CERTAIN, ...ANSWERING, ...LEADING]) {
    const found = rule(advice);
    if (found !== null) return found;
  }
  return null;
};

/** Spades trump, stock of two with the jack turned up; the opponent has led hearts. */
const OPEN = { trump: "S", upCard: "SJ", faceDown: 1 } as const;
const MANY = "HA HT SK CA CT";

describe("reasons of hints for answers", () => {
  const answer = { ...OPEN, led: "HQ", unseen: MANY } as const;

  it("keeps the ten of trumps while the ace is out", () => {
    const setup = { ...answer, own: "ST DQ DT CQ CK", unseen: "SA HT HJ CA CT" };
    expect(reason(setup, "DQ")).toEqual({ code: "keepsTrumpTen", card: "ST" });
    expect(reason({ ...setup, own: "SQ DQ DT CQ CK" }, "DQ")).toEqual({ code: "keepsTrumps", points: 3 });
  });

  it("keeps a pair together, and never says so of one that is played", () => {
    const setup = { ...answer, own: "DQ DK CQ HJ DT", unseen: "SA ST HT CA CT" };
    expect(reason(setup, "HJ")).toEqual({ code: "keepsPair", suit: "D", points: 20 });
    expect(reason(setup, "DQ")?.code).not.toBe("keepsPair");
  });

  it("takes what makes 66, and what would make 66 for the other", () => {
    const setup = { ...answer, own: "HK SQ DQ DT CQ", unseen: MANY };
    const change = { points: [59, 20], tricks: [3, 1] } as const;
    expect(reason({ ...setup, change }, "HK")).toEqual({ code: "trickGoesOut", points: 66 });
    const his = { points: [30, 61], tricks: [2, 2] } as const;
    expect(reason({ ...setup, change: his }, "HK")).toEqual({ code: "denies66", points: 67 });
    expect(reason({ ...setup, change: { points: [58, 20], tricks: [3, 1] } }, "HK")?.code).toBe(
      "takesInSuit",
    );
  });

  it("leaves the schneider, and takes a first trick that pending points wait for", () => {
    const setup = { ...answer, own: "HK SQ DQ DT CQ", unseen: MANY };
    const losing = Object.fromEntries(["HK", "SQ", "DQ", "DT", "CQ"].map((card) => [card, -1]));
    const change = { points: [26, 40], tricks: [1, 3] } as const;
    expect(reason({ ...setup, change }, "HK", losing)).toEqual({ code: "leavesSchneider", points: 33 });
    const pending = { points: [0, 40], pending: [20, 0], tricks: [0, 3] } as const;
    expect(reason({ ...setup, change: pending }, "HK")).toEqual({ code: "firstTrick", pending: 20 });
  });
});

describe("reasons of hints for leads", () => {
  const strict = { trump: "S" } as const;

  it("draws trumps with a trump that cannot be beaten, not with another", () => {
    const setup = { ...strict, own: "SA SQ HK", unseen: "ST HJ CJ" };
    expect(reason(setup, "SA")).toEqual({ code: "drawsTrumps", out: 1 });
    expect(reason(setup, "SQ")?.code).not.toBe("drawsTrumps");
  });

  it("leads a winner, or a suit he must trump, only when all he may hold says so", () => {
    expect(reason({ ...strict, own: "HA HK", unseen: "HQ CJ" }, "HA")).toEqual({
      code: "leadsWinner",
      card: "HA",
    });
    const setup = { ...strict, own: "HA DK", unseen: "SJ CJ" };
    expect(reason(setup, "HA")).toEqual({ code: "forcesTrump", suit: "H" });
    const maybe = { ...setup, unseen: "HJ CJ", change: { opponentSize: 2 } };
    expect(reason(maybe, "HA")?.code).toBe("leadsWinner");
  });

  it("leads low while the stock is open, the top of a suit, or the least when it is lost", () => {
    const open = { ...OPEN, own: "HJ DA DT CQ SQ", unseen: "HA HT SK SA CA CT" };
    expect(isStrict(knowledge(open))).toBe(false);
    expect(reason(open, "HJ")).toEqual({ code: "leadsLow", card: "HJ", points: 2 });
    expect(reason(open, "DA")).toEqual({ code: "leadsTopOfSuit", card: "DA" });
    expect(reason({ ...strict, own: "HQ HK", unseen: "HA HT" }, "HQ")).toEqual({
      code: "leadsLeast",
      card: "HQ",
      points: 3,
    });
  });
});

describe("reasons of hints that end it or are certain", () => {
  it("settles when the cards are gone, claims with its points, closes with its chance", () => {
    const gone = { trump: "S", own: "", unseen: "" } as const;
    const last = { change: { phase: "lastTrick" } } as const;
    expect(reason({ ...gone, ...last }, { type: "settle" })).toEqual({ code: "cardsGone" });
    const claim = { change: { phase: "lastTrick", points: [70, 30] } } as const;
    expect(reason({ ...gone, ...claim }, { type: "claim" })).toEqual({ code: "claimNow", points: 70 });
    const setup = { ...OPEN, own: "SA ST HA DA CA", unseen: "SK SQ HT HK HQ DT" };
    expect(reason({ ...setup, change: { points: [20, 40] } }, { type: "close" })).toEqual({
      code: "closeNow",
      percent: 80,
      counters: 1,
    });
  });
});
