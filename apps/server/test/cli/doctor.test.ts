import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { doctor } from "../../src/cli/commands/doctor.ts";
import { openStore } from "../../src/store/open-store.ts";
import type { Store } from "../../src/store/store.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { makePlayer, playUntil, seatTogether } from "../support/played.ts";
import { silent } from "../support/store-doubles.ts";
import { type Answered, command } from "./in-process.ts";

let database: TestDatabase;
let store: Store;
let host: pg.Client;
const tables: string[] = [];

const look = (repair = false): Promise<Answered> => command(database.url, () => doctor({ repair }));
/** Lines about tables, without the table's id. */
const faults = ({ out }: Answered): string[] =>
  out.split("\n").flatMap((line) => /^\S+ {2}(\w+ {2}.*)$/.exec(line)?.[1] ?? []);

/** Does harm within one transaction, looks what the doctor says, and takes it back. */
async function planted(erasing: "table" | "player" | null, statement: string): Promise<Answered> {
  const before = (await host.query("SELECT * FROM tables ORDER BY id")).rows;
  await host.query("CREATE SCHEMA kept");
  for (const table of ["table_events", "tables", "deals", "bummerls"])
    await host.query(`CREATE TABLE kept.${table} AS SELECT * FROM public.${table}`);
  // Worked out from another: nobody may write it back.
  await host.query("ALTER TABLE kept.tables DROP COLUMN deadline_slot");
  try {
    await host.query("BEGIN");
    if (erasing !== null) await host.query(`SET LOCAL bummerl.erasing = '${erasing}'`);
    const { rowCount } = await host.query(statement, [tables[0]]);
    await host.query("COMMIT");
    expect(rowCount).toBeGreaterThan(0);
    return await look();
  } finally {
    await host.query("ROLLBACK; BEGIN; SET LOCAL bummerl.erasing = 'table'");
    for (const table of ["table_events", "tables", "deals", "bummerls"]) {
      const columns = (await host.query(`SELECT * FROM kept.${table} LIMIT 0`)).fields.map(
        ({ name }) => name,
      );
      await host.query(
        `DELETE FROM ${table}; INSERT INTO ${table} (${columns}) SELECT ${columns} FROM kept.${table}`,
      );
    }
    await host.query("COMMIT; DROP SCHEMA kept CASCADE");
    expect((await host.query("SELECT * FROM tables ORDER BY id")).rows).toEqual(before);
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  store = await openStore({ connection: { connectionString: database.url }, log: silent });
  const [anna, bert] = [await makePlayer(store, "Anna"), await makePlayer(store, "Bert")];
  for (let index = 0; index < 3; index += 1) {
    const table = await seatTogether(store, anna, bert);
    await playUntil(store, table, ({ bummerls }) => bummerls.length === 1);
    tables.push(table);
  }
  await playUntil(store, await seatTogether(store, bert, anna), ({ actions }) => actions.length === 3);
  host = new pg.Client({ connectionString: database.url, application_name: "somebody else" });
  await host.connect();
  await store.close();
});
afterAll(async () => {
  await host.end();
  await database.drop();
});

describe("the doctor", () => {
  it("finds nothing in what was stored as it should be", async () => {
    const sound = await look();
    expect(sound).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^4 tables, \d+ rows of log: all is well\.$/m),
    });
  });

  it.each([
    [
      "a row of the log that is gone",
      "table",
      "DELETE FROM table_events WHERE table_id = $1 AND seq = 5",
      ["gap  row 5"],
    ],
    [
      "a log that begins in the middle",
      "table",
      "DELETE FROM table_events WHERE table_id = $1 AND seq < 4",
      ["gap  row 1"],
    ],
    ["a log without its table", null, "DELETE FROM tables WHERE id = $1", ["list  missing"]],
    [
      "lists without their log",
      "table",
      "DELETE FROM table_events WHERE table_id = $1",
      [expect.stringMatching(/^noLog {2}\d+ deals, 1 Bummerl$/)],
    ],
    [
      "a list that is behind",
      null,
      "UPDATE tables SET to_go_0 = 9, deadline = 5 WHERE id = $1",
      ["list  to_go_0", "list  deadline"],
    ],
    [
      "another winner of a deal",
      null,
      "UPDATE deals SET winner = 1 - winner WHERE table_id = $1 AND deal = 2",
      ["deal  2 differs"],
    ],
    [
      "a deal that is not listed",
      null,
      "DELETE FROM deals WHERE table_id = $1 AND deal = 1",
      ["deal  1 missing"],
    ],
    [
      "a Bummerl that falsifies a tally",
      null,
      "UPDATE bummerls SET value = 3 WHERE table_id = $1",
      ["bummerl  1 differs"],
    ],
    [
      "a Bummerl nobody has played",
      null,
      "INSERT INTO bummerls SELECT table_id, 9, seq, kind, value, how, winner_seat, winner, winner_name, loser, loser_name, ended_at FROM bummerls WHERE table_id = $1",
      ["bummerl  9 too much"],
    ],
    [
      "a code that is left over",
      null,
      "INSERT INTO open_tables SELECT id, 'AAAA-AAAA', player_0, name_0, clock, visibility, 1, rules FROM tables WHERE id = $1",
      ["code  left over"],
    ],
  ] as const)("finds %s", async (_what, erasing, statement, expected) => {
    const answer = await planted(erasing, statement);
    await host.query("DELETE FROM open_tables");
    expect(faults(answer)).toEqual(expected);
    expect(answer.code).toBe(1);
  });

  it("finds a pack that was stacked, and a secret that was exchanged", async () => {
    // Wherever the two cards are named, so that the rows fit together as well as before: only the pack gives it away.
    const swapped = await planted(
      "player",
      `UPDATE table_events SET events = replace(replace(replace(events::text, '"HA"', '"??"'), '"HT"', '"HA"'), '"??"', '"HT"')::jsonb
       WHERE table_id = $1`,
    );
    expect(faults(swapped)).toContain("unfair  deal 1: deckMismatch");
    const exchanged = await planted(
      "player",
      `UPDATE table_events SET events = replace(events::text, '"commitment": "', '"commitment": "00')::jsonb
       WHERE table_id = $1 AND seq = 1`,
    );
    expect(faults(exchanged)).toContain("unfair  deal 1: commitmentMismatch");
  });

  it("finds a row that a newer program wrote, and does not fold it as if it were understood", async () => {
    const newer = await planted(
      "player",
      `UPDATE table_events SET events = '[{"type":"ready","seat":0,"cut":"","v":2}]'::jsonb WHERE table_id = $1 AND seq = 4`,
    );
    expect(faults(newer)).toEqual(["unreadable  this program does not know the event ready v2"]);
  });

  it("finds a row that nobody can read", async () => {
    const strange = await planted(
      "player",
      `UPDATE table_events SET events = '[{"type":"dealt"}]'::jsonb WHERE table_id = $1 AND seq = 4`,
    );
    expect(faults(strange)).toEqual([expect.stringMatching(/^unreadable /)]);
  });
});

describe("doctor --repair", () => {
  it("writes lists anew from the log, and leaves a table alone whose log is not beyond doubt", async () => {
    const [listless, dealless, doubtful] = tables;
    const whole = (await host.query("SELECT * FROM tables ORDER BY id")).rows;
    const deals = (await host.query("SELECT * FROM deals ORDER BY table_id, deal")).rows;
    await host.query("DELETE FROM tables WHERE id = $1", [listless]);
    await host.query("DELETE FROM deals WHERE table_id = $1", [dealless]);
    await host.query("UPDATE bummerls SET loser_name = 'Nobody' WHERE table_id = $1", [dealless]);
    await host.query("BEGIN; SET LOCAL bummerl.erasing = 'table'");
    await host.query("DELETE FROM table_events WHERE table_id = $1 AND seq = 3", [doubtful]);
    await host.query("COMMIT");
    await host.query("UPDATE tables SET to_go_0 = 6 WHERE id = $1", [doubtful]);

    const other = await openStore({ connection: { connectionString: database.url }, log: silent });
    await other.ping();
    expect(await look(true)).toMatchObject({ code: 3, err: expect.stringMatching(/Stop it/) });
    await other.close();

    expect((await look(true)).out).toMatch(/^2 tables written anew/m);
    expect(faults(await look())).toEqual(["gap  row 3"]);
    expect((await host.query("SELECT * FROM deals ORDER BY table_id, deal")).rows).toEqual(deals);
    expect((await host.query("SELECT * FROM tables ORDER BY id")).rows).toEqual(
      whole.map((row) => (row.id === doubtful ? { ...row, to_go_0: 6 } : row)),
    );
  });
});
