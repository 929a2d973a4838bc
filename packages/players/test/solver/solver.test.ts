import { type DealRecord, PRESETS, parseRecord } from "@bummerl/engine";
import { describe, expect, test } from "vitest";
import { actionOf, CODE_COUNT, codeOf } from "../../src/bits/index.ts";
import { solveRecord } from "../../src/solver/index.ts";

const record = (json: unknown): DealRecord => {
  const parsed = parseRecord(json);
  if (!parsed.ok) throw new Error(`bad record at ${parsed.error.at}`);
  return parsed.value;
};

/** Two cards each; seat 0 leads. */
const ending = (position: object, actions: readonly object[] = [], rules: unknown = "classic") =>
  solveRecord(
    record({
      rules,
      position: {
        trump: "S",
        leader: 0,
        led: null,
        faceDown: [],
        upCard: null,
        closed: null,
        tricks: [4, 4],
        marriages: [],
        ...position,
      },
      actions,
    }),
  );

const valuesOf = (solved: ReturnType<typeof solveRecord>): Record<string, number> => {
  if (!solved.ok) throw new Error(solved.error.code);
  return Object.fromEntries(
    solved.actions.map(({ action, value }) => [Object.values(action).join(" "), value]),
  );
};

test("an action and its code are the same", () => {
  for (let code = 0; code < CODE_COUNT; code += 1) expect(codeOf(actionOf(code))).toBe(code);
  expect(() => actionOf(CODE_COUNT)).toThrow();
});

describe("what is easily overlooked", () => {
  const lost = {
    hands: [
      ["HQ", "DJ"],
      ["HA", "DA"],
    ],
    points: [20, 50],
  };

  test("R28 mirror: a false claim can be the cheapest way to lose", () => {
    expect(valuesOf(ending(lost))).toEqual({ "play HQ": -2, "play DJ": -2, claim: -1 });
    const min2 = { ...PRESETS.classic, falseClaim: "min2" };
    expect(valuesOf(ending(lost, [], min2))).toEqual({ "play HQ": -2, "play DJ": -2, claim: -2 });
  });

  test("R23 R26 marriage, with and without claim, and the pair not announced", () => {
    const pair = {
      hands: [
        ["HK", "HQ"],
        ["HA", "DA"],
      ],
      points: [46, 50],
    };
    expect(valuesOf(ending(pair))).toEqual({
      "play HK": -1,
      "play HQ": -1,
      "marriage HK": -1,
      "marriage HQ": -1,
      "marriage HK true": 1,
      "marriage HQ true": 1,
      claim: -1,
    });
    const automatic = valuesOf(ending(pair, [], "automatic"));
    expect(automatic).toEqual({ "play HK": -1, "play HQ": -1, "marriage HK": 1 });
  });

  test("R29 a forgotten 66 needs another trick", () => {
    const forgotten = { hands: [["HQ"], ["HA"]], points: [70, 20] };
    expect(valuesOf(ending(forgotten))).toEqual({ "play HQ": -1, claim: 2 });
  });

  test("R25 points beyond what a deal can bring go out like 66", () => {
    const rich = {
      hands: [
        ["SK", "SQ"],
        ["HA", "DA"],
      ],
      points: [220, 20],
    };
    expect(valuesOf(ending(rich))).toMatchObject({ "marriage SK": 2, "play SK": 2, claim: 2 });
  });

  test("R35 after the last trick: claim or settle", () => {
    const gone = { hands: [[], []], points: [66, 20], tricks: [5, 5] };
    expect(valuesOf(ending(gone))).toEqual({ claim: 2, settle: 1 });
    const closed = { by: 0, atClosing: { points: [20, 0], tricks: [1, 0] } };
    expect(valuesOf(ending({ ...gone, closed }))).toEqual({ claim: 3, settle: -3 });
  });

  test("nothing is left to solve, or an action is refused", () => {
    const over = [{ seat: 0, type: "giveUp" }];
    expect(ending(lost, over)).toEqual({ ok: false, error: { code: "dealOver", rule: null } });
    const wrong = [
      { seat: 0, type: "play", card: "HQ" },
      { seat: 1, type: "play", card: "DA" },
    ];
    const error = { code: "mustFollowSuit", rule: "R12" };
    expect(ending(lost, wrong)).toEqual({ ok: false, applied: 1, error });
  });
});
