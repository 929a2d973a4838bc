import { PROTOCOL } from "@bummerl/protocol";
import { describe, expect, it, vi } from "vitest";
import { holdTime, live, next, settle, setUp } from "../support/held-line.ts";

holdTime();

describe("connecting", () => {
  it("asks for a session before it opens the wire", async () => {
    const { wire, connection, session } = setUp();
    connection.start();
    expect(wire.connects).toBe(0);
    await settle();
    expect(session).toHaveBeenCalledTimes(1);
    expect(wire.connects).toBe(1);
    expect(connection.link.value).toBe("connecting");
    wire.comeUp();
    expect(connection.link.value).toBe("up");
  });

  it("opens the wire at once where there seems to be a session, and asks for it later", async () => {
    const { wire, connection, session } = setUp({ hasSession: true });
    connection.start();
    expect(wire.connects).toBe(1);
    wire.comeUp();
    expect(session).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session).toHaveBeenCalledTimes(1);
  });

  it("asks for a session at once when there only seemed to be one", async () => {
    const { wire, connection, session } = setUp({ hasSession: true });
    connection.start();
    wire.fail("noSession");
    expect(session).toHaveBeenCalledTimes(1);
    expect(connection.link.value).toBe("connecting");
    await settle();
    expect(wire.connects).toBe(2);
    wire.fail("noSession");
    expect(connection.link.value).toBe("down");
    expect(session).toHaveBeenCalledTimes(1);
  });

  it("tries for ever, at most three seconds apart", async () => {
    const { wire, connection } = setUp();
    connection.start();
    await settle();
    for (let tries = 1; tries <= 40; tries += 1) {
      expect(wire.connects).toBe(tries);
      wire.fail();
      expect(connection.link.value).toBe("down");
      await vi.advanceTimersByTimeAsync(3_000);
    }
  });

  it("tries again when the server went between taking the line and letting in", async () => {
    const { wire, connection } = setUp();
    connection.start();
    await settle();
    wire.closeEarly();
    expect(connection.link.value).toBe("down");
    await vi.advanceTimersByTimeAsync(250);
    expect(wire.connects).toBe(2);
    wire.comeUp();
    expect(connection.link.value).toBe("up");
  });

  it("gives a try up that nobody answers, and tries again", async () => {
    const { wire, connection } = setUp();
    connection.start();
    await vi.advanceTimersByTimeAsync(5_900);
    expect([wire.connects, wire.disconnects]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(400);
    expect([wire.connects, wire.disconnects]).toEqual([2, 1]);
    wire.comeUp();
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.link.value).toBe("up");
    expect(wire.connects).toBe(2);
  });

  it("goes on when the server cannot even be asked for a session", async () => {
    let reachable = false;
    const { wire, connection } = setUp({ session: async () => reachable });
    connection.start();
    await settle();
    expect(wire.connects).toBe(0);
    expect(connection.link.value).toBe("down");
    reachable = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wire.connects).toBe(1);
  });

  it("asks for a new session when the server knows the old one no more", async () => {
    const { wire, connection, session } = setUp();
    connection.start();
    await settle();
    wire.fail("noSession");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session).toHaveBeenCalledTimes(2);
    expect(wire.connects).toBe(2);
  });

  it("tries at once when nudged, and not twice at the same time", async () => {
    const { wire, connection } = setUp();
    connection.start();
    await settle();
    for (let tries = 0; tries < 6; tries += 1) {
      wire.fail();
      await vi.advanceTimersByTimeAsync(5_000);
    }
    wire.fail();
    const before = wire.connects;
    connection.nudge();
    connection.nudge();
    await settle();
    expect(wire.connects).toBe(before + 1);
    wire.comeUp();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(wire.connects).toBe(before + 1);
  });

  it("tells when the page is too old for the server", async () => {
    const { wire, connection } = setUp();
    connection.start();
    await settle();
    expect(connection.outdated.value).toBe(false);
    wire.fail("protocolTooOld");
    expect(connection.outdated.value).toBe(true);
  });

  it("tells when the server still speaks with the page but has a newer one", async () => {
    const { wire, connection } = setUp();
    connection.start();
    await settle();
    wire.comeUp();
    const player = { id: "anna", name: "Anna" };
    wire.tell("welcome", { player, protocol: PROTOCOL, now: 0 });
    expect(connection.outdated.value).toBe(false);
    wire.tell("welcome", { player, protocol: PROTOCOL + 1, now: 0 });
    expect(connection.outdated.value).toBe(true);
    expect(connection.link.value).toBe("up");
  });
});

describe("a dead line", () => {
  /** One answered beat, so that silence means something. */
  const trusted = async () => {
    const parts = await live();
    await vi.advanceTimersByTimeAsync(1_250);
    parts.wire.only("beat").answer({ ok: true, data: { now: 0 } });
    return parts;
  };

  it("shows within three seconds after the last sign of life", async () => {
    const { connection } = await trusted();
    expect(connection.link.value).toBe("up");
    // What is left of three seconds is the banner's own delay.
    await vi.advanceTimersByTimeAsync(2_500);
    expect(connection.link.value).toBe("connecting");
  });

  it("is not asked about while commands are answered, and is while things merely arrive", async () => {
    const { connection, wire } = await trusted();
    for (let at = 1; at <= 5; at += 1) {
      void connection.command(next(`id-0000${at}`));
      wire
        .named("command")
        .at(-1)
        ?.answer({ ok: true, data: { seq: at } });
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(wire.named("beat")).toHaveLength(1);
    for (let at = 1; at <= 5; at += 1) {
      wire.tell("presence", { table: "table-0001", online: [true, false] });
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(wire.named("beat")).toHaveLength(2);
    expect(connection.link.value).toBe("connecting");
  });

  it("is given up and replaced when it stays silent", async () => {
    const { wire, connection } = await trusted();
    await vi.advanceTimersByTimeAsync(8_500);
    expect(wire.disconnects).toBe(1);
    expect(wire.connects).toBe(2);
    wire.comeUp();
    expect(connection.link.value).toBe("up");
  });

  it("is up again when the answer was only slow", async () => {
    const { wire, connection } = await trusted();
    await vi.advanceTimersByTimeAsync(3_000);
    wire
      .named("beat")
      .at(-1)
      ?.answer({ ok: true, data: { now: 0 } });
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.link.value).toBe("up");
    expect(wire.disconnects).toBe(0);
  });

  it("is not supposed of a server that is only slow with its answers", async () => {
    const { wire, connection } = await trusted();
    void connection.command(next("id-00001"));
    for (let seconds = 0; seconds < 60; seconds += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      for (const beat of wire.named("beat")) beat.answer({ ok: true, data: { now: 0 } });
    }
    expect(wire.disconnects).toBe(0);
    expect(wire.named("command")).toHaveLength(1);
  });

  it("is supposed of a server without beats that leaves a command unanswered", async () => {
    const { wire, connection } = await live();
    void connection.command(next("id-00001"));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(connection.link.value).toBe("connecting");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wire.disconnects).toBe(1);
  });

  it("is not supposed of a server that never answered a beat", async () => {
    const { wire, connection } = await live();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.link.value).toBe("up");
    expect(wire.disconnects).toBe(0);
  });

  it("is shown at once when the browser says that the network is gone", async () => {
    const { connection } = await live();
    connection.networkLost();
    expect(connection.link.value).not.toBe("up");
  });
});

describe("a server that says it restarts", () => {
  it("is no alarm for a minute, is tried again by itself, and is forgotten when it is back", async () => {
    const { wire, connection } = setUp();
    connection.start();
    await settle();
    wire.comeUp();
    wire.tell("leaving", { inMs: 400 });
    expect(connection.link.value).toBe("up");
    wire.breakDown();
    expect([connection.link.value, connection.restarting.value]).toEqual(["connecting", true]);
    // Not at once: it cannot be back yet.
    await vi.advanceTimersByTimeAsync(900);
    expect(wire.connects).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(wire.connects).toBe(2);
    wire.fail();
    expect([connection.link.value, connection.restarting.value]).toEqual(["connecting", true]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(wire.connects).toBe(3);
    wire.comeUp();
    expect([connection.link.value, connection.restarting.value]).toEqual(["up", false]);
    // The next cut is one like any other.
    wire.breakDown();
    await vi.advanceTimersByTimeAsync(250);
    wire.fail();
    expect(connection.link.value).toBe("down");
  });

  it("is called away when it does not come back", async () => {
    const { wire, connection } = setUp();
    connection.start();
    await settle();
    wire.comeUp();
    wire.tell("leaving", { inMs: 0 });
    wire.breakDown();
    await vi.advanceTimersByTimeAsync(61_000);
    wire.fail();
    expect([connection.link.value, connection.restarting.value]).toEqual(["down", false]);
  });
});
