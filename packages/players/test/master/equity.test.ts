import { PRESETS } from "@bummerl/engine";
import { expect, it } from "vitest";
import { utilities } from "../../src/master/equity.ts";

const { classic, counters, tournament } = PRESETS;

it("wants nothing but the win where one counter is all that both need (R40)", () => {
  expect(utilities(classic, [1, 1], true)).toEqual([-1, -1, -1, 1, 1, 1]);
});

it("counts no counters beyond the last one (R40)", () => {
  const [three, two, one] = utilities(classic, [5, 2], true);
  expect(three).toBe(two);
  expect(one).toBeGreaterThan(two ?? 0);
});

it("takes counters nearly for what they are at the start, and the greater ones for more", () => {
  const worth = utilities(classic, [7, 7], false);
  expect([...worth].sort((a, b) => a - b)).toEqual(worth);
  expect((worth[5] ?? 0) - (worth[3] ?? 0)).toBeGreaterThan(1);
  expect((worth[5] ?? 0) - (worth[3] ?? 0)).toBeLessThan(3);
});

it("is worth to one side what it costs the other", () => {
  for (const toGo of [
    [7, 7],
    [3, 5],
    [1, 4],
  ] as const) {
    const own = utilities(tournament, toGo, true);
    const other = utilities(tournament, [toGo[1], toGo[0]], false);
    for (const [at, worth] of own.entries()) expect(worth).toBeCloseTo(-(other[5 - at] ?? 0), 9);
  }
});

it("fears a Schneider charged double more than the counters (R41, R42)", () => {
  const saved = (rules: typeof classic): number => {
    const worth = utilities(rules, [7, 1], true);
    return (worth[3] ?? 0) - (worth[2] ?? 0);
  };
  // Scaled by just this difference: the loss below it shows what else is at stake.
  expect(saved(classic)).toBeCloseTo(2, 9);
  const share = (rules: typeof classic): number => {
    const worth = utilities(rules, [7, 1], true);
    return ((worth[5] ?? 0) - (worth[3] ?? 0)) / 2;
  };
  expect(share(counters)).toBeLessThan(share(classic));
});

it("plays to nine and to eleven as well", () => {
  for (const target of [9, 11] as const) {
    const worth = utilities({ ...classic, target }, [target, target], true);
    expect(worth.every(Number.isFinite)).toBe(true);
  }
});
