import { inspect } from "node:util";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Append, Store } from "../../src/store/store.ts";
import { makeListeningLog, makeTroubledLog } from "../support/store-doubles.ts";
import { ANNA, buildAppend, buildDeal, SECRET } from "./build.ts";
import { type FaultyLine, openFaultyLine } from "./faulty-line.ts";
import { useDatabase } from "./harness.ts";
import { describeLog } from "./log-contract.ts";

const database = useDatabase();
const listening = makeListeningLog();
let one: Store;
let two: Store;
let locker: pg.Client;
let line: FaultyLine;
let overLine: Store;

beforeAll(async () => {
  [one, two] = await Promise.all([database.open({ log: listening }), database.open()]);
  locker = await database.connect();
  line = await openFaultyLine(database.url());
  overLine = await database.open({ connection: line.connection });
});
afterAll(() => line.close());

describeLog("two processes on one database", () => ({ one: one.log, two: two.log }));
describeLog("through the double that troubles it", () => ({
  one: makeTroubledLog(one.log),
  two: makeTroubledLog(two.log),
}));

const countRows = async (table: string): Promise<number> => {
  const [row] = await database.query(
    "SELECT count(*)::integer AS rows FROM table_events WHERE table_id = $1",
    [table],
  );
  return Number(row?.["rows"]);
};

/** Process ids of lanes that wait for a lock. */
const waitingLanes = async (): Promise<unknown[]> => {
  const rows = await database.query(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
     AND application_name = 'bummerl append' AND wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
};
const aWaitingLane = (): Promise<unknown> =>
  vi.waitFor(async () => {
    const [pid] = await waitingLanes();
    expect(pid).toBeDefined();
    return pid;
  }, 10_000);

test("a row that a newer program wrote is not read as if it were understood", async () => {
  await one.log.append(buildAppend({ table: "of-tomorrow", seq: 1 }));
  await database.query(
    `INSERT INTO table_events (table_id, seq, seat, command_id, at, events)
     VALUES ('of-tomorrow', 2, -1, 'tomorrow', 0, '[{"type":"acted","v":2}]')`,
  );
  await expect(one.log.read("of-tomorrow", 0)).rejects.toThrow("does not know the event acted v2");
  expect(await two.log.read("of-tomorrow", 2)).toEqual([]);
});

describe("a connection lost in mid-batch", () => {
  test("the statement had not been done: it is done once, on a new connection", async () => {
    const tables = ["killed-a", "killed-b", "killed-c"];
    await locker.query("BEGIN; LOCK TABLE tables IN SHARE MODE");
    const answers = tables.map((table) => one.log.append(buildAppend({ table, seq: 1 })));
    const pid = await aWaitingLane();
    await locker.query("SELECT pg_terminate_backend($1)", [pid]);
    await vi.waitFor(async () => expect(await waitingLanes()).not.toContain(pid), 10_000);
    await locker.query("COMMIT");
    expect(await Promise.all(answers)).toEqual(tables.map(() => ({ type: "stored" })));
    for (const table of tables) expect(await countRows(table)).toBe(1);
  });

  test("the statement was done and its answer lost: found by the command ids, nothing doubled", async () => {
    await overLine.log.append(buildAppend({ table: "swallowed-warm-up", seq: 1 }));
    const tables = ["swallowed-a", "swallowed-b"];
    const before = line.swallowed();
    line.swallow();
    const answers = await Promise.all(
      tables.map((table) => overLine.log.append(buildAppend({ table, seq: 1 }))),
    );
    expect(line.swallowed()).toBeGreaterThan(before);
    expect(answers).toEqual(tables.map(() => ({ type: "repeated", seq: 1 })));
    for (const table of tables) expect(await countRows(table)).toBe(1);
    expect(await overLine.log.append(buildAppend({ table: "swallowed-a", seq: 2 }))).toEqual({
      type: "stored",
    });
  });

  test("reads recover by themselves", async () => {
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'bummerl'`,
    );
    await vi.waitFor(() => one.ping(), 10_000);
    expect(await one.log.read("killed-a", 0)).toHaveLength(1);
  });
});

describe("a row the database will not have", () => {
  const culprits: Record<string, Append> = {
    "a NUL": buildAppend({
      table: "culprit-nul",
      seq: 1,
      events: [{ type: "left", seat: 0, x: "\u0000" } as never],
    }),
    "a lone surrogate": buildAppend({
      table: "culprit-half",
      seq: 1,
      summary: { players: [{ ...ANNA, name: "\ud800" }, null] },
    }),
    "what is no JSON": buildAppend({ table: "culprit-json", seq: 1, at: 1n as never }),
    "a deal with an empty chair": buildAppend({
      table: "culprit-chair",
      seq: 1,
      summary: { players: [ANNA, null] },
      deal: buildDeal(),
    }),
  };

  test.each(Object.entries(culprits))(
    "%s: it alone is refused, its neighbours are stored",
    async (name, culprit) => {
      const neighbours = [`before-${name}`, `zzz-${name}`].map((table) => buildAppend({ table, seq: 1 }));
      const [before, refused, after] = await Promise.allSettled(
        [neighbours[0], culprit, neighbours[1]].map((entry) => one.log.append(entry as Append)),
      );
      expect(before).toMatchObject({ value: { type: "stored" } });
      expect(after).toMatchObject({ value: { type: "stored" } });
      expect(refused).toMatchObject({ reason: { name: "StoreError", code: "refused" } });
      expect(await countRows(culprit.table)).toBe(0);
      expect(await database.query("SELECT id FROM tables WHERE id = $1", [culprit.table])).toEqual([]);
    },
  );

  test("a deal that is there already: the row with it does not go in either", async () => {
    const table = "culprit-deal";
    await one.log.append(buildAppend({ table, seq: 1, deal: buildDeal() }));
    const again = one.log.append(buildAppend({ table, seq: 2, deal: buildDeal(), summary: { deal: 9 } }));
    await expect(again).rejects.toMatchObject({ code: "refused", reason: "23505 deals deals_pkey" });
    expect(await countRows(table)).toBe(1);
    expect(await database.query("SELECT seq, deal FROM tables WHERE id = $1", [table])).toEqual([
      { seq: 1, deal: 1 },
    ]);
  });

  test("neither the error nor the log has a card or a secret in it", async () => {
    const table = "culprit-secret";
    const events = [{ type: "sealed", deal: 1, secret: SECRET, commitment: "\u0000" }] as const;
    const error: unknown = await one.log
      .append(buildAppend({ table, seq: 1, events }))
      .catch((thrown) => thrown);
    const chair = buildAppend({ table, seq: 1, summary: { players: [ANNA, null] }, deal: buildDeal() });
    const other: unknown = await one.log.append(chair).catch((thrown) => thrown);
    expect(listening.told.length).toBeGreaterThan(0);
    const said = inspect([error, other, listening.told], { depth: 20, showHidden: true });
    expect(said).toContain("culprit-secret");
    expect(said).not.toMatch(new RegExp(`${SECRET}|HJ|params|Failing row`));
  });
});

test("the log can only be added to", async () => {
  await one.log.append(buildAppend({ table: "append-only", seq: 1 }));
  for (const statement of ["UPDATE table_events SET at = 0", "DELETE FROM table_events"]) {
    await expect(database.query(`${statement} WHERE table_id = 'append-only'`)).rejects.toThrow(
      /append-only/,
    );
  }
  expect(await countRows("append-only")).toBe(1);
});

test("closing stores what was taken", async () => {
  const store = await database.open();
  const answer = store.log.append(buildAppend({ table: "closing", seq: 1 }));
  await store.close();
  expect(await answer).toEqual({ type: "stored" });
  expect(await countRows("closing")).toBe(1);
});
