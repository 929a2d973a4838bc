import { verifyDeal } from "@bummerl/engine";
import type { DealAnswer, GamesAnswer, OwnTablesAnswer, PairTally, TableInfo } from "@bummerl/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { join, type Line, newId } from "../support/client.ts";
import {
  carry,
  data,
  dealNext,
  type Match,
  playBummerl,
  randomChoice,
  sitTogether,
  viewOf,
} from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";

let server: TestServer;
let match: Match;
beforeAll(async () => {
  server = await startServer();
  match = await sitTogether(server.url);
  await playBummerl(match, randomChoice(77));
});
afterAll(() => server.close());

async function get<T>(path: string, line?: Line): Promise<{ status: number; body: T }> {
  const headers = line === undefined ? {} : { cookie: line.guest.cookie };
  const response = await fetch(`${server.url}${path}`, { headers });
  return { status: response.status, body: (await response.json()) as T };
}

describe("looking things up", () => {
  it.each([
    "/api/tables",
    "/api/tables/abcdefgh",
    "/api/codes/AAAAAA",
    "/api/games",
    "/api/tally/abcdefgh",
    "/api/deals/abcdefgh/1",
  ])("%s needs a session", async (path) => {
    expect(await get(path)).toEqual({ status: 401, body: { error: { code: "noSession" } } });
  });

  it("what a table is before one sits down: nothing of its cards, for a stranger nothing of play", async () => {
    const stranger = await join(server.url, "Xaver");
    const { body } = await get<TableInfo>(`/api/tables/${match.table}`, stranger);
    expect(Object.keys(body).sort()).toEqual(["clock", "maker", "rules", "status", "table", "yourSeat"]);
    expect(body).toMatchObject({ yourSeat: null, status: "live", maker: { name: "Anna" } });
    expect((await get<TableInfo>(`/api/tables/${match.table}`, match.lines[1])).body.yourSeat).toBe(1);
    expect(await get("/api/tables/nosuchtable", stranger)).toMatchObject({ status: 404 });
    expect(await get("/api/tables/x", stranger)).toMatchObject({
      status: 400,
      body: { error: { code: "badMessage", at: "table" } },
    });
  });

  it("a code leads to its open table and takes no chair; a dead one leads nowhere", async () => {
    const [maker, guest, late] = await Promise.all(
      ["Anna", "Bert", "Cora"].map((name) => join(server.url, name)),
    );
    if (maker === undefined || guest === undefined || late === undefined) throw new Error("nobody came");
    const wish = { id: newId(), rules: "sharp", clock: "quick", visibility: "private" } as const;
    const { table, code } = await data(maker.ask("make", wish));
    const { body } = await get<TableInfo>(`/api/codes/${code}`, guest);
    expect(body).toEqual((await get<TableInfo>(`/api/tables/${table}`, guest)).body);
    expect(body).toMatchObject({ table, status: "open", maker: { name: "Anna" }, yourSeat: null });
    expect((await get<TableInfo>(`/api/codes/${code}`, maker)).body.yourSeat).toBe(0);
    // Whoever has been shown a private table may sit down at it: that is how its link works.
    expect(await guest.ask("sit", { id: newId(), table })).toEqual({ ok: true, data: { table } });
    const dead = { status: 404, body: { error: { code: "unknownCode" } } };
    expect(await get(`/api/codes/${code}`, late)).toEqual(dead);
    expect(await get("/api/codes/AAAAA0", late)).toEqual({
      status: 400,
      body: { error: { code: "badMessage", at: "code" } },
    });
  });

  it("guessing codes is stopped after ten misses a minute, looked up or sat down by", async () => {
    const strict = await startServer();
    const maker = await join(strict.url, "Anna");
    const wish = { id: newId(), rules: "soft", clock: "quick", visibility: "private" } as const;
    const { code } = await data(maker.ask("make", wish));
    const guesser = await join(strict.url, "Bert");
    const look = async (wanted: string) =>
      (await fetch(`${strict.url}/api/codes/${wanted}`, { headers: { cookie: guesser.guest.cookie } }))
        .status;
    const wrong = code === "AAAAAA" ? "BBBBBB" : "AAAAAA";
    await guesser.ask("sit", { id: newId(), code: wrong });
    // What is found costs nothing.
    for (let time = 0; time < 12; time += 1) expect(await look(code)).toBe(200);
    const statuses = await Promise.all(Array.from({ length: 11 }, () => look(wrong)));
    expect(statuses.sort()).toEqual([...Array(9).fill(404), 429, 429]);
    expect(await look(code)).toBe(429);
    expect(await guesser.ask("sit", { id: newId(), code })).toMatchObject({ error: { code: "tooMany" } });
    await strict.close();
  });

  it("one's own tables: open, going on and saved", async () => {
    const other = await sitTogether(server.url);
    await dealNext(other);
    await carry(other, 0, { type: "save", deal: 1 });
    const [anna] = other.lines;
    const open = await data(
      anna.ask("make", { id: newId(), rules: "soft", clock: "quick", visibility: "private" }),
    );
    const { tables } = (await get<OwnTablesAnswer>("/api/tables", anna)).body;
    expect(tables.map(({ table, status }) => [table, status])).toEqual([
      [open.table, "open"],
      [other.table, "saved"],
    ]);
    const turn = viewOf(other, 0).deal?.turn === 0 ? "you" : "opponent";
    expect(tables[1]).toMatchObject({ seat: 0, opponent: { name: "Bert" }, deal: 1, turn, toGo: [7, 7] });
  });

  it("tallies, Bummerl and deals, the same from both sides", async () => {
    const [won] = viewOf(match, 0).bummerls;
    const games = await Promise.all(match.lines.map((line) => get<GamesAnswer>("/api/games", line)));
    for (const [seat, { body }] of games.entries()) {
      const mine = won?.winner === seat;
      expect([body.tally.won, body.tally.lost]).toEqual(mine ? [1, 0] : [0, 1]);
      expect(body.bummerls).toMatchObject([
        { table: match.table, won: mine, kind: won?.kind, value: won?.value },
      ]);
      expect(body.deals.length).toBeGreaterThanOrEqual(3);
      const opponent = match.lines[seat === 0 ? 1 : 0].guest.id;
      const { body: pair } = await get<PairTally>(`/api/tally/${opponent}`, match.lines[seat === 0 ? 0 : 1]);
      expect(pair).toEqual(body.pairs[0]);
    }
  });

  it.each([
    "%00",
    "",
    "yesterday",
    "1.table-01",
    "1.table-01.1.1",
    "-1.table-01.1",
    `${"9".repeat(20)}.table-01.1`,
  ])("a page of games from no place there is (%s) is refused", async (before) => {
    const { status, body } = await get(`/api/games?before=${before}`, match.lines[0]);
    expect([status, body]).toEqual([400, { error: { code: "badMessage", at: "before" } }]);
  });

  it("a page of games from any place that looks like one", async () => {
    for (const before of ["0.tableid1.0", `${"9".repeat(15)}.${"z".repeat(64)}.999999999`])
      expect((await get(`/api/games?before=${before}`, match.lines[0])).status).toBe(200);
  });

  it("a finished deal, whole and to be checked, by those who played it and nobody else", async () => {
    const { body } = await get<DealAnswer>(`/api/deals/${match.table}/1`, match.lines[1]);
    expect(body).toMatchObject({
      table: match.table,
      yourSeat: 1,
      deal: { deal: 1, dealer: expect.any(Number) },
    });
    expect(body.deal.deck).toHaveLength(20);
    expect(verifyDeal({ ...body.deal, secret: body.deal.secret ?? "", table: match.table })).toMatchObject({
      ok: true,
    });
    const stranger = await join(server.url, "Xaver");
    expect((await get(`/api/deals/${match.table}/1`, stranger)).status).toBe(404);
    expect((await get(`/api/deals/${match.table}/99`, match.lines[0])).status).toBe(404);
  });
});
