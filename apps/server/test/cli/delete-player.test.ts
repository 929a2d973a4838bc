import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openBus } from "../../src/bus/open-bus.ts";
import { deletePlayer } from "../../src/cli/commands/delete-player.ts";
import { doctor } from "../../src/cli/commands/doctor.ts";
import { exportOne } from "../../src/cli/commands/export.ts";
import { command as give, sitTogether, viewOf } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { makePlayer, playUntil, seatTogether } from "../support/played.ts";
import { silent } from "../support/store-doubles.ts";
import { command } from "./in-process.ts";

let database: TestDatabase;
let server: TestServer;
let looking: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url });
  looking = new pg.Client({ connectionString: database.url });
  await looking.connect();
});
afterAll(async () => {
  await looking.end();
  await server.close();
  await database.drop();
});

/** Everything stored, as text. */
async function everything(): Promise<string> {
  const tables = await looking.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
  );
  const all: string[] = [];
  // Who is connected at the moment is no memory of anybody; it goes when the socket does.
  for (const { name } of tables.rows.filter((row) => !["attendance", "budgets"].includes(row.name)))
    all.push(JSON.stringify((await looking.query(`SELECT * FROM ${name}`)).rows));
  return all.join("\n");
}

it("leaves nothing of a player but what he played, and the opponents' tallies as they were", async () => {
  const { store } = server;
  const [zoe, bert] = [await makePlayer(store, "Zoë"), await makePlayer(store, "Bert")];
  for (const pair of [
    [zoe, bert],
    [bert, zoe],
  ] as const) {
    const table = await seatTogether(store, ...pair);
    await playUntil(store, table, ({ bummerls }) => bummerls.length === 1);
  }
  const going = await seatTogether(store, zoe, bert);
  await playUntil(store, going, ({ actions }) => actions.length === 4);
  await seatTogether(store, zoe, null);
  await store.players.putTransferCode(zoe.id, "hash", Date.now() + 1_000);
  const before = await store.lists.games(bert.id, null, 50);

  const asked = await command(database.url, () => deletePlayer(zoe.id, { yes: false }));
  expect(asked).toMatchObject({
    code: 2,
    out: expect.stringContaining("Zoë"),
    err: expect.stringContaining("--yes"),
  });
  expect(await everything()).toContain(zoe.id);

  expect(await command(database.url, () => deletePlayer(zoe.id, { yes: true }))).toMatchObject({ code: 0 });
  const left = await everything();
  expect(left).not.toContain(zoe.id);
  expect(left).not.toContain("Zoë");
  const after = await store.lists.games(bert.id, null, 50);
  // One more: the Bummerl that was going on counts as resigned.
  expect(after.tally).toMatchObject({ won: before.tally.won + 1, lost: before.tally.lost });
  expect(after.pairs).toMatchObject([{ opponent: { name: "…" }, won: before.tally.won + 1 }]);
  expect(after.deals.slice(1).map(({ table, deal, won }) => [table, deal, won])).toEqual(
    before.deals.map(({ table, deal, won }) => [table, deal, won]),
  );
  expect(await store.lists.ownTables(bert.id)).toEqual([]);
  expect(await command(database.url, () => doctor({ repair: false }))).toMatchObject({ code: 0 });
  expect(await command(database.url, () => deletePlayer(zoe.id, { yes: true }))).toMatchObject({ code: 3 });
});

it("while the two are playing: the one who stays finds the table left, and the one who is gone has no session", async () => {
  const match = await sitTogether(server.url);
  const [gone, stays] = match.lines;
  expect(await command(database.url, () => deletePlayer(gone.guest.id, { yes: true }))).toMatchObject({
    code: 0,
  });
  const answer = await give(stays, match.table, { type: "next", deal: viewOf(match, 1).dealNumber, cut: "" });
  expect(answer).toMatchObject({ ok: false, error: { code: "tableEnded" } });
  expect((await stays.until(match.table, ({ status }) => status === "ended")).status).toBe("ended");
  const me = await fetch(`${server.url}/api/me`, { headers: { cookie: gone.guest.cookie } });
  expect(me.status).toBe(401);
});

it("servers that listen show it at once: the table ends for the one who stays, the other is cut off", async () => {
  const bus = openBus({
    choice: { type: "postgres" },
    connection: { connectionString: database.url },
    log: silent,
  });
  const listening = await startServer({ databaseUrl: database.url, bus });
  const [gone, stays] = (await sitTogether(listening.url)).lines;
  const [table = ""] = stays.updates.map(({ view }) => view.table);
  const cut = new Promise((resolve) => gone.socket.once("disconnect", resolve));
  vi.stubEnv("BUS", "postgres");
  const told = await command(database.url, () => deletePlayer(gone.guest.id, { yes: true }));
  expect(told).toMatchObject({ code: 0, out: expect.not.stringContaining("could not be told") });
  // Nobody has asked for anything.
  expect((await stays.until(table, ({ status }) => status === "ended")).status).toBe("ended");
  await cut;
  stays.close();
  await listening.close();
  await bus.close();
});

it("export gives a player all that is stored of him, and no card of a deal that is not over", async () => {
  const { store } = server;
  const [carl, dora] = [await makePlayer(store, "Carl"), await makePlayer(store, "Dora")];
  const table = await seatTogether(store, carl, dora);
  await playUntil(store, table, ({ dealNumber, actions }) => dealNumber === 2 && actions.length === 2);
  const player = await command(database.url, () => exportOne({ player: carl.id }));
  expect(JSON.parse(player.out)).toMatchObject({
    player: { id: carl.id, name: "Carl" },
    sessions: [{}],
    tables: [{ id: table, status: "live" }],
    deals: [{ deal: 1, table, deck: expect.any(Array), rules: {}, actions: expect.any(Array) }],
    bummerls: [],
  });
  const short = await command(database.url, () => exportOne({ table }));
  const whole = await command(database.url, () => exportOne({ table, log: true }));
  const [row] = (
    await looking.query("SELECT events FROM table_events WHERE table_id = $1 AND seq = 1", [table])
  ).rows;
  const sealed = row.events[1].secret;
  const running = (await store.log.read(table, 0)).flatMap(({ events }) =>
    events.flatMap((event) => (event.type === "sealed" && event.deal === 2 ? [event.secret] : [])),
  );
  // The first deal is over and its secret public, the second's is not.
  for (const { out } of [short, player]) {
    expect(out).toContain(sealed);
    expect(out).not.toContain(running[0]);
  }
  expect(whole.out).toContain(running[0]);
  expect(await command(database.url, () => exportOne({ table: "nothing" }))).toMatchObject({
    code: 3,
    out: "",
  });
  expect(await command(database.url, () => exportOne({}))).toMatchObject({ code: 2 });
});
