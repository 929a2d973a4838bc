import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/postgres/index.ts";
import { readPostmaster } from "../../src/postgres/postmaster.ts";
import { command, dealNext, playDeal, randomChoice, sitTogether, viewOf } from "../support/client-match.ts";
import { startServer } from "../support/client-server.ts";
import { createTestDatabase } from "../support/database.ts";
import { makeDatabaseProxy } from "../support/database-proxy.ts";

const readiness = async (url: string): Promise<unknown> => (await fetch(`${url}/readyz`)).json();
const READY = { ready: true, reasons: [] };
const AWAY = { ready: false, reasons: ["database"] };

describe("a database that goes away", () => {
  it("is said by /readyz soon, cut or clogged, and so is its return; a move made meanwhile is not lost", async () => {
    const database = await createTestDatabase();
    const proxy = await makeDatabaseProxy(database.url);
    const server = await startServer({ databaseUrl: proxy.url });
    const match = await sitTogether(server.url);
    await dealNext(match);
    expect(await readiness(server.url)).toEqual(READY);
    for (const state of ["cut", "clogged"] as const) {
      proxy.become(state);
      await expect.poll(() => readiness(server.url), { timeout: 6_000, message: state }).toEqual(AWAY);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      const turn = viewOf(match, 0).deal?.turn ?? 0;
      const view = viewOf(match, turn);
      const action = randomChoice(9)(view, view.deal?.legal ?? []);
      const answered = command(match.lines[turn], match.table, { type: "act", seq: view.dealSeq, action });
      // The line is alive: only the database keeps the move waiting.
      expect(await match.lines[turn].ask("beat", {})).toMatchObject({ ok: true });
      expect(viewOf(match, turn).seq).toBe(view.seq);
      proxy.become("open");
      expect(await answered).toEqual({ ok: true, data: { seq: view.seq + 1 } });
      await match.lines[turn === 0 ? 1 : 0].until(match.table, ({ seq }) => seq > view.seq);
      await expect.poll(() => readiness(server.url), { timeout: 20_000 }).toEqual(READY);
    }
    await server.close();
    await proxy.close();
    await database.drop();
  }, 120_000);
});

describe("our own Postgres, killed under a running game", () => {
  let dataDir = "";
  afterAll(async () => {
    const left = await readPostmaster(join(dataDir, "postgres"));
    if (left !== undefined) process.kill(left.pid, "SIGQUIT");
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
  });

  it("comes back by itself, and the game goes on without anybody's doing", async () => {
    dataDir = await mkdtemp(join(tmpdir(), "bummerl-outage-"));
    await chmod(dataDir, 0o755);
    const log = { info: () => undefined, warn: () => undefined };
    const database = await openDatabase({ dataDir, log, durability: "safe" });
    const server = await startServer({ databaseUrl: database.url });
    const match = await sitTogether(server.url);
    await dealNext(match);
    const pid = async (): Promise<number | undefined> =>
      (await readPostmaster(join(dataDir, "postgres")))?.pid;
    const killed = await pid();
    process.kill(killed ?? 0, "SIGKILL");
    // Each of these waits for its row. A short deal may have all of them from sessions that outlive their postmaster
    // for a moment, so another deal is played by the Postgres that has come up.
    const played = playDeal(match, randomChoice(3));
    await expect.poll(pid, { timeout: 60_000 }).not.toBeOneOf([killed, undefined]);
    await played;
    await dealNext(match);
    await playDeal(match, randomChoice(4));
    expect(viewOf(match, 0).lastDeal?.result).not.toBeNull();
    const rows = await server.store.log.read(match.table, 0);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
    expect(viewOf(match, 1)).toMatchObject({ seq: rows.length, stage: "dealing" });
    await server.close();
    await database.stop();
  }, 120_000);
});
