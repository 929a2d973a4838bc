import { describe, expect, test } from "vitest";
import { type DealProof, parseDealProof, verifyDeal } from "../../src/fair/index.ts";
import vectors from "./vectors.json" with { type: "json" };

function proof(index: number): DealProof {
  const parsed = parseDealProof(vectors[index]);
  if (!parsed.ok) throw new Error(parsed.error.at);
  return parsed.value;
}

describe("R5 a finished deal is verified", () => {
  test("R5 R3 every vector proves its pack and, in deal 1, its dealer", () => {
    vectors.forEach((vector, index) => {
      expect(verifyDeal(proof(index))).toEqual({
        ok: true,
        value: { deck: vector.deck, firstDealer: vector.deal === 1 ? vector.dealer : null },
      });
    });
  });

  test("R5 another secret than the one promised", () => {
    const other = { ...proof(0), secret: "01".repeat(32) };
    expect(verifyDeal(other)).toEqual({ ok: false, error: { code: "commitmentMismatch" } });
  });

  test("R5 two cards exchanged, another cut, another table, another deal: not this pack", () => {
    const good = proof(2);
    const [a, b, ...rest] = good.deck;
    if (a === undefined || b === undefined) throw new Error("no deck");
    const deckMismatch = { ok: false, error: { code: "deckMismatch" } };
    expect(verifyDeal({ ...good, deck: [b, a, ...rest] })).toEqual(deckMismatch);
    expect(verifyDeal({ ...good, deck: good.deck.slice(0, 19) })).toEqual(deckMismatch);
    expect(verifyDeal({ ...good, cuts: ["ff", ""] })).toEqual(deckMismatch);
    expect(verifyDeal({ ...good, table: "ABCDEG" })).toEqual(deckMismatch);
    expect(verifyDeal({ ...good, deal: 2 })).toEqual(deckMismatch);
  });

  test("R3 the wrong first dealer", () => {
    const wrong = { ...proof(0), dealer: 1 as const };
    expect(verifyDeal(wrong)).toEqual({ ok: false, error: { code: "dealerMismatch" } });
  });

  test("R3 a first dealer that a person chose was not drawn, so it is not compared", () => {
    for (const dealer of [0, 1] as const) {
      const chosen = { ...proof(0), dealer, dealerChosen: true } as const;
      expect(verifyDeal(chosen)).toMatchObject({ ok: true, value: { firstDealer: null } });
      expect(parseDealProof(JSON.parse(JSON.stringify(chosen)))).toEqual({ ok: true, value: chosen });
    }
  });

  test("R4 a later deal's dealer is not drawn, so it is not compared", () => {
    expect(verifyDeal({ ...proof(1), dealer: 0 }).ok).toBe(true);
    expect(verifyDeal({ ...proof(1), dealer: 1 }).ok).toBe(true);
  });
});

describe("an unreadable proof names its first fault", () => {
  const good = { ...vectors[0] };
  test.each([
    [null, ""],
    [[], ""],
    [{}, "secret"],
    [{ ...good, secret: "00" }, "secret"],
    [{ ...good, commitment: undefined }, "commitment"],
    [{ ...good, cuts: "" }, "cuts"],
    [{ ...good, cuts: [""] }, "cuts"],
    [{ ...good, cuts: ["", "0"] }, "cuts[1]"],
    [{ ...good, table: "" }, "table"],
    [{ ...good, deal: "1" }, "deal"],
    [{ ...good, deal: 0 }, "deal"],
    [{ ...good, deck: [] }, "deck"],
    [{ ...good, deck: Array(20).fill("HA") }, "deck[1]"],
    [{ ...good, dealer: 2 }, "dealer"],
    [{ ...good, dealer: null }, "dealer"],
    [{ ...good, dealerChosen: false }, "dealerChosen"],
  ])("%j", (json, at) => {
    expect(parseDealProof(json)).toEqual({ ok: false, error: { code: "badRecord", at } });
  });

  test("other keys of an exported deal are left alone", () => {
    expect(parseDealProof({ ...good, rules: "classic" }).ok).toBe(true);
  });
});
