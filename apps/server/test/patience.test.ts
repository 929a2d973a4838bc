import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { patienceOf } from "../src/patience.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = (): Promise<never> => new Promise(() => undefined);

it("waits for one hanging thing after the other, for all of them not beyond the deadline", async () => {
  const patience = patienceOf(15_000);
  const since = performance.now();
  const ends: (readonly [boolean, number])[] = [];
  const all = (async () => {
    for (const ms of [10_000, 6_000, 1_000, 6_000]) {
      const over = await patience.within(ms, [never()]);
      ends.push([over, performance.now() - since]);
    }
  })();
  await vi.advanceTimersByTimeAsync(60_000);
  await all;
  // A timer of no time takes one millisecond.
  expect(ends.map(([over, at]) => [over, Math.floor(at / 100) / 10])).toEqual([
    [false, 10],
    [false, 15],
    [false, 15],
    [false, 15],
  ]);
});

it("goes on as soon as all are over, also those that failed", async () => {
  const patience = patienceOf(15_000);
  const failing = Promise.reject(new Error("the database is away"));
  expect(await patience.within(6_000, [failing, Promise.resolve()])).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
