import { type Action, legalActions, PRESET_NAMES, type Seat, turnOf } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { cardsOnTable, laidTrick } from "../../../src/table/model/on-table.ts";
import { sceneOf } from "../../../src/table/model/scene.ts";
import { mySeat, theirSeat } from "../../../src/table/model/sides.ts";
import { accountsFor, layoutOf, PACK } from "../../../src/table/motion/layout.ts";
import type { Movement, Shown } from "../../../src/table/motion/movement.ts";
import { plan } from "../../../src/table/motion/plan.ts";
import { Driver } from "../support/driver.ts";
import { numbers } from "../support/play.ts";

const shown = (view: TableView): Shown => ({ view, trick: cardsOnTable(view, null) });

const playedCard = (action: Action) =>
  action.type === "play" || (action.type === "marriage" && action.claim === undefined) ? action.card : null;

/** Everything a seat is shown in some deals of one table: each view, its own cards on their way, tricks held back. */
const seen = (seat: Seat, seed: number, preset: (typeof PRESET_NAMES)[number], deals: number): Shown[] => {
  const driver = new Driver({ seed, preset }).sit();
  const random = numbers(seed);
  const all: Shown[] = [];
  const look = (): void => {
    const { view } = driver.update(seat);
    const last = all.at(-1);
    // The other leads at once: the finished trick stays a while.
    const trick = last?.view.deal?.lastTrick ?? null;
    if (
      trick !== null &&
      view.deal?.led != null &&
      last?.view.deal?.led === null &&
      view.deal.turn === seat
    ) {
      all.push({ view, trick: laidTrick(trick) });
    }
    all.push(shown(view));
  };
  look();
  for (let deal = 0; deal < deals && driver.state.stage !== "bummerlOver"; deal += 1) {
    driver.next();
    look();
    while (driver.state.stage === "playing" && driver.state.deal !== null) {
      const { deal: state } = driver.state;
      const actions = legalActions(state).filter(({ type }) => type !== "giveUp" || random() < 0.05);
      const action = actions[Math.floor(random() * actions.length)];
      if (action === undefined) throw new Error("a deal without a legal action");
      const card = playedCard(action);
      if (turnOf(state) === seat && card !== null) {
        const { view } = driver.update(seat);
        all.push({ view, trick: cardsOnTable(view, card) });
      }
      expect(driver.act(action)).toBeNull();
      look();
    }
  }
  return all;
};

const tables = fc.record({
  seat: fc.constantFrom<Seat>(0, 1),
  seed: fc.integer({ min: 1, max: 5000 }),
  preset: fc.constantFrom(...PRESET_NAMES),
});

/** Cards of the other that were laid open have not moved. */
const places = (one: Shown): string => {
  const layout = layoutOf(one);
  if (layout === null) return "";
  const theirs = layout["their-hand"];
  return JSON.stringify({ ...layout, "their-hand": theirs.known.length + theirs.hidden });
};
const same = (a: Shown, b: Shown): boolean => places(a) === places(b);
const isDealing = (movements: readonly Movement[]): boolean =>
  movements.some((move) => move.kind === "card" && move.step === "deal");
const startOf = (before: Shown, movements: readonly Movement[]) =>
  isDealing(movements) ? PACK : layoutOf(before);

const tells = (movements: readonly Movement[], { view, trick }: Shown, before: Shown): void => {
  const theirs = view.deal?.hands[theirSeat(view)] ?? [];
  const own = [...(view.deal?.hands[mySeat(view)] ?? []), ...(before.view.deal?.hands[mySeat(view)] ?? [])];
  const open = JSON.stringify([view.deal, before.view.deal, trick, before.trick]);
  for (const move of movements) {
    if (move.kind !== "card" || move.card === null) continue;
    expect(open).toContain(move.card);
    if (move.step === "draw" && move.to === "their-hand") expect(theirs).toContain(move.card);
    if (move.step === "deal" && move.to === "their-hand") expect(move.card).toBeNull();
    if (move.to === "my-hand") expect(own).toContain(move.card);
  }
};

vi.setConfig({ testTimeout: 60_000 });

describe("from one view to the next", () => {
  test("every card that changes its place moves, and no other (random deals, all presets)", () => {
    fc.assert(
      fc.property(tables, ({ seat, seed, preset }) => {
        const all = seen(seat, seed, preset, 3);
        for (const [at, after] of all.entries()) {
          const before = all[at - 1];
          if (before === undefined) continue;
          const movements = plan(before, after);
          const [from, to] = [startOf(before, movements), layoutOf(after)];
          if (from === null || to === null) continue;
          expect(accountsFor(from, movements, to)).toBe(true);
          expect(movements.some(({ kind }) => kind === "card")).toBe(
            isDealing(movements) || !same(before, after),
          );
          tells(movements, after, before);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("closing, marriage, the end of a deal and of a Bummerl are shown once each", () => {
    fc.assert(
      fc.property(tables, ({ seat, seed, preset }) => {
        const all = seen(seat, seed, preset, 12);
        const signs = all.flatMap((after, at) => plan(all[at - 1] ?? null, after));
        const count = (kind: Movement["kind"]): number => signs.filter((sign) => sign.kind === kind).length;
        const ended = all.filter(
          ({ view }, at) => sceneOf(view) === "result" && sceneOf(all[at - 1]?.view ?? view) === "play",
        );
        const events = ended.flatMap(({ view }) => view.deal?.history ?? []);
        const happened = (type: string): number => events.filter((event) => event.type === type).length;
        expect(count("close")).toBe(happened("closed"));
        expect(count("marriage")).toBe(happened("married"));
        expect(count("out")).toBe(ended.length);
        expect(count("bummerl")).toBe(all.at(-1)?.view.bummerls.length ?? 0);
      }),
      { numRuns: 25 },
    );
  });

  test("a deal goes round as R6 says: three each, one turned up, two each", () => {
    const driver = new Driver({ seed: 3 }).sit();
    const before = shown(driver.update(0).view);
    driver.next();
    const { view } = driver.update(0);
    const moves = plan(before, shown(view)).filter((move) => move.kind === "card");
    const [first, second] = view.deal?.leader === 0 ? ["my-hand", "their-hand"] : ["their-hand", "my-hand"];
    const places = [first, first, first, second, second, second, "up-card", first, first, second, second];
    expect(moves.map(({ to }) => to)).toEqual(places);
    expect(moves.every(({ from, step }) => from === "stock" && step === "deal")).toBe(true);
  });
});

test("between any two views, as after an outage, a plan accounts for every card or is empty", () => {
  fc.assert(
    fc.property(tables, fc.nat(), fc.nat(), ({ seat, seed, preset }, one, other) => {
      const all = seen(seat, seed, preset, 4);
      const [before, after] = [all[one % all.length], all[other % all.length]];
      if (before === undefined || after === undefined) throw new Error("nothing was shown");
      const movements = plan(before, after);
      if (movements.length === 0) return;
      const [from, to] = [startOf(before, movements), layoutOf(after)];
      if (from === null || to === null) {
        expect(movements.every(({ kind }) => kind === "bummerl")).toBe(true);
        return;
      }
      expect(accountsFor(from, movements, to)).toBe(true);
      tells(movements, after, before);
    }),
    { numRuns: 150 },
  );
});

test("what is seen first does not move", () => {
  const driver = new Driver({}).sit().next();
  expect(plan(null, shown(driver.update(0).view))).toEqual([]);
});
