import { PRESETS } from "@bummerl/engine";
import type { LobbyChange } from "@bummerl/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, join, type Line, makeGuest, newId } from "../support/client.ts";
import { makeManualClock } from "../support/client-clock.ts";
import { data } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";
import { createTestDatabase } from "../support/database.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const make = (line: Line, visibility: "public" | "private" = "public", id = newId()) =>
  line.ask("make", { id, rules: "classic", clock: "calm", visibility });

/** Waits for the change in which a table appears or disappears. */
const change = (line: Line, holds: (change: LobbyChange) => boolean): Promise<LobbyChange> =>
  new Promise((resolve) => {
    const hear = (heard: LobbyChange): void => {
      if (!holds(heard)) return;
      line.socket.off("lobby", hear);
      resolve(heard);
    };
    line.socket.on("lobby", hear);
  });

describe("making a table", () => {
  it("needs a name", async () => {
    const nameless = await connect(server.url, await makeGuest(server.url));
    const refused = { ok: false, error: { code: "nameNeeded" } };
    expect(await make(nameless)).toEqual(refused);
    expect(await nameless.ask("sit", { id: newId(), code: "AAAAAA" })).toEqual(refused);
    expect(await nameless.ask("seek", { id: newId(), rules: "any", clock: "any" })).toEqual(refused);
  });

  it("twice with one id is one table, from another tab too", async () => {
    const guest = await makeGuest(server.url, "Anna");
    const [one, two] = await Promise.all([connect(server.url, guest), connect(server.url, guest)]);
    const id = newId();
    const answers = await Promise.all([
      make(one, "private", id),
      make(two, "private", id),
      make(one, "private", id),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const made = await data(make(one, "private", id));
    expect(made.code).toMatch(/^[A-HJ-KM-NP-Z2-79]{6}$/);
    // Another player's same id is another table.
    const other = await join(server.url, "Bert");
    expect((await data(make(other, "private", id))).table).not.toBe(made.table);
  });

  it("by one's own rules, which are judged by name", async () => {
    const line = await join(server.url, "Anna");
    const base = { id: newId(), clock: "quick", visibility: "private" } as const;
    const own = { ...PRESETS.classic, target: 11 } as const;
    expect(await line.askAnything("make", { ...base, rules: own })).toMatchObject({ ok: true });
    const bad = { ok: false, error: { code: "badRules", at: "target" } };
    expect(await line.askAnything("make", { ...base, id: newId(), rules: { ...own, target: 8 } })).toEqual(
      bad,
    );
    expect(
      await line.askAnything("make", { ...base, id: newId(), rules: { ...own, extra: 1 } }),
    ).toMatchObject({
      error: { code: "badRules", at: "extra" },
    });
  });

  it("no more than so many open ones", async () => {
    const line = await join(server.url, "Anna");
    // All at once, so that none is counted before the others are begun.
    const ids = Array.from({ length: 14 }, newId);
    const answers = await Promise.all(ids.map((id) => make(line, "public", id)));
    const refused = { ok: false, error: { code: "tooMany" } };
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect(answers.filter(({ ok }) => !ok)).toEqual([1, 2, 3, 4].map(() => refused));
    expect(await make(line)).toEqual(refused);
  });
});

describe("sitting down", () => {
  it("of fifty who come at once one gets the chair, the others a clear answer", async () => {
    const maker = await join(server.url, "Anna");
    const { table } = await data(make(maker));
    const called = maker.next("call");
    const guests = await Promise.all(Array.from({ length: 50 }, (_, i) => join(server.url, `Guest ${i}`)));
    const answers = await Promise.all(guests.map((guest) => guest.ask("sit", { id: newId(), table })));
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, data: { table } }]);
    for (const answer of answers)
      if (!answer.ok) expect(answer).toEqual({ ok: false, error: { code: "tableFull", rule: null } });
    expect(await called).toEqual({ table, reason: "joined" });
    const seated = guests[answers.findIndex(({ ok }) => ok)];
    const update = await data(maker.ask("join", { table }));
    expect(update.view.seats[1]?.id).toBe(seated?.guest.id);
    for (const line of guests) line.close();
  });

  it("one person twice is one seat, in any order of tabs", async () => {
    const maker = await join(server.url, "Anna");
    const { table, code } = await data(make(maker, "private"));
    const guest = await makeGuest(server.url, "Bert");
    const tabs = await Promise.all([connect(server.url, guest), connect(server.url, guest)]);
    const answers = await Promise.all(tabs.map((tab) => tab.ask("sit", { id: newId(), table })));
    expect(answers).toEqual([1, 2].map(() => ({ ok: true, data: { table } })));
    expect(await maker.ask("sit", { id: newId(), table })).toMatchObject({
      error: { code: "alreadySeated" },
    });
    // The code is dead once somebody sits there.
    expect(await (await join(server.url, "Cora")).ask("sit", { id: newId(), code })).toMatchObject({
      error: { code: "unknownCode" },
    });
  });

  it("by code, sent again after it is dead, is answered as before", async () => {
    const { table, code } = await data(make(await join(server.url, "Anna"), "private"));
    const guest = await join(server.url, "Bert");
    const id = newId();
    expect(await guest.ask("sit", { id, code })).toEqual({ ok: true, data: { table } });
    expect(await guest.ask("sit", { id, code })).toEqual({ ok: true, data: { table } });
  });

  it("by guessing codes is stopped after ten misses a minute", async () => {
    const strict = await startServer();
    const maker = await join(strict.url, "Anna");
    const { code } = await data(make(maker, "private"));
    const guesser = await join(strict.url, "Bert");
    const wrong = code === "AAAAAA" ? "BBBBBB" : "AAAAAA";
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => guesser.ask("sit", { id: newId(), code: wrong })),
    );
    const codes = answers.map((answer) => (answer.ok ? "ok" : answer.error.code));
    expect(codes.filter((one) => one === "unknownCode")).toHaveLength(10);
    expect(codes.filter((one) => one === "tooMany")).toHaveLength(2);
    expect(await guesser.ask("sit", { id: newId(), code })).toMatchObject({ error: { code: "tooMany" } });
    await strict.close();
  });
});

describe("the list", () => {
  it("shows public tables as they open and fill, and never a private one", async () => {
    const [watcher, maker, guest] = await Promise.all(
      ["Wanda", "Anna", "Bert"].map((name) => join(server.url, name)),
    );
    if (watcher === undefined || maker === undefined || guest === undefined) throw new Error("nobody came");
    await data(watcher.ask("watchLobby", {}));
    const hidden = await data(make(maker, "private"));
    const appearing = change(watcher, ({ upsert }) =>
      upsert.some((entry) => entry.maker.id === maker.guest.id),
    );
    const { table } = await data(make(maker));
    const { upsert } = await appearing;
    expect(upsert.find((entry) => entry.table === table)).toEqual({
      table,
      maker: { id: maker.guest.id, name: "Anna" },
      rules: PRESETS.classic,
      clock: "calm",
      madeAt: expect.any(Number),
    });
    const going = change(watcher, ({ remove }) => remove.includes(table));
    await data(guest.ask("sit", { id: newId(), table }));
    await going;
    const snapshot = await data(guest.ask("watchLobby", {}));
    expect(snapshot.tables.some((entry) => entry.table === table)).toBe(false);
    expect(watcher.frames.join("")).not.toContain(hidden.table);
    expect(watcher.frames.join("")).not.toContain(hidden.code);
  });

  it("keeps what a player has for ten seconds after his line was cut", async () => {
    const clock = makeManualClock(Date.now());
    const timed = await startServer({ clock });
    const maker = await join(timed.url, "Anna");
    const { table } = await data(make(maker));
    const watcher = await join(timed.url, "Wanda");
    const listed = async (): Promise<boolean> =>
      (await data(watcher.ask("watchLobby", {}))).tables.some((entry) => entry.table === table);
    const online = async (): Promise<number> => (await data(watcher.ask("watchLobby", {}))).online;
    expect(await listed()).toBe(true);
    maker.close();
    await expect.poll(online).toBe(1);
    clock.advance(9_999);
    expect(await listed()).toBe(true);
    clock.advance(1);
    expect(await listed()).toBe(false);
    const back = await connect(timed.url, maker.guest);
    expect(await listed()).toBe(true);
    expect((await data(back.ask("join", { table }))).code).toMatch(/^\w{6}$/);
    await timed.close();
  });

  it("outlives a restart: an open table is listed while its maker may come back, a full one never", async () => {
    const database = await createTestDatabase();
    const first = await startServer({ databaseUrl: database.url });
    const maker = await join(first.url, "Anna");
    const open = await data(make(maker));
    const full = await data(make(maker));
    const [row] = (await first.store.lobby.all()).filter(({ table }) => table === full.table);
    await data((await join(first.url, "Bert")).ask("sit", { id: newId(), table: full.table }));
    // As if killed before the lobby's row was taken away.
    if (row !== undefined) await first.store.lobby.open(row);
    await first.close();

    const second = await startServer({ databaseUrl: database.url });
    const watcher = await join(second.url, "Wanda");
    const listed = async () => (await data(watcher.ask("watchLobby", {}))).tables.map(({ table }) => table);
    expect(await listed()).toEqual([open.table]);
    await connect(second.url, maker.guest);
    expect(await listed()).toEqual([open.table]);
    expect(await watcher.ask("sit", { id: newId(), code: open.code })).toEqual({
      ok: true,
      data: { table: open.table },
    });
    await second.close();
    await database.drop();
  });
});

describe("play anyone", () => {
  const seek = (line: Line, rules = "any", clock = "any", id = newId()) =>
    line.askAnything("seek", { id, rules, clock }) as ReturnType<typeof line.ask<"seek">>;

  it("pairs two who wish for compatible things, once", async () => {
    const [one, two, three] = await Promise.all(
      ["Anna", "Bert", "Cora"].map((name) => join(server.url, name)),
    );
    if (one === undefined || two === undefined || three === undefined) throw new Error("nobody came");
    expect(await seek(one, "sharp", "quick")).toEqual({ ok: true, data: { table: null } });
    expect(await seek(two, "classic", "any")).toEqual({ ok: true, data: { table: null } });
    const called = one.next("call");
    const id = newId();
    const { table } = await data(seek(three, "sharp", "any", id));
    expect(await called).toEqual({ table, reason: "paired" });
    expect(await seek(three, "sharp", "any", id)).toEqual({ ok: true, data: { table } });
    const { view } = await data(one.ask("join", { table: table ?? "" }));
    expect(view).toMatchObject({ rules: PRESETS.sharp, clock: "quick", status: "live", you: 0 });
    await data(two.ask("unseek", {}));
    expect(await seek(one)).toEqual({ ok: true, data: { table: null } });
    await data(one.ask("unseek", {}));
  });

  it("of two who take anything makes a classic, calm table; nobody is paired with himself or his namesake", async () => {
    const guest = await makeGuest(server.url, "Anna");
    const [tab, other] = await Promise.all([connect(server.url, guest), connect(server.url, guest)]);
    await data(seek(tab));
    expect(await seek(other)).toEqual({ ok: true, data: { table: null } });
    const namesake = await join(server.url, "ANNA");
    expect(await seek(namesake)).toMatchObject({ ok: false, error: { code: "nameTaken" } });
    const called = tab.next("call");
    const bert = await join(server.url, "Bert");
    const { table } = await data(seek(bert));
    expect((await called).table).toBe(table);
    const { view } = await data(bert.ask("join", { table: table ?? "" }));
    expect(view).toMatchObject({ rules: PRESETS.classic, clock: "calm" });
  });

  it("passes over one who is gone", async () => {
    const clock = makeManualClock(Date.now());
    const timed = await startServer({ clock });
    const gone = await join(timed.url, "Anna");
    const bert = await join(timed.url, "Bert");
    await data(seek(gone));
    expect((await data(bert.ask("watchLobby", {}))).seeking).toBe(1);
    gone.close();
    await expect.poll(async () => (await data(bert.ask("watchLobby", {}))).online).toBe(1);
    clock.advance(10_000);
    expect((await data(bert.ask("watchLobby", {}))).seeking).toBe(0);
    expect(await seek(bert)).toEqual({ ok: true, data: { table: null } });
    await timed.close();
  });
});
