import { PRESETS } from "@bummerl/engine";
import { commandIdSchema, type LobbyTable, seatCommandSchema } from "@bummerl/protocol";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backoff } from "../../src/net/backoff.ts";
import { cutFor, keptCut } from "../../src/net/cuts.ts";
import { newId } from "../../src/net/ids.ts";
import { applyChange } from "../../src/net/lobby-feed.ts";

describe("backoff", () => {
  it("lies between an eighth of a second and three seconds", () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const wait = backoff(attempt, random);
        expect(wait).toBeGreaterThanOrEqual(125);
        expect(wait).toBeLessThanOrEqual(3_000);
      }),
    );
  });

  it("spreads those who lost the same server", () => {
    expect(backoff(5, 0)).toBeLessThan(backoff(5, 1));
  });
});

describe("ids", () => {
  it("are what the protocol asks for, each time another", () => {
    const ids = Array.from({ length: 200 }, newId);
    for (const id of ids) expect(commandIdSchema.safeParse(id).success).toBe(true);
    expect(new Set(ids).size).toBe(200);
  });
});

describe("cuts (R5)", () => {
  it("are 32 random bytes, drawn once for each deal of each table", () => {
    const cut = cutFor("table-01", 1);
    expect(cut).toMatch(/^[0-9a-f]{64}$/);
    expect(cutFor("table-01", 1)).toBe(cut);
    expect(keptCut("table-01", 1)).toBe(cut);
    expect(cutFor("table-01", 2)).not.toBe(cut);
    expect(cutFor("table-02", 1)).not.toBe(cut);
    expect(keptCut("table-03", 1)).toBeNull();
    expect(seatCommandSchema.safeParse({ type: "next", deal: 1, cut }).success).toBe(true);
  });
});

describe("the lobby", () => {
  const table = (id: string, madeAt: number): LobbyTable => ({
    table: id,
    maker: { id: "anna", name: "Anna" },
    rules: PRESETS.classic,
    clock: "calm",
    madeAt,
  });

  it("takes what is new, alters what is known, drops what is gone, newest first", () => {
    const before = { tables: [table("b", 2), table("a", 1)], seeking: 0, online: 1 };
    const after = applyChange(before, {
      upsert: [table("c", 3), { ...table("a", 1), clock: "quick" }],
      remove: ["b", "never-seen"],
      seeking: 2,
      online: 5,
    });
    expect(after.tables.map((each) => each.table)).toEqual(["c", "a"]);
    expect(after.tables[1]?.clock).toBe("quick");
    expect([after.seeking, after.online]).toEqual([2, 5]);
  });
});
