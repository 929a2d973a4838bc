import { expect, test } from "vitest";
import { sumUp, type TraceEvent } from "../../bench/frame-times.ts";

const MS = 1000;
const thread = { pid: 1, tid: 1 };
const task = (at: number, ms: number): TraceEvent => ({
  ...thread,
  name: "RunTask",
  ph: "X",
  ts: at * MS,
  dur: ms * MS,
  tdur: ms * MS,
});
const commit = (at: number): TraceEvent => ({ ...thread, name: "Commit", ph: "X", ts: at * MS });
const moves = (ph: "b" | "e", at: number): TraceEvent => ({
  ...thread,
  name: "Animation",
  ph,
  ts: at * MS,
  id2: { local: "0x1" },
});

/** A movement of 600 ms that a frame of 1 ms begins, and what else is done meanwhile, on a processor six times slower. */
const during = (...events: readonly TraceEvent[]) =>
  sumUp([[task(0, 1), moves("b", 1), commit(1), ...events, moves("e", 601)]], 6);

test("a movement that the browser carries out alone has a picture in every beat, all in time", () => {
  expect(during()).toMatchObject({ frames: 37, inTime: 1, worked: 1, starts: 1, start: 6 });
});

test("a little work in every beat does not add up to a late frame", () => {
  const little = Array.from({ length: 12 }, (_, at) => task(50 + at * 16, 0.3));
  expect(during(...little, task(240, 1), commit(241)).inTime).toBe(1);
});

test("work that keeps the slower processor until the frame is due makes that late", () => {
  const late = during(task(50, 1.5), task(58, 1.5), commit(59.5));
  expect(late.worst).toBeCloseTo(18);
  expect(late.inTime).toBeCloseTo(36 / 37);
});

test("work longer than a beat is a late frame, though none is made of it", () => {
  expect(during(task(50, 4), task(200, 0.5), commit(201))).toMatchObject({
    frames: 37,
    worst: 24,
    worked: 3,
  });
});
