import { describe, expect, test } from "vitest";
import { replayLine } from "../../src/record/index.ts";
import { PRESETS } from "../../src/rules/presets.ts";
import { badAt, POSITION as position, readRecord } from "./support.ts";

const deck = "CJ DT HJ SK SQ CK DA HT SA ST CA HA DJ DK CQ SJ DQ CT HK HQ".split(" ");
const good = { rules: "classic", dealer: 0, deck, actions: [{ seat: 1, type: "play", card: "HJ" }] };
const { mustHead: _mustHead, ...incomplete } = PRESETS.classic;

const without = (object: object, key: string) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
const withCard = (index: number, card: unknown) => deck.map((old, at) => (at === index ? card : old));
const at = (changes: object) => ({ rules: "classic", position: { ...position, ...changes }, actions: [] });
const acting = (...actions: readonly unknown[]) => ({ ...good, actions });

describe("a record that cannot be read names the first thing that is wrong", () => {
  test.each<[string, unknown, string]>([
    ["no object", 7, ""],
    ["null", null, ""],
    ["a list", [good], ""],
    ["nothing in it", {}, "rules"],
    ["unknown preset", { ...good, rules: "house" }, "rules"],
    ["a preset that is an inherited name", { ...good, rules: "toString" }, "rules"],
    ["incomplete rule set", { ...good, rules: incomplete }, "rules.mustHead"],
    ["a parameter too many", { ...good, rules: { ...PRESETS.classic, misdeal: true } }, "rules.misdeal"],
    ["an unknown value", { ...good, rules: { ...PRESETS.classic, goOut: "later" } }, "rules.goOut"],
    [
      "an incomplete tally value",
      { ...good, rules: { ...PRESETS.classic, bummerlValue: { plain: 1, schneider: 2 } } },
      "rules.bummerlValue.retourschneider",
    ],
    ["no dealer", without(good, "dealer"), "dealer"],
    ["an unknown dealer", { ...good, dealer: 2 }, "dealer"],
    ["a dealer as text", { ...good, dealer: "0" }, "dealer"],
    ["no deck", without(good, "deck"), "deck"],
    ["19 cards", { ...good, deck: deck.slice(1) }, "deck"],
    ["an unknown card", { ...good, deck: withCard(3, "XX") }, "deck[3]"],
    ["a card in lower case", { ...good, deck: withCard(3, "sk") }, "deck[3]"],
    ["no card at all", { ...good, deck: withCard(19, null) }, "deck[19]"],
    ["a card twice", { ...good, deck: withCard(5, "CJ") }, "deck[5]"],
    ["no actions", without(good, "actions"), "actions"],
    ["actions that are no list", { ...good, actions: {} }, "actions"],
    ["an action that is no object", acting("close"), "actions[0]"],
    ["no seat", acting({ type: "close" }), "actions[0].seat"],
    ["an unknown seat", acting(...good.actions, { seat: 2, type: "close" }), "actions[1].seat"],
    ["an unknown action", acting({ seat: 1, type: "pass" }), "actions[0].type"],
    ["an inherited name", acting({ seat: 1, type: "constructor" }), "actions[0].type"],
    ["no type", acting({ seat: 1 }), "actions[0].type"],
    ["a play without a card", acting({ seat: 1, type: "play" }), "actions[0].card"],
    ["an unknown card played", acting({ seat: 1, type: "play", card: "H10" }), "actions[0].card"],
    ["an unknown card in a marriage", acting({ seat: 1, type: "marriage", card: "K" }), "actions[0].card"],
    [
      "a claim that is not true",
      acting({ seat: 1, type: "marriage", card: "HK", claim: 1 }),
      "actions[0].claim",
    ],
    ["a claim with a play", acting({ seat: 1, type: "play", card: "HJ", claim: true }), "actions[0].claim"],
    ["a card with an exchange", acting({ seat: 1, type: "exchange", card: "DJ" }), "actions[0].card"],
    ["a deck and a position", { ...at({}), deck }, "deck"],
    ["a dealer and a position", { ...at({}), dealer: 0 }, "dealer"],
    ["a position that is no object", { ...at({}), position: null }, "position"],
    ["an unknown trump", at({ trump: "X" }), "position.trump"],
    ["one hand", at({ hands: [[]] }), "position.hands"],
    ["an unknown card in a hand", at({ hands: [["HQ", "DA", "D1"], []] }), "position.hands[0][2]"],
    [
      "a card in both hands",
      at({
        hands: [
          ["HQ", "DA"],
          ["DA", "DT"],
        ],
      }),
      "position.hands[1][0]",
    ],
    ["no leader", at({ leader: undefined }), "position.leader"],
    ["an unknown leader", at({ leader: -1 }), "position.leader"],
    ["the led card still in hand", at({ led: "HQ" }), "position.led"],
    ["a face-down card that is held", at({ faceDown: ["CA", "DT", "CK"] }), "position.faceDown[1]"],
    ["the up-card among the face-down", at({ faceDown: ["CA", "SJ", "CK"] }), "position.upCard"],
    ["no closed", at({ closed: undefined }), "position.closed"],
    [
      "closed by nobody",
      at({ closed: { by: null, atClosing: position.closed.atClosing } }),
      "position.closed.by",
    ],
    ["closed without its values", at({ closed: { by: 0 } }), "position.closed.atClosing"],
    [
      "values at closing without tricks",
      at({ closed: { by: 0, atClosing: { points: [0, 0] } } }),
      "position.closed.atClosing.tricks",
    ],
    ["negative points", at({ points: [-1, 27] }), "position.points[0]"],
    ["points that are no number", at({ points: [47, "27"] }), "position.points[1]"],
    ["half a point", at({ points: [47.5, 27] }), "position.points[0]"],
    ["points nobody can have", at({ points: [47, 221] }), "position.points[1]"],
    ["eleven tricks", at({ tricks: [11, 0] }), "position.tricks[0]"],
    ["a marriage of nobody", at({ marriages: [{ suit: "H" }] }), "position.marriages[0].seat"],
    ["a marriage in no suit", at({ marriages: [{ seat: 0, suit: "HK" }] }), "position.marriages[0].suit"],
    ["an unknown key", at({ dealer: 0 }), "position.dealer"],
    ["an unknown key at closing", at({ closed: { ...position.closed, at: 3 } }), "position.closed.at"],
  ])("%s", (_, json, where) => {
    expect(badAt(json)).toBe(where);
  });

  test("an unknown key of the record itself is left alone: a name, a note, a date", () => {
    expect(readRecord({ id: "FD1", note: "…", ...good }).actions).toEqual(good.actions);
  });

  test("keys of the prototype are not the record's", () => {
    expect(badAt(Object.create(good))).toBe("rules");
    expect(badAt(JSON.parse('{"__proto__":{"rules":"classic"}}'))).toBe("rules");
  });

  test.each(["", "{", "undefined", '{"rules":classic}', "[1,]"])("a line that is no JSON: %j", (line) => {
    expect(replayLine(line)).toEqual({ ok: false, error: { code: "badRecord", at: "json" } });
  });

  test("a line is printed as the contract says", () => {
    const line = JSON.stringify({ ...good, deck: withCard(3, "XX") });
    expect(JSON.stringify(replayLine(line))).toBe('{"ok":false,"error":{"code":"badRecord","at":"deck[3]"}}');
  });
});

describe("a position that cannot come up", () => {
  const open = { closed: null, tricks: [1, 0], points: [14, 0], marriages: [] };
  const five = [
    ["SA", "HA", "HK", "HQ", "DK"],
    ["ST", "CQ", "HT", "DT", "DQ"],
  ];
  test.each<[string, object, string]>([
    ["R8 an open stock without its up-card", { ...open, hands: five, upCard: null }, "position.upCard"],
    ["R8 an up-card alone", { ...open, hands: five, faceDown: [] }, "position.faceDown"],
    ["R8 an odd stock", { ...open, hands: five, faceDown: ["CA", "CT"] }, "position.faceDown"],
    ["R6 an up-card that is no trump", { faceDown: [], upCard: "CJ" }, "position.upCard"],
    ["R17 an open stock and hands of three", { ...open }, "position.hands"],
    ["R9 the leader has a card more", { hands: [["HQ", "DA", "DK"], ["HT"]] }, "position.hands[0]"],
    ["R9 a led card from a full hand", { led: "CQ" }, "position.hands[0]"],
    ["R6 six cards", { hands: [[], ["SA", "ST", "SK", "SQ", "HA", "HT"]] }, "position.hands[1]"],
    ["R1 more than 20 cards", { tricks: [5, 3] }, "position.tricks"],
    ["R2 points without a trick", { tricks: [5, 0], points: [47, 1] }, "position.points[1]"],
    ["R9 a leader who has won nothing", { leader: 1, tricks: [5, 0], points: [47, 0] }, "position.leader"],
    [
      "R19 more tricks at closing than now",
      { closed: { by: 0, atClosing: { points: [0, 0], tricks: [4, 0] } } },
      "position.closed.atClosing.tricks[0]",
    ],
    [
      "R19 more points at closing than now",
      { closed: { by: 0, atClosing: { points: [20, 28], tricks: [1, 1] } } },
      "position.closed.atClosing.points[1]",
    ],
    [
      "R2 points at closing without a trick",
      { closed: { by: 0, atClosing: { points: [20, 4], tricks: [1, 0] } } },
      "position.closed.atClosing.points[1]",
    ],
    [
      "R20 two marriages in a suit",
      {
        marriages: [
          { seat: 0, suit: "H" },
          { seat: 1, suit: "H" },
        ],
      },
      "position.marriages[1].suit",
    ],
  ])("%s", (_, changes, where) => {
    expect(badAt(at(changes))).toBe(where);
  });
});

describe("a position that is already over", () => {
  const played = { hands: [[], []], points: [66, 50], tricks: [5, 3] };
  const under = (rules: string, changes: object) => ({ ...at(changes), rules });

  test("R25 somebody has 66 and the deal would have ended by itself", () => {
    expect(badAt(under("automatic", { points: [66, 27] }))).toBe("position");
    expect(badAt(under("counters", { points: [47, 70] }))).toBe("position");
    expect(readRecord(under("automatic", { points: [65, 27] }))).toBeDefined();
  });

  test("R25 with claims 66 ends nothing by itself", () => {
    expect(readRecord(under("classic", { points: [66, 27] }))).toBeDefined();
  });

  test("R34 R35 all cards played: over by itself, or claim and settle are left", () => {
    expect(badAt(under("soft", { ...played, points: [60, 50] }))).toBe("position");
    expect(readRecord(under("classic", played))).toBeDefined();
  });

  test("no cards and no tricks is no deal", () => {
    const nothing = { hands: [[], []], closed: null, faceDown: [], upCard: null };
    expect(badAt(at({ ...nothing, points: [0, 0], tricks: [0, 0] }))).toBe("position");
  });
});
