import { CLOCKS } from "@bummerl/table";
import { expect, test } from "vitest";
import { clockFace, clockStep, formatClock } from "../../src/table/model/clock.ts";
import { Driver, NOW } from "./support/driver.ts";

test("begun seconds count; nought means up", () => {
  expect(formatClock(0)).toBe("0:00");
  expect(formatClock(1)).toBe("0:01");
  expect(formatClock(59_001)).toBe("1:00");
  expect(formatClock(272_000)).toBe("4:32");
});

test("decision time runs first, then the bank, then it is up", () => {
  const driver = new Driver({ clock: "quick" }).sit().next();
  const { view } = driver.update(0);
  const seat = view.deal?.turn ?? 0;
  const { decisionMs, bankMs } = CLOCKS.quick;
  expect(clockFace(view, seat, NOW + 5_000)).toEqual({
    running: true,
    decision: decisionMs - 5_000,
    bank: bankMs,
    up: false,
    share: (decisionMs - 5_000) / decisionMs,
  });
  expect(clockFace(view, seat, NOW + decisionMs + 1_000)).toMatchObject({
    decision: 0,
    bank: bankMs - 1_000,
  });
  expect(clockFace(view, seat, NOW + decisionMs + bankMs)).toMatchObject({ decision: 0, bank: 0, up: true });
});

test("who is not on turn shows the bank alone, an untimed table nothing", () => {
  const { view } = new Driver({ clock: "quick" }).sit().next().update(0);
  const idle = view.deal?.turn === 0 ? 1 : 0;
  expect(clockFace(view, idle, NOW)).toMatchObject({ running: false, bank: CLOCKS.quick.bankMs });
  expect(clockFace(new Driver({ clock: "untimed" }).sit().next().update(0).view, 0, NOW)).toBeNull();
});

test("a clock goes on in calm steps: plenty, soon, bank, up", () => {
  const driver = new Driver({ clock: "quick" }).sit().next();
  const { view } = driver.update(0);
  const turn = view.deal?.turn ?? 0;
  const { decisionMs, bankMs } = CLOCKS.quick;
  const stepAt = (seat: 0 | 1, after: number) => {
    const face = clockFace(view, seat, NOW + after);
    return face === null ? null : clockStep(face);
  };
  expect(stepAt(turn, 0)).toBe("plenty");
  expect(stepAt(turn, decisionMs - 4_000)).toBe("soon");
  expect(stepAt(turn, decisionMs + 1)).toBe("bank");
  expect(stepAt(turn, decisionMs + bankMs)).toBe("up");
  expect(stepAt(turn === 0 ? 1 : 0, 0)).toBe("idle");
});
