import { describe, expect, it } from "vitest";
import { evolve, upcast } from "../src/index.ts";
import { newBench } from "./support/bench.ts";

describe("reading a stored event", () => {
  it("takes those of today as they are", () => {
    const [row] = newBench().rows;
    for (const event of row?.events ?? []) expect(upcast(event)).toBe(event);
  });

  it.each([{ type: "tableMade", v: 2 }, { type: "left", v: 7 }, { type: "misdealt" }, { type: "toString" }])(
    "refuses $type v$v, which a newer program wrote",
    (event) => {
      expect(() => upcast(event)).toThrow(/does not know the event/);
    },
  );
});

describe("a broken log", () => {
  it("is noticed: a gap, a second beginning, a beginning of something else", () => {
    const { state, rows } = newBench();
    const [first] = rows;
    if (first === undefined) throw new Error("a table has a first row");
    expect(() => evolve(state, { ...first, seq: 3 })).toThrow(/does not follow/);
    expect(() => evolve(state, { ...first, seq: 2 })).toThrow(/made once/);
    expect(() => evolve(null, { ...first, events: [] })).toThrow(/begins with/);
  });
});
