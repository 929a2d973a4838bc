import { describe, expect, it, vi } from "vitest";
import { Outbox } from "../../src/net/outbox.ts";
import { holdTime, next, settle, setUp } from "../support/held-line.ts";

holdTime();

describe("commands", () => {
  it("wait for the line and are answered once", async () => {
    const { wire, connection, shelf } = setUp();
    connection.start();
    await settle();
    const reply = connection.command(next("id-00001"));
    expect(shelf.text).toContain("id-00001");
    wire.comeUp();
    wire.only("command").answer({ ok: true, data: { seq: 5 } });
    await expect(reply).resolves.toEqual({ ok: true, data: { seq: 5 } });
    expect(shelf.text).toBeNull();
  });

  it("are sent again with the same ids, in order, on every new line until they are answered", async () => {
    const { wire, connection } = setUp();
    connection.start();
    await settle();
    wire.comeUp();
    const replies = [connection.command(next("id-00001")), connection.command(next("id-00002"))];
    for (let round = 0; round < 3; round += 1) {
      expect(wire.named("command").map(({ message }) => message)).toEqual([
        next("id-00001"),
        next("id-00002"),
      ]);
      wire.breakDown();
      await vi.advanceTimersByTimeAsync(5_000);
      wire.comeUp();
    }
    for (const sent of wire.named("command")) sent.answer({ ok: true, data: { seq: 9 } });
    await Promise.all(replies);
    wire.breakDown();
    wire.comeUp();
    expect(wire.named("command")).toEqual([]);
  });

  it("outlive a reload of the page", async () => {
    const before = setUp();
    void before.connection.command(next("id-00001"));
    const kept = before.shelf.text;
    expect(kept).not.toBeNull();
    const after = setUp({ kept: kept ?? "" });
    after.connection.start();
    await settle();
    after.wire.comeUp();
    const sent = after.wire.only("command");
    expect(sent.message).toEqual(next("id-00001"));
    sent.answer({ ok: false, error: { code: "stale" } });
    expect(after.shelf.text).toBeNull();
  });

  it("ignore what somebody else left on their shelf", () => {
    for (const kept of ["", "nonsense", "{}", "[1,null,{}]"]) {
      expect(new Outbox({ read: () => kept, write: () => undefined }).pending).toEqual([]);
    }
  });

  it("are tried again when the server says that it failed, and told in the end", async () => {
    const { wire, connection } = setUp();
    connection.start();
    await settle();
    wire.comeUp();
    const reply = connection.command(next("id-00001"));
    for (let tries = 1; tries <= 7; tries += 1) {
      expect(wire.named("command")).toHaveLength(tries);
      wire
        .named("command")
        .at(-1)
        ?.answer({ ok: false, error: { code: "serverError" } });
      for (const beat of wire.named("beat")) beat.answer({ ok: true, data: { now: 0 } });
      await vi.advanceTimersByTimeAsync(5_000);
      for (const beat of wire.named("beat")) beat.answer({ ok: true, data: { now: 0 } });
    }
    await expect(reply).resolves.toEqual({ ok: false, error: { code: "serverError" } });
  });

  it("of the old player are forgotten when this device becomes another one", async () => {
    const { wire, connection, session } = setUp();
    connection.start();
    await settle();
    wire.comeUp();
    void connection.command(next("id-00001"));
    connection.newSession();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session).toHaveBeenCalledTimes(2);
    wire.comeUp();
    expect(wire.named("command")).toEqual([]);
  });

  it("of the old player are not tried again by the new one", async () => {
    const { wire, connection } = setUp();
    connection.start();
    await settle();
    wire.comeUp();
    void connection.command(next("id-00001"));
    wire.only("command").answer({ ok: false, error: { code: "serverError" } });
    connection.newSession();
    await settle();
    wire.comeUp();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wire.named("command")).toEqual([]);
  });

  it("a line on its way for the old player is not taken by the new one", async () => {
    const { wire, connection, session } = setUp();
    connection.start();
    await settle();
    connection.newSession();
    expect(wire.disconnects).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session).toHaveBeenCalledTimes(2);
  });
});

describe("questions", () => {
  it("asked once end with the line", async () => {
    const { wire, connection } = setUp();
    connection.start();
    await settle();
    wire.comeUp();
    const answer = connection.once("watchLobby", {});
    wire.breakDown();
    await expect(answer).resolves.toEqual({ ok: false, error: { code: "offline" } });
    await expect(connection.once("watchLobby", {})).resolves.toEqual({
      ok: false,
      error: { code: "offline" },
    });
  });

  it("asked until answered keep their id over a cut", async () => {
    const { wire, connection } = setUp();
    connection.start();
    await settle();
    wire.comeUp();
    const message = { id: "id-00001", table: "table-01" };
    const answer = connection.untilAnswered("sit", message);
    wire.breakDown();
    await vi.advanceTimersByTimeAsync(5_000);
    wire.comeUp();
    await settle();
    const sent = wire.only("sit");
    expect(sent.message).toEqual(message);
    sent.answer({ ok: true, data: { table: "table-01" } });
    await expect(answer).resolves.toEqual({ ok: true, data: { table: "table-01" } });
  });
});
