import { CARDS } from "@bummerl/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  actionSchema,
  CODE_ALPHABET,
  commandMessageSchema,
  makeMessageSchema,
  parseCode,
  seatCommandSchema,
  sitMessageSchema,
} from "../src/index.ts";

const card = fc.constantFrom(...CARDS);
const action = fc.oneof(
  card.map((c) => ({ type: "play", card: c })),
  card.map((c) => ({ type: "marriage", card: c })),
  card.map((c) => ({ type: "marriage", card: c, claim: true })),
  fc.constantFrom(...["exchange", "close", "claim", "settle", "giveUp"].map((type) => ({ type }))),
);

describe("messages", () => {
  test("every action of the game passes, unchanged", () => {
    fc.assert(
      fc.property(action, (value) => {
        expect(actionSchema.parse(value)).toEqual(value);
      }),
    );
  });

  test("an unknown field is refused, wherever it stands", () => {
    fc.assert(
      fc.property(action, fc.string(), (value, extra) => {
        fc.pre(!Object.hasOwn(value, extra) && extra !== "__proto__");
        const command = { type: "act", seq: 1, action: value };
        const message = { table: "table-12345", id: "id-1234567", command };
        expect(commandMessageSchema.safeParse(message).success).toBe(true);
        expect(actionSchema.safeParse({ ...value, [extra]: 1 }).success).toBe(false);
        expect(seatCommandSchema.safeParse({ ...command, [`x${extra}`]: 1 }).success).toBe(false);
        expect(commandMessageSchema.safeParse({ ...message, [`x${extra}`]: 1 }).success).toBe(false);
      }),
    );
  });

  test.each([
    { type: "play", card: "SX" },
    { type: "play", card: "sa" },
    { type: "play" },
    { type: "marriage", card: "SK", claim: false },
    { type: "marriage", card: "SK", claim: undefined },
    { type: "shout" },
    { type: "__proto__" },
    null,
    [],
    "play",
  ])("%j is no action", (value) => {
    expect(actionSchema.safeParse(value).success).toBe(false);
  });

  test.each(["0a\u0000", "0", "0A", "00".repeat(33), "\ud8000"])("%j is no cut", (cut) => {
    expect(seatCommandSchema.safeParse({ type: "next", deal: 1, cut }).success).toBe(false);
  });

  test("arbitrary JSON neither passes as a command nor throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(commandMessageSchema.safeParse(value).success).toBe(false);
        expect(makeMessageSchema.safeParse(value).success).toBe(false);
        expect(sitMessageSchema.safeParse(value).success).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a table's code", () => {
  test("has 30 signs that are not mistaken for one another", () => {
    expect(new Set(CODE_ALPHABET).size).toBe(30);
    expect(CODE_ALPHABET).not.toMatch(/[ILO018]/);
  });

  test("is read as people write it", () => {
    expect(parseCode("abc-d23")).toBe("ABCD23");
    expect(parseCode(" ABC D23 ")).toBe("ABCD23");
    expect(parseCode("ABCD2")).toBeNull();
    expect(parseCode("ABCDI3")).toBeNull();
  });
});
