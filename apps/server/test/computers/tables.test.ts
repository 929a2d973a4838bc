import type { Action } from "@bummerl/engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deletePlayer } from "../../src/cli/commands/delete-player.ts";
import { doctor } from "../../src/cli/commands/doctor.ts";
import { command as onHost } from "../cli/in-process.ts";
import { anything, playComputer, playOnUntil, QUICKLY } from "../support/against-computer.ts";
import { connect, join, type Line, newId } from "../support/client.ts";
import { command, data, playBummerl, randomChoice, sitTogether } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { cardsIn, knownAfter, updatesIn } from "../support/known-cards.ts";
import { inlineThinkers } from "../support/thinkers.ts";

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url, limits: { computerTablesPerPlayer: 3 } });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const get = async <T>(line: Line, path: string): Promise<T> =>
  (await (await fetch(`${server.url}${path}`, { headers: { cookie: line.guest.cookie } })).json()) as T;

describe("a person against a computer", () => {
  it("plays a whole Bummerl, and never sees a card of it before its time", async () => {
    const anna = await join(server.url, "Anna");
    const table = await playComputer(anna, { ...QUICKLY, firstDealer: "me" });
    const { online } = await data(anna.ask("join", { table }));
    expect(online).toEqual([true, true]);
    const view = await playOnUntil(anna, table, ({ stage }) => stage === "bummerlOver", anything);
    expect(view.bummerls).toHaveLength(1);
    expect(view.ready).toEqual([false, true]);

    const rows = await server.store.log.read(table, 0);
    expect(rows.filter(({ seat }) => seat === 1).length).toBeGreaterThan(5);
    const known = knownAfter(rows, 0);
    const updates = updatesIn(anna.frames);
    expect(updates.length).toBeGreaterThan(20);
    for (const { view: seen } of updates) {
      const allowed = known.get(seen.seq) ?? new Set();
      expect([...cardsIn(seen.deal)].filter((card) => !allowed.has(card))).toEqual([]);
    }

    await data(command(anna, table, { type: "leave", bummerl: 1 }));
    anna.close();
  }, 60_000);

  it("finds that Bummerl and its deals among practice, apart from tallies between people", async () => {
    const match = await sitTogether(server.url);
    await playBummerl(match, randomChoice(5));
    const [anna] = match.lines;
    const table = await playComputer(anna, { ...QUICKLY, firstDealer: "computer" });
    await playOnUntil(anna, table, ({ stage }) => stage === "bummerlOver", anything);

    const games = await server.store.lists.games(anna.guest.id, null, 50);
    expect(games.tally.won + games.tally.lost).toBe(1);
    expect(games.pairs.map(({ opponent }) => opponent.name)).toEqual(["Bert"]);
    expect(games.practice.tally.won + games.practice.tally.lost).toBe(1);
    expect(games.practice.pairs.map(({ opponent }) => opponent)).toEqual([
      { id: "computer:hobby", name: "Hobby" },
    ]);
    expect(await get(anna, "/api/games")).toEqual(JSON.parse(JSON.stringify(games)));
    const kinds = games.bummerls.map((one) => [one.table === table, one.opponent.kind]);
    expect(kinds.sort()).toEqual([
      [false, "player"],
      [true, "computer"],
    ]);
    expect(await get(anna, "/api/tally/computer:hobby")).toMatchObject({ opponent: { name: "Hobby" } });
    expect(await get(anna, `/api/deals/${table}/1`)).toMatchObject({
      seats: [{ kind: "player" }, { kind: "computer", level: "hobby" }],
      deal: { dealer: 1, dealerChosen: true },
    });
    expect(await get(anna, "/api/tables")).toMatchObject({
      tables: expect.arrayContaining([
        expect.objectContaining({
          table,
          opponent: { id: "computer:hobby", name: "Hobby", kind: "computer", level: "hobby" },
        }),
      ]),
    });
    expect(await onHost(database.url, () => doctor({ repair: false }))).toMatchObject({ code: 0 });
    for (const line of match.lines) line.close();
  }, 60_000);

  it("takes an action back and asks for a hint; elsewhere both are refused with a reason", async () => {
    const anna = await join(server.url, "Anna");
    const table = await playComputer(anna, { ...QUICKLY, firstDealer: "computer" });
    const refusal = async (asked: ReturnType<typeof anna.ask<"hint">>): Promise<string> => {
      const answer = await asked;
      return answer.ok ? "answered" : answer.error.code;
    };
    expect(await refusal(anna.ask("hint", { table, seq: 1 }))).toBe("noDeal");
    const first = await playOnUntil(anna, table, ({ deal }) => deal?.turn === 0, anything);
    const advice = await data(anna.ask("hint", { table, seq: first.dealSeq }));
    expect(first.deal?.legal).toContainEqual(advice.action);
    expect(await refusal(anna.ask("hint", { table, seq: first.dealSeq - 1 }))).toBe("stale");
    const stranger = await join(server.url, "Bert");
    expect(await refusal(stranger.ask("hint", { table, seq: first.dealSeq }))).toBe("notSeated");
    expect(await refusal(stranger.ask("hint", { table: newId(), seq: 1 }))).toBe("unknownTable");

    const action = anything(first.deal?.legal ?? []);
    const { seq } = await data(command(anna, table, { type: "act", seq: first.dealSeq, action }));
    const undo = { type: "undo", deal: 1, seq } as const;
    const undone = await data(command(anna, table, undo));
    const back = await anna.until(table, (view) => view.seq >= undone.seq);
    expect(back.deal).toEqual(first.deal);
    expect(await command(anna, table, undo)).toMatchObject({ ok: false, error: { code: "stale" } });

    const match = await sitTogether(server.url);
    const [person] = match.lines;
    expect(await refusal(person.ask("hint", { table: match.table, seq: 1 }))).toBe("noComputer");
    const between = { type: "undo", deal: 1, seq: 1 } as const;
    expect(await command(person, match.table, between)).toMatchObject({
      ok: false,
      error: { code: "noComputer" },
    });
    for (const line of [anna, stranger, ...match.lines]) line.close();
  });

  it("has a few such tables at a time, and as many as he likes one after the other", async () => {
    const anna = await join(server.url, "Anna");
    const tables = [await playComputer(anna), await playComputer(anna), await playComputer(anna)];
    await expect(playComputer(anna)).rejects.toThrow("tooMany");
    const [table = ""] = tables;
    await data(command(anna, table, { type: "resign", bummerl: 1 }));
    await data(command(anna, table, { type: "leave", bummerl: 1 }));
    await playComputer(anna);
    anna.close();
  });

  it("makes one table by a message that comes twice", async () => {
    const anna = await join(server.url, "Anna");
    const message = {
      id: newId(),
      rules: "soft",
      clock: "calm",
      visibility: "public",
      computer: QUICKLY,
    } as const;
    const made = await data(anna.ask("make", message));
    expect(await data(anna.ask("make", message))).toEqual(made);
    expect((await data(anna.ask("watchLobby", {}))).tables.map(({ table }) => table)).not.toContain(
      made.table,
    );
    anna.close();
  });
});

describe("while a partner is waited for", () => {
  it("the computer is played, the open table stays listed, and the maker is called away when somebody sits down", async () => {
    const anna = await join(server.url, "Anna");
    const open = await data(
      anna.ask("make", { id: newId(), rules: "classic", clock: "calm", visibility: "public" }),
    );
    const table = await playComputer(anna);
    await playOnUntil(anna, table, ({ stage }) => stage === "playing", anything);
    const bert = await join(server.url, "Bert");
    expect((await data(bert.ask("watchLobby", {}))).tables.map((one) => one.table)).toContain(open.table);
    const called = anna.next("call");
    await data(bert.ask("sit", { id: newId(), code: open.code }));
    expect(await called).toEqual({ table: open.table, reason: "joined" });
    for (const line of [anna, bert]) line.close();
  });

  it("a wish for anybody stays, too", async () => {
    const anna = await join(server.url, "Anna");
    const wish = { rules: "sharp", clock: "quick" } as const;
    expect(await data(anna.ask("seek", { id: newId(), ...wish }))).toEqual({ table: null });
    const table = await playComputer(anna);
    await playOnUntil(anna, table, ({ stage }) => stage === "playing", anything);
    const called = anna.next("call");
    const bert = await join(server.url, "Bert");
    const found = await data(bert.ask("seek", { id: newId(), ...wish }));
    expect(await called).toEqual({ table: found.table, reason: "paired" });
    for (const line of [anna, bert]) line.close();
  });
});

describe("a computer", () => {
  it("is nobody to be deleted", async () => {
    const asked = await onHost(database.url, () => deletePlayer("computer:hobby", { yes: true }));
    expect(asked).toMatchObject({ code: 3, err: expect.stringContaining("computer") });
  });

  it("goes on where its server ended in the middle of its thoughts, and plays each move once", async () => {
    const never = inlineThinkers({ choose: () => new Promise<Action>(() => undefined) });
    const first = await startServer({ databaseUrl: database.url, thinkers: never });
    const anna = await join(first.url, "Anna");
    const table = await playComputer(anna, { ...QUICKLY, firstDealer: "me" });
    await data(command(anna, table, { type: "next", deal: 1, cut: "" }));
    const before = await anna.until(table, ({ deal }) => deal?.turn === 1);
    await first.kill();
    anna.close();
    // Nobody is there yet, so nothing happens; then two pages come, by way of two servers at once.
    const [second, third] = [
      await startServer({ databaseUrl: database.url }),
      await startServer({ databaseUrl: database.url }),
    ];
    const pages = [await connect(second.url, anna.guest), await connect(third.url, anna.guest)] as const;
    await Promise.all(pages.map((page) => data(page.ask("join", { table }))));
    await Promise.any(pages.map((page) => page.until(table, ({ deal }) => deal?.turn === 0)));
    const rows = await server.store.log.read(table, before.seq);
    const acted = rows.flatMap(({ events }) => events.filter(({ type }) => type === "acted"));
    expect(acted.length).toBe(rows.length);
    expect(rows.every(({ seat }) => seat === 1)).toBe(true);
    for (const page of pages) page.close();
    await Promise.all([second.close(), third.close()]);
    await first.close();
  }, 60_000);
});
