import { describe, expect, it, vi } from "vitest";
import { holdTime, live, next } from "../support/held-line.ts";

holdTime();

const HOUR = 3_600_000;

/** As by the network's time, or by hand. */
const setClock = (by: number): void => {
  vi.setSystemTime(Date.now() + by);
};

/** What was asked now has no answer: that is shown after a good second, and the line given up some seconds later. */
const expectGivenUp = async ({ wire, connection }: Awaited<ReturnType<typeof live>>): Promise<void> => {
  await vi.advanceTimersByTimeAsync(750);
  expect(connection.link.value).toBe("up");
  await vi.advanceTimersByTimeAsync(500);
  expect(connection.link.value).toBe("connecting");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(wire.disconnects).toBe(1);
};

describe.each([
  ["back", -HOUR],
  ["forward", HOUR],
])("a device whose clock is set %s", (_, by) => {
  it("goes on asking for signs of life, and shows when none comes", async () => {
    const parts = await live();
    const { wire } = parts;
    await vi.advanceTimersByTimeAsync(1_250);
    wire.only("beat").answer({ ok: true, data: { now: 0 } });
    setClock(by);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wire.named("beat")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(250);
    expect(wire.named("beat")).toHaveLength(2);
    setClock(by);
    await expectGivenUp(parts);
  });

  it("counts how long a command has waited where the server knows no beats", async () => {
    const parts = await live();
    void parts.connection.command(next("id-00001"));
    setClock(by);
    await expectGivenUp(parts);
  });
});
