import { describe, expect, it, vi } from "vitest";
import { holdTime, next, settle, setUp } from "../support/held-line.ts";

holdTime();

const HOUR = 3_600_000;

const live = async () => {
  const parts = setUp();
  parts.connection.start();
  await settle();
  parts.wire.comeUp();
  return parts;
};

/** As by the network's time, or by hand. */
const setClock = (by: number): void => {
  vi.setSystemTime(Date.now() + by);
};

describe.each([
  ["back", -HOUR],
  ["forward", HOUR],
])("a device whose clock is set %s", (_, by) => {
  it("goes on asking for signs of life, and shows when none comes", async () => {
    const { wire, connection } = await live();
    await vi.advanceTimersByTimeAsync(1_250);
    wire.only("beat").answer({ ok: true, data: { now: 0 } });
    setClock(by);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wire.named("beat")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(250);
    expect(wire.named("beat")).toHaveLength(2);
    setClock(by);
    await vi.advanceTimersByTimeAsync(750);
    expect(connection.link.value).toBe("up");
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.link.value).toBe("connecting");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wire.disconnects).toBe(1);
  });

  it("counts how long a command has waited where the server knows no beats", async () => {
    const { wire, connection } = await live();
    void connection.command(next("id-00001"));
    setClock(by);
    await vi.advanceTimersByTimeAsync(750);
    expect(connection.link.value).toBe("up");
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.link.value).toBe("connecting");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wire.disconnects).toBe(1);
  });
});
