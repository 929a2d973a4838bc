import { CLOCKS } from "@bummerl/table";
import { expect, test } from "vitest";
import { clockFace, formatClock } from "../../src/table/model/clock.ts";
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
