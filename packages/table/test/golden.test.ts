import { verifyDeal } from "@bummerl/engine";
import { describe, expect, it } from "vitest";
import { evolve, type TableState } from "../src/index.ts";
import { GOLDEN, outcomeOf, readGolden } from "./golden/file.ts";

describe.each(GOLDEN)("the recorded table %s", (name) => {
  const { rows, outcome } = readGolden(name);

  it("still comes to the same state and the same views", () => {
    expect(JSON.parse(JSON.stringify(outcomeOf(rows)))).toEqual(outcome);
  });

  it("still has every deal to be checked (R5)", () => {
    let deals = 0;
    rows.reduce<TableState | null>((before, row) => {
      const state = evolve(before, row);
      if (state.lastDeal !== null && state.lastDeal !== before?.lastDeal) {
        deals++;
        expect(verifyDeal({ ...state.lastDeal, table: state.id }).ok).toBe(true);
      }
      return state;
    }, null);
    expect(deals).toBeGreaterThan(3);
  });
});

describe("the recorded tables", () => {
  it("hold every kind of event", () => {
    const types = new Set(
      GOLDEN.flatMap((name) => readGolden(name).rows).flatMap(({ events }) => events.map(({ type }) => type)),
    );
    expect([...types].sort()).toEqual([
      "acted",
      "bummerlWon",
      "clockSet",
      "dealScored",
      "dealt",
      "left",
      "ready",
      "resumeAsked",
      "resumeWithdrawn",
      "resumed",
      "saveAsked",
      "saved",
      "sealed",
      "seated",
      "tableMade",
      "timeUp",
      "undone",
    ]);
  });
});
