import {
  apply,
  commitment,
  type DealState,
  deal,
  otherSeat,
  PRESET_NAMES,
  PRESETS,
  SEATS,
  verifyDeal,
} from "@bummerl/engine";
import { describe, expect, it } from "vitest";
import { type FinishedDeal, fold, type TableState, tableViewFor } from "../src/index.ts";
import { type Bench, seated } from "./support/bench.ts";
import { playStep, randomFrom } from "./support/random.ts";

const BUMMERLS = 4;

interface Match {
  readonly bench: Bench;
  readonly deals: readonly FinishedDeal[];
  /** Hashes that were shown while each deal was waited for. */
  readonly published: ReadonlyMap<number, string>;
}

/** Two players who never give up play several whole Bummerl. */
function match(options: Parameters<typeof seated>[0], seed: number): Match {
  const bench = seated({ ...options, seed });
  const random = randomFrom(seed);
  const deals: FinishedDeal[] = [];
  const published = new Map<number, string>();
  while (bench.state.bummerls.length < BUMMERLS) {
    const { fair } = tableViewFor(bench.state, 0);
    published.set(fair.deal, fair.commitment);
    if (!playStep(bench, random)) throw new Error(`nobody can do anything after row ${bench.state.seq}`);
    const last = bench.state.lastDeal;
    expect(tableViewFor(bench.state, 1).lastDeal).toEqual(last);
    if (last !== null && last.deal !== deals.at(-1)?.deal) deals.push(last);
  }
  return { bench, deals, published };
}

const replayed = (rules: TableState["rules"], finished: FinishedDeal): DealState =>
  finished.actions.reduce(
    (state, { seat, ...action }) => {
      const applied = apply(state, seat, action);
      if (!applied.ok) throw new Error(applied.error.code);
      return applied.value.state;
    },
    deal(rules, finished.dealer, finished.deck),
  );

describe.each(PRESET_NAMES)("whole matches by %s", (name) => {
  const rules = PRESETS[name];

  it.each([1, 2, 3, 4, 5])(
    "play through, every deal can be checked (R3, R4, R5, R40, R43), seed %i",
    (seed) => {
      const { bench, deals, published } = match({ rules, clock: seed % 2 === 0 ? "calm" : "untimed" }, seed);
      expect(deals.map((one) => one.deal)).toEqual(deals.map((_, index) => index + 1));
      deals.forEach((one, index) => {
        const before = deals[index - 1];
        if (before !== undefined) expect(one.dealer).toBe(otherSeat(before.dealer));
        expect(verifyDeal({ ...one, table: bench.state.id })).toMatchObject({ ok: true });
        expect(one.commitment).toBe(commitment(one.secret));
        expect(published.get(one.deal)).toBe(one.commitment);
        expect(replayed(rules, one).result).toMatchObject(one.result ?? { winner: null });
      });
      expect(new Set(deals.map((one) => one.bummerl)).size).toBe(BUMMERLS);
      expect(fold(bench.rows)).toEqual(bench.state);
    },
  );

  it("give each Bummerl to the one who has won the target (R40)", () => {
    const { bench, deals } = match({ rules }, 77);
    for (const over of bench.state.bummerls) {
      const own = deals.filter((one) => one.bummerl === over.bummerl);
      const won = SEATS.map((seat) =>
        own.reduce((sum, { result }) => sum + (result?.winner === seat ? result.counters : 0), 0),
      );
      expect(won[over.winner]).toBeGreaterThanOrEqual(rules.target);
      expect(won[otherSeat(over.winner)]).toBeLessThan(rules.target);
      expect(own.at(-1)?.toGo[over.winner]).toBe(0);
      expect(over.value).toBe(rules.bummerlValue[over.kind]);
      expect(over.kind === "schneider").toBe(won[otherSeat(over.winner)] === 0);
    }
  });
});

describe("the dealer goes on by the winner", () => {
  it("with winnerDeals, into the next Bummerl too (R4, R43)", () => {
    const { deals } = match({ rules: { ...PRESETS.classic, nextDealer: "winnerDeals" } }, 5);
    const winners = deals.map(({ result }) => result?.winner);
    expect(deals.slice(1).map(({ dealer }) => dealer)).toEqual(winners.slice(0, -1));
  });
});
