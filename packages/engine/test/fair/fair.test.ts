import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARDS } from "../../src/cards.ts";
import {
  commitment,
  firstDealer,
  isCut,
  isSecret,
  isTableId,
  type ShuffleInput,
  shufflePack,
} from "../../src/fair/index.ts";
import { openStream } from "../../src/fair/stream.ts";
import { documentedCommitment, documentedDealer, documentedDraws, documentedPack } from "./documented.ts";
import vectors from "./vectors.json" with { type: "json" };

const INPUTS = vectors.map(
  ({ secret, cuts, table, deal }): ShuffleInput => ({
    secret,
    cuts: [cuts[0] ?? "", cuts[1] ?? ""],
    table,
    deal,
  }),
);

const hex = (minLength: number, maxLength: number) =>
  fc.uint8Array({ minLength, maxLength }).map((bytes) => Buffer.from(bytes).toString("hex"));
const printable = fc
  .array(fc.integer({ min: 0x20, max: 0x7e }), { minLength: 1, maxLength: 255 })
  .map((codes) => String.fromCharCode(...codes));
const input = fc.record({
  secret: hex(32, 32),
  cuts: fc.tuple(hex(0, 32), hex(0, 32)),
  table: printable,
  deal: fc.integer({ min: 1, max: 0xffff_ffff }),
});

describe("R5 the shuffle can be checked", () => {
  test.each(vectors.map((vector, index) => ({ index, vector })))("R5 vector $index", ({ index, vector }) => {
    const given = INPUTS[index];
    if (given === undefined) throw new Error("no such vector");
    expect(commitment(vector.secret)).toBe(vector.commitment);
    expect(shufflePack(given)).toEqual(vector.deck);
    expect(documentedPack(given)).toEqual(vector.deck);
  });

  test("R5 the page shows every vector as it is tested", () => {
    const page = readFileSync(new URL("../../../../docs/fair-dealing.md", import.meta.url), "utf8");
    const shown = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
    expect(
      shown
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual(vectors);
  });

  test("R5 equals the page's algorithm written a second time with other hashing", () => {
    fc.assert(
      fc.property(input, (given) => {
        expect(shufflePack(given)).toEqual(documentedPack(given));
        expect(commitment(given.secret)).toBe(documentedCommitment(given.secret));
      }),
      { numRuns: 200, seed: 5 },
    );
  });

  test("R5 the stream goes on across hash blocks", () => {
    const given = INPUTS[0];
    if (given === undefined) throw new Error("no vectors");
    const bounds = Array.from({ length: 200 }, (_, index) => (index % 256) + 1);
    const draw = openStream("bummerl/1/pack", given);
    expect(bounds.map((bound) => draw(bound))).toEqual(documentedDraws("bummerl/1/pack", given, bounds));
  });

  test("R5 every pack is a whole pack, and the same input gives the same pack", () => {
    fc.assert(
      fc.property(input, (given) => {
        expect([...shufflePack(given)].sort()).toEqual([...CARDS].sort());
        expect(shufflePack(given)).toEqual(shufflePack({ ...given }));
      }),
      { numRuns: 100, seed: 6 },
    );
  });

  test("R5 any changed byte of the input changes the pack", () => {
    const base: ShuffleInput = {
      secret: "5a".repeat(32),
      cuts: ["01".repeat(16), "02".repeat(16)],
      table: "ABCDEF",
      deal: 3,
    };
    const flip = (text: string, byte: number): string => {
      const bytes = Buffer.from(text, "hex");
      bytes.writeUInt8(bytes.readUInt8(byte) ^ 1, byte);
      return bytes.toString("hex");
    };
    const changed: ShuffleInput[] = [
      ...Array.from({ length: 32 }, (_, byte) => ({ ...base, secret: flip(base.secret, byte) })),
      ...Array.from(
        { length: 16 },
        (_, byte): ShuffleInput => ({
          ...base,
          cuts: [flip(base.cuts[0], byte), base.cuts[1]],
        }),
      ),
      ...Array.from(
        { length: 16 },
        (_, byte): ShuffleInput => ({
          ...base,
          cuts: [base.cuts[0], flip(base.cuts[1], byte)],
        }),
      ),
      { ...base, cuts: [base.cuts[1], base.cuts[0]] },
      // The same bytes cut at another place, and one moved between the table's id and a cut.
      { ...base, cuts: [`${base.cuts[0]}02`, base.cuts[1].slice(2)] },
      { ...base, cuts: ["", base.cuts[0] + base.cuts[1]] },
      ...["ABCDEG", "ABCDE", "ABCDEF ", "abcdef"].map((table) => ({ ...base, table })),
      ...[1, 2, 4, 3 + 2 ** 8, 3 + 2 ** 16, 3 + 2 ** 24].map((deal) => ({ ...base, deal })),
    ];
    const packs = [base, ...changed].map((each) => shufflePack(each).join(""));
    expect(new Set(packs).size).toBe(changed.length + 1);
  });

  test("R5 every card is as likely at every place (chi-square, fixed secrets)", () => {
    const deals = 4000;
    const seen = new Map<string, number>();
    for (let deal = 1; deal <= deals; deal++) {
      const pack = shufflePack({ secret: "07".repeat(32), cuts: ["aa", "bb"], table: "CHISQR", deal });
      pack.forEach((card, place) => {
        seen.set(card + place, (seen.get(card + place) ?? 0) + 1);
      });
    }
    const expected = deals / 20;
    let chi = 0;
    for (const card of CARDS) {
      for (let place = 0; place < 20; place++) {
        chi += ((seen.get(card + place) ?? 0) - expected) ** 2 / expected;
      }
    }
    // 19 × 19 degrees of freedom: 361 on average, standard deviation 26.9; four of them either way.
    expect(chi).toBeGreaterThan(361 - 108);
    expect(chi).toBeLessThan(361 + 108);
  });

  test("R5 throws on input out of range instead of dealing something else", () => {
    const good: ShuffleInput = { secret: "00".repeat(32), cuts: ["", ""], table: "ABCDEF", deal: 1 };
    const wrong: readonly ShuffleInput[] = [
      { ...good, secret: "00".repeat(31) },
      { ...good, secret: "AA".repeat(32) },
      { ...good, cuts: ["0", ""] },
      { ...good, cuts: ["", "00".repeat(33)] },
      { ...good, table: "" },
      { ...good, table: "Café" },
      { ...good, deal: 0 },
      { ...good, deal: 1.5 },
      { ...good, deal: 2 ** 32 },
    ];
    for (const each of wrong) expect(() => shufflePack(each)).toThrow(RangeError);
    expect(() => commitment("00")).toThrow(RangeError);
  });

  test("R5 a cut is up to 32 bytes, a secret 32, both lowercase hexadecimal", () => {
    expect(["", "00", "ff".repeat(32)].every(isCut)).toBe(true);
    expect(["0", "FF", "ff".repeat(33), "0g", "00\n", 7, null].some(isCut)).toBe(false);
    expect(isSecret("0f".repeat(32))).toBe(true);
    expect(["", "0f".repeat(31), "0F".repeat(32), `${"0f".repeat(32)}\n`].some(isSecret)).toBe(false);
    expect(["a", "t".repeat(255)].every(isTableId)).toBe(true);
    expect(["", "t".repeat(256), "a\n", "ü"].some(isTableId)).toBe(false);
  });
});

describe("R3 the first dealer is drawn", () => {
  test("R3 vectors", () => {
    const drawn = vectors.flatMap((vector, index) => {
      const given = INPUTS[index];
      if (given === undefined || vector.dealer === undefined) return [];
      expect(firstDealer(given)).toBe(vector.dealer);
      return [vector.dealer];
    });
    expect(new Set(drawn)).toEqual(new Set([0, 1]));
  });

  test("R3 equals the page's algorithm written a second time", () => {
    fc.assert(
      fc.property(input, (given) => {
        expect(firstDealer({ ...given, deal: 1 })).toBe(documentedDealer({ ...given, deal: 1 }));
      }),
      { numRuns: 100, seed: 3 },
    );
  });

  test("R3 both seats equally often (fixed secrets)", () => {
    const tables = 4000;
    let first = 0;
    for (let n = 0; n < tables; n++) {
      first += firstDealer({ secret: "07".repeat(32), cuts: ["aa", "bb"], table: `T${n}`, deal: 1 });
    }
    // Standard deviation 31.6; four of them either way.
    expect(Math.abs(first - tables / 2)).toBeLessThan(127);
  });

  test("R3 says nothing about the trump or the pack: the two streams differ", () => {
    const given: ShuffleInput = { secret: "00".repeat(32), cuts: ["", ""], table: "ABCDEF", deal: 1 };
    const pack = openStream("bummerl/1/pack", given);
    const dealer = openStream("bummerl/1/first-dealer", given);
    const bytes = (draw: (bound: number) => number) => Array.from({ length: 32 }, () => draw(256));
    expect(bytes(pack)).not.toEqual(bytes(dealer));
  });

  test("R3 only deal 1 draws its dealer (R4 gives the others)", () => {
    const given = { secret: "00".repeat(32), cuts: ["", ""], table: "ABCDEF", deal: 2 } as const;
    expect(() => firstDealer(given)).toThrow(RangeError);
  });
});
