import { beforeAll, expect, it } from "vitest";
import { doctor } from "../../src/cli/commands/doctor.ts";
import { daySetup } from "../../src/days/setup.ts";
import { drawSecret } from "../../src/hosting/command.ts";
import { newTable } from "../../src/hosting/new-table.ts";
import { startKeeping } from "../../src/keeping/keeping.ts";
import type { Store } from "../../src/store/store.ts";
import { command } from "../cli/in-process.ts";
import { newId } from "../support/client.ts";
import { give, makePlayer, playUntil, seatTogether } from "../support/played.ts";
import { useDatabase } from "./harness.ts";

const database = useDatabase();
let store: Store;
beforeAll(async () => {
  store = await database.open();
});

/** Steps until all has been looked at. */
async function tidy(step: Store["keeping"]["eraseEnded"], before: number): Promise<number> {
  let gone = 0;
  for (let after: string | null = ""; after !== null; ) {
    const tidied: Awaited<ReturnType<typeof step>> = await step(before, after);
    gone += tidied.gone;
    after = tidied.next;
  }
  return gone;
}

it("the log refuses to be changed, deleted from or emptied, unless whole tables are erased on purpose", async () => {
  const [anna, bert] = [await makePlayer(store, "Anna"), await makePlayer(store, "Bert")];
  await seatTogether(store, anna, bert);
  for (const statement of [
    "DELETE FROM table_events",
    "UPDATE table_events SET at = 0",
    "TRUNCATE table_events",
    "SET bummerl.erasing = 'player'; DELETE FROM table_events",
    "SET bummerl.erasing = 'table'; UPDATE table_events SET at = 0",
    "SET bummerl.erasing = 'table'; TRUNCATE table_events",
  ])
    await expect(database.query(statement)).rejects.toThrow(/append-only/);
  await database.query("RESET bummerl.erasing");
});

it("ended tables are erased after their time: tallies stay, the doctor is content, all others are untouched", async () => {
  const [anna, bert] = [await makePlayer(store, "Anna"), await makePlayer(store, "Bert")];
  const over: string[] = [];
  for (let index = 0; index < 2; index += 1) {
    const table = await seatTogether(store, anna, bert);
    const { bummerlNumber } = await playUntil(store, table, ({ stage }) => stage === "bummerlOver");
    await give(store, table, 0, { type: "leave", bummerl: bummerlNumber });
    over.push(table);
  }
  const going = await seatTogether(store, anna, bert);
  await playUntil(store, going, ({ stage }) => stage === "bummerlOver");
  const [young, old] = over;
  await database.query("UPDATE tables SET changed_at = 1000 WHERE id = $1", [old]);
  await database.query("UPDATE tables SET changed_at = 1000 WHERE id = $1", [going]);
  const before = await store.lists.games(anna.id, null, 50);
  expect(await tidy(store.keeping.eraseEnded, 2_000)).toBe(1);
  expect(await tidy(store.keeping.eraseEnded, 2_000)).toBe(0);
  expect(await store.log.read(old ?? "", 0)).toEqual([]);
  expect(await store.log.read(young ?? "", 0)).not.toEqual([]);
  const after = await store.lists.games(anna.id, null, 50);
  expect([after.tally, after.pairs]).toEqual([before.tally, before.pairs]);
  expect(after.deals.map(({ table }) => table)).not.toContain(old);
  expect((await store.lists.ownTables(anna.id)).map(({ table }) => table)).toContain(going);
  await database.query(
    "UPDATE tables SET changed_at = (SELECT max(at) FROM table_events WHERE table_id = id) WHERE id = $1",
    [going],
  );
  expect(await command(database.url(), () => doctor({ repair: false }))).toMatchObject({ code: 0 });
});

it("how a day's deal went for all outlasts the tables it was played at", async () => {
  const [day, table] = ["2999-01-01", newId()];
  const setup = daySetup(table, day, await makePlayer(store, "Anna"), "none");
  const context = { now: Date.now(), secret: drawSecret() };
  await store.log.append(newTable(setup, newId(), null, context).entry);
  const { lastDeal } = await playUntil(store, table, ({ status }) => status === "ended");
  await database.query("UPDATE tables SET changed_at = 1000 WHERE id = $1", [table]);
  expect(await tidy(store.keeping.eraseEnded, 86_400_000)).toBe(0);
  expect(await tidy(store.keeping.eraseEnded, 1_000_000_000_000)).toBe(1);
  const { begun, won, lost } = await store.days.figures(day);
  const { winner, counters } = lastDeal?.result ?? { winner: 0, counters: 0 };
  expect(begun).toBe(1);
  expect((winner === 0 ? won : lost)[counters - 1]).toBe(1);
  expect([...won, ...lost].reduce((sum, count) => sum + count)).toBe(1);
});

it("guests who never played are forgotten after their time, with their sessions; nobody else is", async () => {
  const [played, partner, waiting, idle, fresh, seeking, here] = await Promise.all(
    ["Pia", "Paul", "Wanda", "Ida", "Fred", "Susi", "Hans"].map((name) => makePlayer(store, name)),
  );
  if (!played || !partner || !waiting || !idle || !fresh || !seeking || !here)
    throw new Error("seven were made");
  await database.query("INSERT INTO wishes (player, rules, clock, at) VALUES ($1, 'any', 'any', 1000)", [
    seeking.id,
  ]);
  await database.query("INSERT INTO processes (id, beat_at) VALUES ('p', 1000)");
  await database.query("INSERT INTO attendance (process, player, sockets) VALUES ('p', $1, 1)", [here.id]);
  await playUntil(store, await seatTogether(store, played, partner), ({ dealNumber }) => dealNumber === 2);
  await seatTogether(store, waiting, null);
  await database.query("UPDATE players SET created_at = 1000 WHERE id <> $1", [fresh.id]);
  // Of 300 there is more than one step.
  await database.query(
    "INSERT INTO players (id, name, created_at) SELECT 'guest-' || n, NULL, 1000 FROM generate_series(1, 300) AS n",
  );
  const gone = await tidy(store.keeping.forgetGuests, 2_000);
  expect(gone).toBeGreaterThan(300);
  for (const { id } of [played, partner, waiting, fresh, seeking, here])
    expect(await store.players.byId(id)).not.toBeNull();
  expect(await store.players.byId(idle.id)).toBeNull();
  expect(await database.query("SELECT 1 FROM sessions WHERE player = $1", [idle.id])).toEqual([]);
});

it("is done once a day, step by step, and not at all where everything is kept", async () => {
  const due: { readonly ms: number; readonly run: () => void }[] = [];
  const clock = {
    now: () => 100 * 86_400_000,
    after: (ms: number, run: () => void) => {
      due.push({ ms, run });
      return () => undefined;
    },
  };
  const asked: [string, number, string][] = [];
  const pages = ["b", null];
  const logger = { info: () => undefined, error: () => undefined } as never;
  const keeping = {
    eraseEnded: async (before: number, after: string) => {
      asked.push(["ended", before / 86_400_000, after]);
      return { gone: 1, next: pages.shift() ?? null };
    },
    forgetGuests: async (before: number, after: string) => {
      asked.push(["guests", before / 86_400_000, after]);
      return { gone: 0, next: null };
    },
  };
  const stopNothing = startKeeping({ clock, logger, store: keeping, keep: { endedDays: 0, guestsDays: 0 } });
  expect(due).toEqual([]);
  await stopNothing();
  const stop = startKeeping({ clock, logger, store: keeping, keep: { endedDays: 10, guestsDays: 30 } });
  due.shift()?.run();
  await expect.poll(() => due.length).toBe(1);
  expect(asked).toEqual([["ended", 90, ""]]);
  due.shift()?.run();
  await expect.poll(() => due.map(({ ms }) => ms)).toEqual([86_400_000]);
  expect(asked).toEqual([
    ["ended", 90, ""],
    ["ended", 90, "b"],
    ["guests", 70, ""],
  ]);
  await stop();
});
