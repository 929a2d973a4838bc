import type { TableUpdate } from "@bummerl/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../../src/net/connection.ts";
import { Outbox } from "../../src/net/outbox.ts";
import { TableLine } from "../../src/net/table-line.ts";
import { TableLines } from "../../src/net/table-lines.ts";
import { FakeWire } from "../support/fake-wire.ts";
import { updateWith } from "../support/updates.ts";

const setUp = async () => {
  const wire = new FakeWire();
  const connection = new Connection({
    openWire: wire.open,
    outbox: new Outbox({ read: () => null, write: () => undefined }),
    openSession: async () => true,
    random: () => 1,
  });
  connection.start();
  await vi.advanceTimersByTimeAsync(0);
  const faults: string[] = [];
  const line = new TableLine(connection, "table-01");
  line.onFault((code) => faults.push(code));
  const seen: TableUpdate[] = [];
  line.onUpdate((update) => seen.push(update));
  return { connection, wire, line, seen, faults };
};
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const seqs = (updates: readonly TableUpdate[]): number[] => updates.map(({ view }) => view.seq);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a table's line", () => {
  it("joins on every new line", async () => {
    const { wire, seen } = await setUp();
    wire.comeUp();
    wire.only("join").answer({ ok: true, data: updateWith({ seq: 3 }) });
    await settle();
    wire.breakDown();
    await vi.advanceTimersByTimeAsync(5_000);
    wire.comeUp();
    wire.only("join").answer({ ok: true, data: updateWith({ seq: 7 }) });
    await settle();
    expect(seqs(seen)).toEqual([3, 7]);
  });

  it("drops older updates and those of other tables", async () => {
    const { wire, seen } = await setUp();
    wire.comeUp();
    wire.tell("update", updateWith({ seq: 5 }));
    wire.tell("update", updateWith({ seq: 4 }));
    wire.tell("update", updateWith({ seq: 9, table: "table-02" }));
    wire.tell("update", updateWith({ seq: 6 }));
    wire.only("join").answer({ ok: true, data: updateWith({ seq: 5 }) });
    await settle();
    expect(seqs(seen)).toEqual([5, 6]);
  });

  it("shows at once who is there", async () => {
    const { wire, seen } = await setUp();
    wire.comeUp();
    wire.tell("update", updateWith({ seq: 5 }));
    wire.tell("presence", { table: "table-01", online: [true, false] });
    wire.tell("presence", { table: "table-02", online: [false, false] });
    expect(seen.map(({ online }) => online)).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it("takes the view that comes with a refusal", async () => {
    const { wire, line, seen } = await setUp();
    wire.comeUp();
    const reply = line.send({ type: "act", seq: 2, action: { type: "close" } });
    wire.only("command").answer({ ok: false, error: { code: "stale" }, update: updateWith({ seq: 8 }) });
    expect((await reply).ok).toBe(false);
    expect(seqs(seen)).toEqual([8]);
  });

  it("tells why a table is not shown, but waits for a busy server", async () => {
    const { wire, faults } = await setUp();
    wire.comeUp();
    wire.only("join").answer({ ok: false, error: { code: "busy" } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(faults).toEqual([]);
    expect(wire.named("join")).toHaveLength(2);
    wire
      .named("join")
      .at(-1)
      ?.answer({ ok: false, error: { code: "notSeated" } });
    await settle();
    expect(faults).toEqual(["notSeated"]);
  });

  it("does not join again a table that was left while the server was busy", async () => {
    const { wire, line } = await setUp();
    wire.comeUp();
    wire.only("join").answer({ ok: false, error: { code: "busy" } });
    await settle();
    line.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(wire.named("join")).toHaveLength(1);
    expect(wire.named("part")).toHaveLength(1);
  });

  it("says that the page was left, and is silent afterwards", async () => {
    const { wire, line, seen } = await setUp();
    wire.comeUp();
    line.close();
    line.close();
    expect(wire.only("part").message).toEqual({ table: "table-01" });
    wire.tell("update", updateWith({ seq: 9 }));
    expect(seen).toEqual([]);
  });
});

describe("a line opened ahead of its page", () => {
  it("is handed over once, with what it has heard", async () => {
    const { connection, wire } = await setUp();
    const lines = new TableLines(connection);
    lines.openAhead("table-02");
    wire.comeUp();
    wire.named("join")[1]?.answer({ ok: true, data: updateWith({ seq: 3, table: "table-02" }) });
    await settle();
    const seen: TableUpdate[] = [];
    const line = lines.lineTo("table-02");
    line.onUpdate((update) => seen.push(update));
    expect(seqs(seen)).toEqual([3]);
    expect(wire.named("join")).toHaveLength(2);
    lines.closeAhead();
    expect(wire.named("part")).toHaveLength(0);
    expect(lines.lineTo("table-02")).not.toBe(line);
  });

  it("tells a refusal to who asks later", async () => {
    const { connection, wire } = await setUp();
    const lines = new TableLines(connection);
    lines.openAhead("table-02");
    wire.comeUp();
    wire.named("join")[1]?.answer({ ok: false, error: { code: "notSeated" } });
    await settle();
    const faults: string[] = [];
    lines.lineTo("table-02").onFault((code) => faults.push(code));
    expect(faults).toEqual(["notSeated"]);
  });

  it("is waited for until something is known of it, but not for ever", async () => {
    const { connection, wire } = await setUp();
    const lines = new TableLines(connection);
    const known = vi.fn();
    await lines.aheadKnown(400);
    lines.openAhead("table-02");
    wire.comeUp();
    void lines.aheadKnown(400).then(known);
    await vi.advanceTimersByTimeAsync(399);
    expect(known).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(known).toHaveBeenCalledTimes(1);
    void lines.aheadKnown(400).then(known);
    wire.named("join")[1]?.answer({ ok: true, data: updateWith({ seq: 3, table: "table-02" }) });
    await settle();
    expect(known).toHaveBeenCalledTimes(2);
  });

  it("is closed when the player goes elsewhere", async () => {
    const { connection, wire } = await setUp();
    const lines = new TableLines(connection);
    lines.openAhead("table-02");
    wire.comeUp();
    lines.closeAhead();
    expect(wire.only("part").message).toEqual({ table: "table-02" });
  });
});
