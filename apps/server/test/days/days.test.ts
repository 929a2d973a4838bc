import { commitment, verifyDeal } from "@bummerl/engine";
import { choose } from "@bummerl/players";
import type { DayPast, DaysAnswer, DealAnswer } from "@bummerl/protocol";
import { fold, packName, type TableView } from "@bummerl/table";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deletePlayer } from "../../src/cli/commands/delete-player.ts";
import { doctor } from "../../src/cli/commands/doctor.ts";
import { systemClock } from "../../src/clock.ts";
import { makeDaySecrets } from "../../src/days/secrets.ts";
import { command as onHost } from "../cli/in-process.ts";
import { anything, playOnUntil } from "../support/against-computer.ts";
import { connect, type Guest, join, type Line } from "../support/client.ts";
import { clockFrom } from "../support/client-clock.ts";
import { command, data } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { inlineThinkers } from "../support/thinkers.ts";

const DAY = "2027-03-10";
const NEXT = "2027-03-11";

/** Chooses as quickly as a hobby player, and by seed and knowledge alone as Master does. */
const thinkers = inlineThinkers({
  choose: async ({ view, rules, seed, toGo }) => choose(view, rules, { level: "hobby", seed, toGo }),
});

let database: TestDatabase;
const servers: TestServer[] = [];
const heard: string[] = [];

/** A server at which it is that instant, and time goes on from there. */
async function startAt(time: string): Promise<TestServer> {
  const server = await startServer({ databaseUrl: database.url, clock: clockFrom(time), thinkers });
  servers.push(server);
  return server;
}

async function stopAll(): Promise<void> {
  for (const server of servers.splice(0)) {
    heard.push(...server.logged);
    await server.close();
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await stopAll();
  await database.drop();
});

async function get<T>({ url }: TestServer, { cookie }: Guest, path: string): Promise<T> {
  const text = await (await fetch(`${url}${path}`, { headers: { cookie } })).text();
  heard.push(text);
  return JSON.parse(text) as T;
}
const days = (server: TestServer, guest: Guest): Promise<DaysAnswer> => get(server, guest, "/api/days");

const play = async (line: Line, day = DAY): Promise<string> =>
  (await data(line.ask("playDay", { day, pace: "none" }))).table;

/** Sits down at the day's deal and plays on, always the first thing that may be done. */
async function playOn(line: Line, until: (view: TableView) => boolean): Promise<TableView> {
  const table = await play(line);
  await data(line.ask("join", { table }));
  return playOnUntil(line, table, until, anything);
}
const ended = ({ status }: TableView): boolean => status === "ended";

it("is the same for all, once for each, silent about the others for a day, and open afterwards", async () => {
  // One day, two servers on one database, neither of which has a secret yet.
  const [one, two] = [await startAt(`${DAY}T12:00:00Z`), await startAt(`${DAY}T12:00:00Z`)];
  const anna = await join(one.url, "Anna");
  const annaToo = await connect(two.url, anna.guest);
  const [table, same] = await Promise.all([play(anna), play(annaToo)]);
  expect(same).toBe(table);
  expect((await one.store.log.read(table, 0)).length).toBeGreaterThanOrEqual(1);

  // Whoever plays the same meets the same answers, wherever he plays.
  const bert = await join(two.url, "Bert");
  const [annas, berts] = [await playOn(anna, ended), await playOn(bert, ended)];
  expect(berts.table).not.toBe(annas.table);
  expect(annas.lastDeal?.actions.length).toBeGreaterThan(5);
  expect({ ...berts.lastDeal }).toEqual({ ...annas.lastDeal });
  expect(annas.lastDeal).toMatchObject({ day: DAY, secret: null });
  expect(await play(anna)).toBe(table);

  // No help, and no way around: not the table's, not the server's.
  const carl = await join(one.url, "Carl");
  const halfway = await playOn(carl, ({ deal }) => deal?.turn === 0 && deal.history.length > 2);
  const hint = await carl.ask("hint", { table: halfway.table, seq: halfway.dealSeq });
  expect(hint).toMatchObject({ ok: false, error: { code: "dayDeal" } });

  const today = await days(one, anna.guest);
  const counters = (annas.lastDeal?.result?.counters ?? 0) * (annas.lastDeal?.result?.winner === 0 ? 1 : -1);
  expect(today.today).toMatchObject({ day: DAY, own: { table, state: "over", counters } });
  expect(today.past).toEqual([]);
  expect((await days(two, carl.guest)).today.own).toMatchObject({ state: "playing", counters: null });
  expect(await get<DealAnswer>(one, anna.guest, `/api/deals/${table}/1`)).toMatchObject({
    deal: { day: DAY, secret: null, commitment: today.today.commitment },
  });
  // It has its own place, and none among the tables that go on.
  expect(await get(one, carl.guest, "/api/tables")).toEqual({ tables: [] });

  const secrets = makeDaySecrets(one.store.days, systemClock);
  const root = (await one.store.days.secret({ secret: "", createdAt: 0 })).secret;
  const [secret, tomorrows] = [await secrets.ofDay(DAY), await secrets.ofDay(NEXT)];
  for (const line of [anna, annaToo, bert, carl]) {
    heard.push(...line.frames);
    line.close();
  }
  await stopAll();
  expect(heard.length).toBeGreaterThan(50);
  for (const told of [root, secret, tomorrows]) expect(heard.join("\n")).not.toContain(told);

  // Shortly after midnight, after a restart: what was begun goes on at the same card; nobody begins it any more.
  const night = await startAt(`${NEXT}T00:30:00Z`);
  const back = await connect(night.url, carl.guest);
  expect(await play(back)).toBe(halfway.table);
  const resumed = await data(back.ask("join", { table: halfway.table }));
  expect(resumed.view).toEqual(halfway);
  const late = await join(night.url, "Late");
  expect(await late.ask("playDay", { day: DAY, pace: "none" })).toMatchObject({
    ok: false,
    error: { code: "dayOver" },
  });
  const atNight = await days(night, anna.guest);
  expect(atNight.today).toMatchObject({ day: NEXT, commitment: today.tomorrow.commitment, own: null });
  expect(atNight.past).toMatchObject([{ day: DAY, told: null, own: { counters } }]);
  const action = anything(halfway.deal?.legal ?? []);
  await data(command(back, halfway.table, { type: "act", seq: halfway.dealSeq, action }));
  back.close();
  late.close();
  await stopAll();

  // An hour after midnight it is counted: who was not ready in time has no result, and all is open.
  const morning = await startAt(`${NEXT}T01:02:00Z`);
  const stored = async () => fold(await morning.store.log.read(halfway.table, 0));
  await expect.poll(async () => (await stored())?.status, { timeout: 20_000 }).toBe("ended");
  expect((await stored())?.lastDeal?.result).toBeNull();
  const told = async (guest: Guest): Promise<DayPast | undefined> => (await days(morning, guest)).past[0];
  const master = async () => (await told(anna.guest))?.told?.master ?? null;
  await expect.poll(master, { timeout: 20_000 }).not.toBeNull();
  const annasDay = await told(anna.guest);
  const [won, lost] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  (counters > 0 ? won : lost)[Math.abs(counters) - 1] = 2;
  expect(annasDay?.told).toMatchObject({ secret, figures: { begun: 3, won, lost } });
  expect(commitment(annasDay?.told?.secret ?? "")).toBe(today.today.commitment);
  expect(await told(carl.guest)).toMatchObject({ own: { state: "over", counters: null } });
  const { deal } = await get<DealAnswer>(morning, anna.guest, `/api/deals/${table}/1`);
  const proof = { ...deal, secret: deal.secret ?? "", table: packName(table, deal.day) };
  expect(verifyDeal(proof)).toMatchObject({ ok: true });

  // Whose account goes leaves a result without a name; the host's tools take these tables for what they are.
  await onHost(database.url, () => deletePlayer(bert.guest.id, { yes: true }));
  expect(await told(anna.guest)).toEqual(annasDay);
  expect(await onHost(database.url, () => doctor({ repair: false }))).toMatchObject({ code: 0 });
  const games = await morning.store.lists.games(anna.guest.id, null, 50);
  expect(games).toMatchObject({ deals: [{ table }], bummerls: [], pairs: [], practice: { pairs: [] } });
}, 60_000);
