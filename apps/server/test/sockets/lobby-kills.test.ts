import { describe, expect, it } from "vitest";
import { connect, type Guest, type Line, makeGuest, newId } from "../support/client.ts";
import { makeManualClock } from "../support/client-clock.ts";
import { data } from "../support/client-match.ts";
import type { TestServer } from "../support/client-server.ts";
import { aroundAppend } from "../support/client-store.ts";
import { serversOnOneDatabase } from "../support/one-database.ts";

const start = serversOnOneDatabase();
const come = async (server: TestServer, name: string): Promise<Line> =>
  connect(server.url, await makeGuest(server.url, name));
const make = (line: Line, id = newId()) =>
  line.ask("make", { id, rules: "classic", clock: "calm", visibility: "public" });
const seek = (line: Line, id = newId()) => line.ask("seek", { id, rules: "any", clock: "any" });
const tablesOf = async (server: TestServer, { id }: Guest) =>
  (await server.store.lists.ownTables(id)).map(({ table, status }) => [table, status]);

/** A server that has forgotten everything but the database: what a killed one's successor knows. */
const successor = start;

describe("a message whose answer a kill swallowed is answered by the next server as it would have been", () => {
  it("sit by a code that is dead by now, for whoever sat down by this very message", async () => {
    const first = await start();
    const maker = await come(first, "Anna");
    const { table, code } = await data(make(maker));
    const guest = await come(first, "Bert");
    const id = newId();
    await data(guest.ask("sit", { id, code }));
    expect(await first.store.lobby.byCode(code)).toBeNull();

    const second = await successor();
    const back = await connect(second.url, guest.guest);
    expect(await back.ask("sit", { id, code })).toEqual({ ok: true, data: { table } });
    const unknown = { ok: false, error: { code: "unknownCode" } };
    expect(await back.ask("sit", { id: newId(), code })).toEqual(unknown);
    // The same id from somebody else is somebody else's.
    const thief = await come(second, "Cora");
    expect(await thief.ask("sit", { id, code })).toEqual(unknown);
    expect(await thief.ask("sit", { id, table })).toMatchObject({ error: { code: "tableFull" } });
  });

  it("make: the same table and code; no code any more when somebody sits there, and never a listing", async () => {
    const first = await start({ limits: { openTablesPerPlayer: 1 } });
    const maker = await come(first, "Anna");
    const id = newId();
    const made = await data(make(maker, id));
    const second = await successor({ limits: { openTablesPerPlayer: 1 } });
    const back = await connect(second.url, maker.guest);
    expect(await data(make(back, id))).toEqual(made);
    await data((await come(second, "Bert")).ask("sit", { id: newId(), code: made.code }));

    const third = await successor();
    const again = await connect(third.url, maker.guest);
    expect(await data(make(again, id))).toEqual({ table: made.table, code: "" });
    expect((await data(again.ask("watchLobby", {}))).tables).toEqual([]);
    expect(await third.store.lobby.all()).toEqual([]);
  });

  it("seek: the table it was paired at, for both of them", async () => {
    const first = await start();
    const [waits, comes] = [await come(first, "Anna"), await come(first, "Bert")];
    const [waiting, coming] = [newId(), newId()];
    expect(await data(seek(waits, waiting))).toEqual({ table: null });
    const { table } = await data(seek(comes, coming));

    const second = await successor();
    const back = await Promise.all([waits, comes].map(({ guest }) => connect(second.url, guest)));
    expect(await Promise.all(back.map((line, i) => data(seek(line, i === 0 ? waiting : coming))))).toEqual([
      { table },
      { table },
    ]);
    expect(await second.store.lobby.seeking()).toBe(0);
  });
});

it("a table that was made when the kill came, before its code, is open under one afterwards", async () => {
  const first = await start({
    wrap: (store) => ({
      ...store,
      lobby: { ...store.lobby, open: () => Promise.reject(new Error("killed")) },
    }),
  });
  const maker = await come(first, "Anna");
  const id = newId();
  expect(await make(maker, id)).toMatchObject({ error: { code: "serverError" } });
  expect(await tablesOf(first, maker.guest)).toHaveLength(1);
  await first.kill();

  const second = await successor();
  const back = await connect(second.url, maker.guest);
  const { tables } = await data(back.ask("watchLobby", {}));
  const made = await data(make(back, id));
  expect(tables.map(({ table }) => table)).toEqual([made.table]);
  expect(made.code).toMatch(/^\w{6}$/);
});

describe("play anyone", () => {
  it("two who are found for each other sit down in one row: nobody waits at a table the other never reaches", async () => {
    const server = await start();
    const [waits, comes] = [await come(server, "Anna"), await come(server, "Bert")];
    await data(seek(waits));
    const { table } = await data(seek(comes));
    const rows = await server.store.log.read(table ?? "", 0);
    expect(rows.map(({ events }) => events.map(({ type }) => type))).toEqual([
      ["tableMade", "sealed", "seated", "clockSet"],
    ]);
    expect(await tablesOf(server, waits.guest)).toEqual([[table, "live"]]);
    // Its clock is known to be running: nobody comes, and it is saved.
    expect((await server.store.lists.clocked()).length).toBe(1);
  });

  it("a wish taken for a table that could not be made waits on", async () => {
    let failing = true;
    const server = await start({
      wrap: aroundAppend((entry, append) =>
        failing ? Promise.reject(new Error("no space")) : append(entry),
      ),
    });
    const [waits, comes] = [await come(server, "Anna"), await come(server, "Bert")];
    await data(seek(waits));
    const id = newId();
    expect(await seek(comes, id)).toEqual({ ok: false, error: { code: "serverError" } });
    expect(await server.store.lobby.seeking()).toBe(1);
    failing = false;
    const called = waits.next("call");
    const { table } = await data(seek(comes, id));
    expect(await called).toEqual({ table, reason: "paired" });
  });

  it("namesakes pass each other over, and keep nobody else from being found", async () => {
    const server = await start();
    const [strauss, other] = [await come(server, "Strauß"), await come(server, "Bert")];
    await data(seek(strauss));
    const shouting = await come(server, "STRAUSS");
    expect(await seek(shouting)).toEqual({ ok: false, error: { code: "nameTaken" } });
    expect(await server.store.lobby.seeking()).toBe(1);
    // Of two who wait the first is a namesake, the second is not.
    await data(
      other.askAnything("seek", { id: newId(), rules: "any", clock: "any" }) as ReturnType<typeof seek>,
    );
    expect(await server.store.lobby.seeking()).toBe(0);
  });

  it("a wish that ended with the line begins anew when the same message comes again", async () => {
    const clock = makeManualClock(Date.now());
    const server = await start({ clock });
    const watcher = await come(server, "Wanda");
    const waits = await come(server, "Anna");
    const id = newId();
    await data(seek(waits, id));
    waits.close();
    const state = async () => {
      const { online, seeking } = await data(watcher.ask("watchLobby", {}));
      return [online, seeking];
    };
    await expect.poll(state, { timeout: 20_000, interval: 10 }).toEqual([1, 1]);
    clock.advance(10_000);
    await expect.poll(() => server.store.lobby.seeking(), { timeout: 20_000, interval: 10 }).toBe(0);
    const back = await connect(server.url, waits.guest);
    expect(await data(seek(back, id))).toEqual({ table: null });
    expect(await server.store.lobby.seeking()).toBe(1);
    const { table } = await data(seek(await come(server, "Bert")));
    // Told again after a cut in which the call was lost.
    expect(await data(seek(back, id))).toEqual({ table });
  });
});
