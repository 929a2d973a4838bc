import { describe, expect, it } from "vitest";
import { connect, join, newId } from "../support/client.ts";
import { makeManualClock } from "../support/client-clock.ts";
import { carry, command, data, dealNext, type Match, viewOf } from "../support/client-match.ts";
import type { TestServer } from "../support/client-server.ts";
import { serversOnOneDatabase } from "../support/one-database.ts";

/** Six seconds without a beat, a look every two; more on a busy machine. */
const NOTICED = { timeout: 25_000, interval: 50 } as const;

const start = serversOnOneDatabase({ sendOffMs: 0 });

/** Two opposite, the maker by the first server, the guest by the second. */
async function apart(one: TestServer, two: TestServer, clock: "untimed" | "quick"): Promise<Match> {
  const lines = [await join(one.url, "Anna"), await join(two.url, "Bert")] as const;
  const made = await data(
    lines[0].ask("make", { id: newId(), rules: "classic", clock, visibility: "private" }),
  );
  await data(lines[1].ask("sit", { id: newId(), code: made.code }));
  for (const line of lines) await data(line.ask("join", { table: made.table }));
  return { ...made, lines };
}

describe("a server that is killed", () => {
  it("disappears by itself: who was there is shown away, waits for nobody, and counts no more", async () => {
    const [one, two] = [await start(), await start()];
    const match = await apart(one, two, "untimed");
    await dealNext(match);
    await carry(match, 0, { type: "save", deal: 1 });
    await data(command(match.lines[0], match.table, { type: "resume", deal: 1 }));
    const [, stays] = match.lines;
    const seen = async () => {
      const { online, view } = await data(stays.ask("join", { table: match.table }));
      const lobby = await data(stays.ask("watchLobby", {}));
      return { online, resumeAsked: view.resumeAsked, players: lobby.online };
    };
    await expect
      .poll(seen, NOTICED)
      .toEqual({ online: [true, true], resumeAsked: [true, false], players: 2 });
    await one.kill();
    await expect
      .poll(seen, NOTICED)
      .toEqual({ online: [false, true], resumeAsked: [false, false], players: 1 });
    const rows = await two.store.log.read(match.table, 0);
    expect(rows.filter(({ events }) => events.some(({ type }) => type === "resumeWithdrawn"))).toHaveLength(
      1,
    );
  }, 90_000);

  it("or that goes in good order is shown away at once; its player may be at another already", async () => {
    const [one, two] = [await start(), await start()];
    const match = await apart(one, two, "untimed");
    const online = async () => (await data(match.lines[1].ask("join", { table: match.table }))).online;
    await expect.poll(online, NOTICED).toEqual([true, true]);
    await one.close();
    await expect.poll(online, NOTICED).toEqual([false, true]);
    const back = await connect(two.url, match.lines[0].guest);
    await data(back.ask("join", { table: match.table }));
    expect(await online()).toEqual([true, true]);
  }, 60_000);
});

it("a wish that was taken by a server killed before it made a table is made again", async () => {
  const [one, two] = [await start(), await start()];
  const waits = await join(one.url, "Anna");
  await data(waits.ask("seek", { id: newId(), rules: "any", clock: "any" }));
  await two.store.lobby.unseek(waits.guest.id);
  await expect.poll(() => two.store.lobby.waiting([waits.guest.id]), NOTICED).toEqual([waits.guest.id]);
  const called = waits.next("call");
  const comes = await join(two.url, "Bert");
  const { table } = await data(comes.ask("seek", { id: newId(), rules: "any", clock: "any" }));
  expect(await called).toEqual({ table, reason: "paired" });
}, 60_000);

describe("time of a table", () => {
  const wallClock = () => makeManualClock(Date.now());

  it("is given back by the first server after all were gone, and not by one that joins others", async () => {
    const one = await start();
    const match = await apart(one, one, "quick");
    await dealNext(match);
    const turn = viewOf(match, 0).deal?.turn ?? 0;
    const { seq } = viewOf(match, 0);
    const deadline = viewOf(match, 0).time?.deadlines[turn] ?? 0;
    const two = await start();
    expect(await one.store.log.read(match.table, seq)).toEqual([]);
    await Promise.all([one.kill(), two.kill()]);
    const [three, four] = await Promise.all([start(), start()]);
    const rows = await three.store.log.read(match.table, seq);
    expect(rows.map(({ events }) => events.map(({ type }) => type))).toEqual([["clockSet"]]);
    const back = await connect(four.url, match.lines[turn].guest);
    const { view } = await data(back.ask("join", { table: match.table }));
    expect(view.time?.deadlines[turn]).toBeGreaterThanOrEqual(deadline + 20_000);
  }, 60_000);

  it("runs out once, however many servers sweep it", async () => {
    const clock = wallClock();
    const one = await start({ clock });
    const match = await apart(one, one, "quick");
    await dealNext(match);
    const { seq } = viewOf(match, 0);
    // Small steps: a gap would be given back.
    for (let left = 137_500; left > 0; left -= 2_500) {
      const now = clock.now();
      clock.advance(2_500);
      await expect
        .poll(() => one.store.life.lastBeat(), { interval: 5, timeout: 10_000 })
        .toBeGreaterThan(now);
    }
    const two = await start({ clock });
    // In one go both find that it is due.
    clock.advance(3_000);
    await Promise.all(match.lines.map((line) => line.until(match.table, ({ time }) => time?.offer !== null)));
    const rows = await two.store.log.read(match.table, seq);
    expect(rows.map(({ events }) => events.map(({ type }) => type))).toEqual([["timeUp", "clockSet"]]);
  }, 90_000);

  it("lost to a database that was away for three seconds is given back", async () => {
    const clock = wallClock();
    let away = false;
    const one = await start({
      clock,
      wrap: (store) => ({
        ...store,
        life: {
          ...store.life,
          lastBeat: () => (away ? Promise.reject(new Error("away")) : store.life.lastBeat()),
        },
      }),
    });
    const match = await apart(one, one, "quick");
    await dealNext(match);
    const { seq } = viewOf(match, 0);
    const failures = () => one.logged.filter((line) => line.includes("the heartbeat failed")).length;
    away = true;
    for (const [n, ms] of [2_000, 250, 1_000].entries()) {
      clock.advance(ms);
      await expect.poll(failures, { interval: 5, timeout: 10_000 }).toBeGreaterThan(n);
    }
    away = false;
    clock.advance(1_000);
    const view = await match.lines[0].until(match.table, (now) => now.seq > seq);
    expect(view.time?.offer).toBeNull();
    const rows = await one.store.log.read(match.table, seq);
    expect(rows.map(({ events }) => events.map(({ type }) => type))).toEqual([["clockSet"]]);
  }, 60_000);
});
