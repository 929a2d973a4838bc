import { fold } from "@bummerl/table";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../../src/store/store.ts";
import { connect, type Line, newId } from "../support/client.ts";
import { type ManualClock, makeManualClock } from "../support/client-clock.ts";
import { carry, command, dealNext, type Match, sitTogether, viewOf } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";
import { aroundAppend, makeGate } from "../support/client-store.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

/** The clock of a machine that slept: it is later, and no timer has run yet. */
let slept = 0;
const jump = (ms: number): void => {
  slept += ms;
};
let clock: ManualClock;
let database: TestDatabase;
let server: TestServer;
beforeEach(async () => {
  slept = 0;
  const manual = makeManualClock(Date.now());
  clock = { ...manual, now: () => manual.now() + slept };
  database = await createTestDatabase();
  server = await startServer({ clock, databaseUrl: database.url });
});
afterEach(async () => {
  await server.close();
  await database.drop();
});

/** Two steps without a heartbeat are not yet a gap. */
const STEP_MS = 2_500;

/** Lets time pass as it does: the heartbeat is stored on the way. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    const now = clock.now();
    clock.advance(Math.min(STEP_MS, left));
    if (left >= STEP_MS)
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

  it("is given back once for one gap, however often a server is killed over giving it back", async () => {
    const match = await sitTogether(server.url, { clock: "quick" });
    await dealNext(match);
    const turn = viewOf(match, 0).deal?.turn ?? 0;
    const before = viewOf(match, 0).time?.deadlines[turn] ?? 0;
    const beaten = (await server.store.life.lastBeat()) ?? 0;
    await server.close();
    const deadline = async (): Promise<number> => {
      const state = fold(await server.store.log.read(match.table, 0));
      return state?.time?.deadlines[turn] ?? 0;
    };
    /** Killed when everything is given back and the first sign of life not yet stored. */
    const crash = async (): Promise<void> => {
      const wrap = (store: Store): Store => ({
        ...store,
        life: { ...store.life, beat: () => Promise.reject(new Error("killed")) },
      });
      await expect(startServer({ clock, databaseUrl: database.url, wrap })).rejects.toThrow("killed");
    };
    clock.advance(100_000);
    await crash();
    await crash();
    clock.advance(2_000);
    await crash();
    server = await startServer({ clock, databaseUrl: database.url });
    expect(await deadline()).toBe(before + (clock.now() - 2_000 - beaten) + 20_000);
    await server.close();
    // Later the time since is given back too, again with the seconds to find the way back.
    clock.advance(60_000);
    await crash();
    clock.advance(50_000);
    server = await startServer({ clock, databaseUrl: database.url });
    expect(await deadline()).toBe(before + (clock.now() - 2_000 - beaten) + 3 * 20_000);
  }, 60_000);

  it("is given back before the first move after it is judged", async () => {
    const match = await sitTogether(server.url, { clock: "quick" });
    await dealNext(match);
    const turn = viewOf(match, 0).deal?.turn ?? 0;
    const view = viewOf(match, turn);
    // Nothing moves for so long that the move would cost the whole bank: the machine slept.
    jump(300_000);
    const card = view.deal?.hands[turn][0] ?? "HA";
    await carry(match, turn, { type: "act", seq: view.dealSeq, action: { type: "play", card } });
    expect(viewOf(match, turn).time?.banks).toEqual([120_000, 120_000]);
  });

  it("between a stop in good order and the next start is given back, and what was in flight is answered", async () => {
    await server.close();
    const gate = makeGate();
    const wrap = aroundAppend(async (entry, append) => {
      await gate.pass();
      return append(entry);
    });
    server = await startServer({ clock, databaseUrl: database.url, wrap });
    const matches = await Promise.all([1, 2, 3].map(() => sitTogether(server.url, { clock: "quick" })));
    for (const match of matches) await dealNext(match);
    const seqs = matches.map((match) => viewOf(match, 0).seq);
    const acts = matches.map((match) => {
      const turn = viewOf(match, 0).deal?.turn ?? 0;
      const card = viewOf(match, turn).deal?.hands[turn][0] ?? "HA";
      return [
        turn,
        { type: "act", seq: viewOf(match, turn).dealSeq, action: { type: "play", card } },
      ] as const;
    });
    gate.shut();
    const answers = matches.map((match, i) => {
      const [turn, act] = acts[i] ?? [0, { type: "save", deal: 1 }];
      return command(match.lines[turn], match.table, act);
    });
    // Answered on the same lines: all three have come in.
    await Promise.all(matches.map((match, i) => match.lines[acts[i]?.[0] ?? 0].ask("beat", {})));
    await gate.reached;
    const stopped = server.close();
    // Nothing new is begun, and what is under way is waited for.
    const refused = await matches[0]?.lines[0].ask("seek", { id: newId(), rules: "any", clock: "any" });
    expect(refused).toEqual({ ok: false, error: { code: "busy" } });
    gate.open();
    expect(await Promise.all(answers)).toEqual(seqs.map((seq) => ({ ok: true, data: { seq: seq + 1 } })));
    await stopped;

    clock.advance(30_000);
    server = await startServer({ clock, databaseUrl: database.url });
    for (const [i, match] of matches.entries()) {
      const rows = await server.store.log.read(match.table, 0);
      expect(rows.slice(seqs[i]).map(({ events }) => events[0]?.type)).toEqual(["acted", "clockSet"]);
      const [before, after] = [fold(rows.slice(0, -1)), fold(rows)].map((state) => state?.time?.deadlines);
      const turn = acts[i]?.[0] === 0 ? 1 : 0;
      expect(after?.[turn]).toBeGreaterThanOrEqual((before?.[turn] ?? 0) + 50_000);
    }
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
