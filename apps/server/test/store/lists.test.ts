import { PRESETS } from "@bummerl/engine";
import type { TableEvent } from "@bummerl/table";
import { beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../../src/store/store.ts";
import { ANNA, BERT, buildAppend, buildBummerl, buildDeal, seated } from "./build.ts";
import { useDatabase } from "./harness.ts";

const database = useDatabase();
let store: Store;
beforeAll(async () => {
  store = await database.open();
});

describe("a player's own tables", () => {
  const CARL = seated("Carl");
  const DORA = seated("Dora");

  test("each seat sees it from its side, last changed first, ended ones no more", async () => {
    const players = [CARL, DORA] as const;
    const open = {
      status: "open",
      players: [CARL, null],
      clock: "calm",
      deciding: [false, false],
      deal: 1,
    } as const;
    await store.log.append(buildAppend({ table: "own-open", seq: 1, at: 10, summary: open }));
    await store.log.append(
      buildAppend({ table: "own-ended", seq: 1, at: 50, summary: { players, status: "ended" } }),
    );
    await store.log.append(
      buildAppend({ table: "own-live", seq: 1, at: 20, summary: { status: "open", players: [CARL, null] } }),
    );
    const live = { players, deciding: [false, true], toGo: [5, 3], bummerl: 2, deal: 6 } as const;
    const sat: TableEvent = { type: "seated", seat: 1, player: DORA };
    await store.log.append(buildAppend({ table: "own-live", seq: 2, at: 30, summary: live, events: [sat] }));

    expect(await store.lists.ownTables(CARL.id)).toEqual([
      {
        table: "own-live",
        status: "live",
        seat: 0,
        opponent: DORA,
        rules: PRESETS.classic,
        clock: "quick",
        bummerl: 2,
        deal: 6,
        toGo: [5, 3],
        turn: "opponent",
        changedAt: 30,
        opponentWaits: false,
      },
      {
        table: "own-open",
        status: "open",
        seat: 0,
        opponent: null,
        rules: PRESETS.classic,
        clock: "calm",
        bummerl: 1,
        deal: 1,
        toGo: [7, 7],
        turn: null,
        changedAt: 10,
        opponentWaits: false,
      },
    ]);
    expect(await store.lists.ownTables(DORA.id)).toMatchObject([
      { table: "own-live", seat: 1, opponent: CARL, toGo: [3, 5], turn: "you" },
    ]);
    expect(await store.lists.ownTables("nobody")).toEqual([]);
  });

  test("both may have to decide; a saved table tells whether the other waits", async () => {
    const players = [seated("Emil"), seated("Frida")] as const;
    const both = { players, deciding: [true, true] } as const;
    const saved = { players, status: "saved", deciding: [false, false], resumeAsked: [true, false] } as const;
    await store.log.append(buildAppend({ table: "own-both", seq: 1, at: 2, summary: both }));
    await store.log.append(buildAppend({ table: "own-saved", seq: 1, at: 1, summary: saved }));
    const waits = async (index: 0 | 1) =>
      (await store.lists.ownTables(players[index].id)).map(({ turn, opponentWaits }) => [
        turn,
        opponentWaits,
      ]);
    expect(await waits(0)).toEqual([
      ["both", false],
      [null, false],
    ]);
    expect(await waits(1)).toEqual([
      ["both", false],
      [null, true],
    ]);
  });
});

test("due tables come earliest first; clocked ones are live and have a deadline", async () => {
  const at = (table: string, seq: number, deadline: number | null, status: "live" | "saved" = "live") =>
    store.log.append(buildAppend({ table, seq, summary: { deadline, status } }));
  await at("due-late", 1, 300);
  await at("due-soon", 1, 100);
  await at("due-moved", 1, 50);
  await at("due-moved", 2, 900);
  await at("due-never", 1, null);
  await at("due-saved", 1, 200, "saved");
  expect(await store.lists.due(99, 10)).toEqual([]);
  expect(await store.lists.due(300, 10)).toEqual(["due-soon", "due-saved", "due-late"]);
  expect(await store.lists.due(300, 1)).toEqual(["due-soon"]);
  expect(await store.lists.clocked()).toEqual(["due-soon", "due-late", "due-moved"]);
});

test("which of the tables that are known have grown", async () => {
  const row = (table: string, seq: number) => store.log.append(buildAppend({ table, seq }));
  for (const table of ["grown-a", "grown-b", "grown-c"]) await row(table, 1);
  await row("grown-b", 2);
  const known = ["grown-a", "grown-b", "never-heard-of"].map((id) => ({ id, seq: 1 }));
  expect(await store.lists.grown(known)).toEqual(["grown-b"]);
  expect(await store.lists.grown([])).toEqual([]);
});

describe("finished deals", () => {
  test("whole for those who played it, nothing for others", async () => {
    const table = "finished";
    const deal = buildDeal({ deal: 1, toGo: [5, 7] });
    await store.log.append(buildAppend({ table, seq: 1, at: 77, deal }));
    const answer = { table, seats: [ANNA, BERT], rules: PRESETS.classic, endedAt: 77, deal };
    expect(await store.lists.finishedDeal(ANNA.id, table, 1)).toEqual({ ...answer, yourSeat: 0 });
    expect(await store.lists.finishedDeal(BERT.id, table, 1)).toEqual({ ...answer, yourSeat: 1 });
    expect(await store.lists.finishedDeal("player-Zoe", table, 1)).toBeNull();
    expect(await store.lists.finishedDeal(ANNA.id, table, 2)).toBeNull();
  });

  test("one the Bummerl ended under has no result (R37)", async () => {
    const table = "resigned";
    const deal = buildDeal({ result: null, toGo: [7, 0] });
    const bummerl = buildBummerl({ winner: 1, kind: "schneider", how: "resigned" });
    await store.log.append(buildAppend({ table, seq: 1, deal, bummerl }));
    expect((await store.lists.finishedDeal(BERT.id, table, 1))?.deal.result).toBeNull();
  });

  test("a row that does not go in leaves no deal, no Bummerl and no changed table", async () => {
    const table = "behind";
    await store.log.append(buildAppend({ table, seq: 1, summary: { deal: 1 } }));
    const late = buildAppend({
      table,
      seq: 1,
      commandId: "late",
      summary: { deal: 2 },
      deal: buildDeal(),
      bummerl: buildBummerl(),
    });
    expect(await store.log.append(late)).toEqual({ type: "behind" });
    expect(await database.query("SELECT seq, deal FROM tables WHERE id = $1", [table])).toEqual([
      { seq: 1, deal: 1 },
    ]);
    for (const name of ["deals", "bummerls"]) {
      expect(await database.query(`SELECT 1 FROM ${name} WHERE table_id = $1`, [table])).toEqual([]);
    }
  });
});
