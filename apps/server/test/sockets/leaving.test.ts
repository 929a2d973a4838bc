import { createServer, type Socket } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { drain } from "../../src/cli/commands/drain.ts";
import { findRunning } from "../../src/running.ts";
import { command as commandOf } from "../cli/in-process.ts";
import { BUILT_SERVERS, startBuiltServer } from "../support/built-server.ts";
import { connect, type Guest, join, type Line, makeGuest, newId } from "../support/client.ts";
import {
  carry,
  command,
  dealNext,
  type Match,
  playDeal,
  randomChoice,
  sitTogether,
  viewOf,
} from "../support/client-match.ts";
import { startServer } from "../support/client-server.ts";
import { aroundAppend, makeGate } from "../support/client-store.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

const moveOf = (match: Match, turn: 0 | 1) => {
  const view = viewOf(match, turn);
  const action = randomChoice(view.seq)(view, view.deal?.legal ?? []);
  return { type: "act", seq: view.dealSeq, action } as const;
};

/** What a telephone that goes to sleep stops reading; its WebSocket shows it to nobody. */
function lineBelow({ socket }: Line): Socket {
  const { transport } = socket.io.engine;
  return (transport as unknown as { readonly ws: { readonly _socket: Socket } }).ws._socket;
}

describe("a server that is told to go", () => {
  it("says so, begins nothing new, finishes what is under way, and sends each player off with a word", async () => {
    const gate = makeGate();
    const server = await startServer({
      wrap: aroundAppend(async (entry, append) => {
        await gate.pass();
        return append(entry);
      }),
    });
    const match = await sitTogether(server.url);
    await dealNext(match);
    const turn = viewOf(match, 0).deal?.turn ?? 0;
    gate.shut();
    const moved = command(match.lines[turn], match.table, moveOf(match, turn));
    await gate.reached;
    const told = Promise.all(match.lines.map((line) => line.next("leaving")));
    const cut = match.lines.map(({ socket }) => new Promise((resolve) => socket.once("disconnect", resolve)));
    const closed = server.server.close();

    expect(await told).toEqual([{ inMs: expect.any(Number) }, { inMs: expect.any(Number) }]);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, reasons: ["draining"] }]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const busy = { ok: false, error: { code: "busy" } };
    const [line] = match.lines;
    const wanted = { id: newId(), rules: "classic", clock: "untimed" } as const;
    expect(await line.ask("seek", wanted)).toEqual(busy);
    expect(await line.ask("make", { ...wanted, visibility: "private" })).toEqual(busy);
    await expect(connect(server.url, line.guest)).rejects.toThrow("busy");
    await expect(makeGuest(server.url)).rejects.toThrow();
    // What goes on may still be looked at and played.
    expect(await line.ask("join", { table: match.table })).toMatchObject({ ok: true });

    gate.open();
    expect(await moved).toMatchObject({ ok: true });
    // A cut, not a dismissal: a client that is told to go does not come back by itself.
    expect(await Promise.all(cut)).toEqual(["transport close", "transport close"]);
    await closed;
    await server.store.close();
  });

  it("closes many lines one after the other, not all at once", async () => {
    const server = await startServer();
    const lines = await Promise.all(Array.from({ length: 60 }, (_, index) => join(server.url, `P${index}`)));
    const moments = lines.map(({ socket }) => new Promise((resolve) => socket.once("disconnect", resolve)));
    const told = Promise.all(lines.map((line) => line.next("leaving")));
    await Promise.all([server.server.close(), ...moments]);
    const delays = (await told).map(({ inMs }) => inMs).sort((a, b) => a - b);
    expect([delays[0], delays.at(-1)]).toEqual([0, 118]);
    expect(new Set(delays).size).toBe(60);
    await server.store.close();
  });

  it("does not wait for a client that sleeps", async () => {
    const server = await startServer();
    const sleeper = await join(server.url, "Doris");
    lineBelow(sleeper).pause();
    await server.server.close();
    await server.store.close();
    lineBelow(sleeper).destroy();
  }, 15_000);
});

describe("a real server, stopped in the middle of a deal and started again", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** As a client does it: again and again, until somebody is there and lets him in. */
  const comeBack = (url: string, guest: Guest): Promise<Line> =>
    vi.waitFor(() => connect(url, guest), { timeout: 30_000, interval: 100 });

  it("loses nothing it accepted, the players come back by themselves, and the deal goes on", async () => {
    const port = await freePort();
    const settings = { PORT: String(port), GRACE_SECONDS: "20" };
    const first = await startBuiltServer(database.url, settings);
    const match = await sitTogether(first.url);
    await dealNext(match);
    const accepted: number[] = [];
    const unanswered: {
      readonly turn: 0 | 1;
      readonly id: string;
      readonly move: ReturnType<typeof moveOf>;
    }[] = [];
    const cut = match.lines.map(({ socket }) => new Promise((resolve) => socket.once("disconnect", resolve)));
    let ended: Promise<unknown> | null = null;
    for (let moves = 0; moves < 8 && viewOf(match, 0).stage === "playing"; moves += 1) {
      const turn = viewOf(match, 0).deal?.turn ?? 0;
      const [id, move] = [newId(), moveOf(match, turn)];
      const answer = command(match.lines[turn], match.table, move, id).catch(() => null);
      if (moves === 3) {
        // Asked while the answer to the move is still on its way.
        expect((await findRunning(BUILT_SERVERS)).map(({ pid }) => pid)).toContain(first.pid);
        vi.stubEnv("BUMMERL_DATA", BUILT_SERVERS);
        ended = commandOf(database.url, () => drain({ port }));
      }
      const given = await Promise.race([answer, Promise.all(cut).then(() => null)]);
      if (given?.ok !== true) {
        unanswered.push({ turn, id, move });
        break;
      }
      const { seq } = given.data;
      accepted.push(seq);
      await Promise.race([
        Promise.all(match.lines.map((line) => line.until(match.table, (view) => view.seq >= seq))),
        Promise.all(cut),
      ]);
    }
    expect(await ended).toMatchObject({ code: 0, out: expect.stringContaining("is gone") });
    expect(await first.end("SIGTERM")).toBe(0);
    expect(await Promise.all(cut)).toEqual(["transport close", "transport close"]);

    const returning = Promise.all(match.lines.map(({ guest }) => comeBack(first.url, guest)));
    const second = await startBuiltServer(database.url, settings);
    const lines = (await returning) as [Line, Line];
    const again: Match = { ...match, lines };
    for (const line of lines) await line.ask("join", { table: match.table });
    for (const { turn, id, move } of unanswered) await carry(again, turn, move, id);
    await playDeal(again, randomChoice(7));
    expect(viewOf(again, 0).lastDeal?.deal).toBe(1);

    const looking = new pg.Client({ connectionString: database.url });
    await looking.connect();
    const { rows } = await looking.query("SELECT seq FROM table_events ORDER BY seq");
    await looking.end();
    const stored = rows.map(({ seq }) => seq);
    expect(stored).toEqual(stored.map((_, index) => index + 1));
    for (const seq of accepted) expect(stored).toContain(seq);
    for (const line of lines) line.close();
    expect(await second.end("SIGTERM")).toBe(0);
    expect(await commandOf(database.url, () => drain({ port }))).toMatchObject({ code: 3 });
  }, 90_000);
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
