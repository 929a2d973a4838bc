import { expect, test } from "vitest";
import type { Card, Seat } from "../../src/cards.ts";
import { apply } from "../../src/deal/apply.ts";
import { deal } from "../../src/deal/deal.ts";
import { legalActions } from "../../src/deal/legal.ts";
import { turnOf } from "../../src/deal/query.ts";
import type { DealState } from "../../src/deal/state.ts";
import { PRESETS } from "../../src/rules/presets.ts";
import { PRESET_NAMES } from "../../src/rules/ruleset.ts";
import perft from "../cases/perft.json" with { type: "json" };

/** Adds to `counts[n]` the sequences of n + 1 actions, or fewer where the deal was over by then. */
function count(state: DealState, depth: number, counts: number[]): void {
  const seat = turnOf(state);
  for (const action of legalActions(state)) {
    if (action.type === "giveUp" || seat === null) continue;
    const next = apply(state, seat, action);
    if (!next.ok) throw new Error(`a legal action was refused: ${next.error.code}`);
    if (next.value.state.phase === "over") {
      for (let at = depth; at < counts.length; at++) counts[at] = (counts[at] ?? 0) + 1;
      continue;
    }
    counts[depth] = (counts[depth] ?? 0) + 1;
    if (depth + 1 < counts.length) count(next.value.state, depth + 1, counts);
  }
}

const openings = perft.openings.flatMap(({ id, start, counts }) =>
  PRESET_NAMES.map((preset) => ({ id, preset, start, expected: counts[preset] })),
);

test.each(openings)("perft: $id under $preset", ({ preset, start, expected }) => {
  const counts = expected.map(() => 0);
  count(deal(PRESETS[preset], start.dealer as Seat, start.deck as Card[]), 0, counts);
  expect(counts).toEqual(expected);
});
