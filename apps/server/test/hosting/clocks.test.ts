import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connect, type Line } from "../support/client.ts";
import { type ManualClock, makeManualClock } from "../support/client-clock.ts";
import { carry, dealNext, type Match, sitTogether, viewOf } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

let clock: ManualClock;
let database: TestDatabase;
let server: TestServer;
beforeEach(async () => {
  clock = makeManualClock(Date.now());
  database = await createTestDatabase();
  server = await startServer({ clock, databaseUrl: database.url });
});
afterEach(async () => {
  await server.close();
  await database.drop();
});

/** Lets time pass as it does: the heartbeat is stored on the way. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 5_000) {
    const now = clock.now();
    clock.advance(Math.min(5_000, left));
    if (left >= 5_000)
      await expect.poll(() => server.store.life.lastBeat(), { interval: 5 }).toBeGreaterThan(now);
  }
}

const until = (match: Match, holds: Parameters<Line["until"]>[1]) =>
  Promise.all(match.lines.map((line) => line.until(match.table, holds)));

describe("a player's time", () => {
  it("is used up after decision and bank: the other is offered the Bummerl, and a move withdraws the offer", async () => {
    const match = await sitTogether(server.url, { clock: "quick" });
    await dealNext(match);
    const turn = viewOf(match, 0).deal?.turn ?? 0;
    const other = turn === 0 ? 1 : 0;
    await pass(139_000);
    expect(viewOf(match, 0).time?.offer).toBeNull();
    await pass(1_500);
    const [view] = await until(match, ({ time }) => time?.offer?.late === turn);
    expect(view?.time?.banks[turn]).toBe(0);
    expect(viewOf(match, other).may).toContain("takeBummerl");
    const late = viewOf(match, turn);
    const card = late.deal?.hands[turn][0] ?? "HA";
    await carry(match, turn, { type: "act", seq: late.dealSeq, action: { type: "play", card } });
    expect(viewOf(match, other).time?.offer).toBeNull();
    expect(viewOf(match, other).may).not.toContain("takeBummerl");
  });

  it("an offer that stands for ten minutes unused saves the table", async () => {
    const match = await sitTogether(server.url, { clock: "quick" });
    await dealNext(match);
    await pass(140_500);
    await until(match, ({ time }) => time?.offer !== null);
    await pass(601_000);
    const [view] = await until(match, ({ status }) => status === "saved");
    expect(view?.bummerls).toEqual([]);
  }, 60_000);

  it("never runs out on an untimed table", async () => {
    const match = await sitTogether(server.url, { clock: "untimed" });
    await dealNext(match);
    const { seq } = viewOf(match, 0);
    clock.advance(86_400_000);
    expect((await server.store.log.read(match.table, seq)).length).toBe(0);
    expect(viewOf(match, 0).time).toBeNull();
  });
});

describe("time the server was away", () => {
  it("is given back after a restart, and 20 seconds with it, before anything is swept", async () => {
    const match = await sitTogether(server.url, { clock: "quick" });
    await dealNext(match);
    const turn = viewOf(match, 0).deal?.turn ?? 0;
    const before = viewOf(match, 0).time?.deadlines[turn] ?? 0;
    const [{ guest }] = match.lines;
    const beaten = (await server.store.life.lastBeat()) ?? 0;
    await server.close();
    clock.advance(3_600_000);
    server = await startServer({ clock, databaseUrl: database.url });
    const line = await connect(server.url, guest);
    await line.ask("join", { table: match.table });
    const view = line.view(match.table);
    expect(view?.time?.deadlines[turn]).toBe(before + (clock.now() - beaten) + 20_000);
    expect(view?.time?.offer).toBeNull();
    // Swept afterwards like any other.
    await pass((view?.time?.deadlines[turn] ?? 0) - clock.now() + 100);
    const late = await line.until(match.table, ({ time }) => time?.offer?.late === turn);
    expect(late.seq).toBe((view?.seq ?? 0) + 1);
  }, 60_000);

  it("or its database, is given back as well", async () => {
    const match = await sitTogether(server.url, { clock: "quick" });
    await dealNext(match);
    const turn = viewOf(match, 0).deal?.turn ?? 0;
    const before = viewOf(match, 0).time?.deadlines[turn] ?? 0;
    // One jump: no beat got through in between.
    clock.advance(200_000);
    const [view] = await until(match, ({ time }) => (time?.deadlines[turn] ?? 0) > before);
    expect(view?.time?.offer).toBeNull();
    expect(view?.time?.deadlines[turn]).toBeGreaterThanOrEqual(before + 200_000);
  });
});
