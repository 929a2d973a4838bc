import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeLocalHub } from "../../src/bus/local.ts";
import { connect, join, type Line, makeGuest, newId } from "../support/client.ts";
import { carry, command, data, dealNext, type Match, viewOf } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

/** What another process does is known at the latest after so long, words or not; twice that on a busy machine. */
const KNOWN = { timeout: 20_000, interval: 20 } as const;

const seek = (line: Line, id = newId()) => line.ask("seek", { id, rules: "any", clock: "any" });
const make = (line: Line, visibility: "public" | "private" = "public") =>
  data(line.ask("make", { id: newId(), rules: "classic", clock: "calm", visibility }));
const lobby = (line: Line) => data(line.ask("watchLobby", {}));
const listed = async (line: Line) => (await lobby(line)).tables.map(({ table }) => table);

describe.each(["with words", "with every word lost"] as const)("servers on one database, %s", (words) => {
  let database: TestDatabase;
  let servers: TestServer[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    const hub = makeLocalHub();
    const bus = () => (words === "with words" ? { bus: hub.enter() } : {});
    const limits = { socketsPerPlayer: 3, missesPerAddress: 10 };
    const options = () => ({ ...bus(), limits, databaseUrl: database.url, lobbyGraceMs: 300, sendOffMs: 50 });
    for (let n = 0; n < 3; n += 1) servers.push(await startServer(options()));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    servers = [];
    await database.drop();
  });
  const urlOf = (n: number): string => {
    const server = servers[n];
    if (server === undefined) throw new Error("no such server");
    return server.url;
  };
  /** Two who sit opposite, each looking by way of a server of his own. */
  const apart = async (clock: "untimed" | "quick" = "untimed"): Promise<Match> => {
    const lines = [await join(urlOf(0), "Anna"), await join(urlOf(1), "Bert")] as const;
    const made = await data(
      lines[0].ask("make", { id: newId(), rules: "classic", clock, visibility: "private" }),
    );
    await data(lines[1].ask("sit", { id: newId(), code: made.code }));
    for (const line of lines) await data(line.ask("join", { table: made.table }));
    return { ...made, lines };
  };

  it("lists and counts what is at any of them", async () => {
    const watcher = await join(urlOf(2), "Wanda");
    const maker = await join(urlOf(0), "Lists");
    const { table } = await make(maker);
    await expect.poll(() => listed(watcher), KNOWN).toContain(table);
    const online = async () => (await lobby(watcher)).online;
    await expect.poll(online, KNOWN).toBe(2);
    // A player with sockets at two servers is one player.
    const again = await connect(urlOf(1), maker.guest);
    maker.close();
    await expect.poll(online, KNOWN).toBe(2);
    expect(await listed(watcher)).toContain(table);
    again.close();
    await expect.poll(() => listed(watcher), KNOWN).not.toContain(table);
    await expect.poll(online, KNOWN).toBe(1);
  }, 60_000);

  it.concurrent("each shows whether the other's page is open, wherever it is", async ({ expect }) => {
    const { table, lines } = await apart();
    const online = async () => (await data(lines[0].ask("join", { table }))).online;
    await expect.poll(online, KNOWN).toEqual([true, true]);
    // Told without being asked, too.
    const gone = lines[0].next("presence");
    await data(lines[1].ask("part", { table }));
    expect(await gone).toEqual({ table, online: [true, false] });
    const back = lines[0].next("presence");
    await data(lines[1].ask("join", { table }));
    expect(await back).toEqual({ table, online: [true, true] });
  }, 40_000);

  it.concurrent("of fifty who want one chair by two servers one gets it, the others a clear answer", async () => {
    const { table } = await make(await join(urlOf(0), "Maker"), "private");
    const guests = await Promise.all(Array.from({ length: 50 }, (_, i) => join(urlOf(i % 2), `Guest ${i}`)));
    const answers = await Promise.all(guests.map((guest) => guest.ask("sit", { id: newId(), table })));
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, data: { table } }]);
    for (const answer of answers)
      if (!answer.ok) expect(answer).toEqual({ ok: false, error: { code: "tableFull", rule: null } });
    for (const guest of guests) guest.close();
  }, 40_000);

  it.concurrent("a maker hears at his server that somebody sat down by another, wherever he is", async () => {
    const maker = await join(urlOf(0), "Waits");
    const { table, code } = await make(maker, "private");
    // Without words it must have been seen open once.
    await new Promise((resolve) => setTimeout(resolve, words === "with words" ? 0 : 2_500));
    const called = maker.next("call");
    await data((await join(urlOf(1), "Comes")).ask("sit", { id: newId(), code }));
    expect(await called).toEqual({ table, reason: "joined" });
  }, 40_000);

  it.concurrent("both press Play on at once, each by his own server: one Bummerl begins", async () => {
    const match = await apart();
    await dealNext(match);
    await carry(match, 0, { type: "resign", bummerl: 1 });
    const presses = await Promise.all(
      match.lines.map((line) => command(line, match.table, { type: "playOn", bummerl: 1, cut: "ab" })),
    );
    expect(presses.every(({ ok }) => ok)).toBe(true);
    await Promise.all(
      match.lines.map((line) => line.until(match.table, ({ bummerlNumber }) => bummerlNumber === 2)),
    );
    const rows = (await servers[2]?.store.log.read(match.table, 0)) ?? [];
    const events = rows.flatMap((row) => row.events.map(({ type }) => type));
    expect(events.filter((type) => type === "bummerlWon")).toHaveLength(1);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
    expect(viewOf(match, 0)).toMatchObject({ bummerlNumber: 2 });
  }, 40_000);

  it.concurrent("whoever waits to resume at one server is still waited for when another loads the table", async () => {
    const match = await apart();
    await dealNext(match);
    await carry(match, 0, { type: "save", deal: 1 });
    await data(match.lines[1].ask("part", { table: match.table }));
    await data(command(match.lines[0], match.table, { type: "resume", deal: 1 }));
    const elsewhere = await connect(urlOf(2), match.lines[1].guest);
    const { view } = await data(elsewhere.ask("join", { table: match.table }));
    expect(view.resumeAsked).toEqual([true, false]);
    await data(command(elsewhere, match.table, { type: "resume", deal: 1 }));
    expect((await match.lines[0].until(match.table, ({ status }) => status === "live")).dealNumber).toBe(1);
  }, 40_000);

  it("pairs one who waits at one server with one who comes to another", async () => {
    const [waits, watcher] = [await join(urlOf(0), "Waiter"), await join(urlOf(2), "Watcher")];
    const id = newId();
    expect(await data(seek(waits, id))).toEqual({ table: null });
    await expect.poll(async () => (await lobby(watcher)).seeking, KNOWN).toBe(1);
    const called = waits.next("call");
    const { table } = await data(seek(await join(urlOf(1), "Comer")));
    expect(table).not.toBeNull();
    expect(await called).toEqual({ table, reason: "paired" });
    expect(await data(seek(waits, id))).toEqual({ table });
    await expect.poll(async () => (await lobby(watcher)).seeking, KNOWN).toBe(0);
  }, 60_000);

  it("a wish lives while its player is with any server", async () => {
    const [waits, watcher] = [await join(urlOf(0), "Mover"), await join(urlOf(2), "Watcher")];
    expect(await data(seek(waits))).toEqual({ table: null });
    const moved = await connect(urlOf(1), waits.guest);
    await expect.poll(() => servers[0]?.store.cluster.isElsewhere(waits.guest.id), KNOWN).toBe(true);
    waits.close();
    await expect.poll(() => waits.socket.connected).toBe(false);
    // Past the grace of the server he left.
    await expect.poll(() => servers[1]?.store.cluster.isElsewhere(waits.guest.id), KNOWN).toBe(false);
    expect(await servers[2]?.store.lobby.waiting([waits.guest.id])).toEqual([waits.guest.id]);
    await expect.poll(async () => (await lobby(moved)).seeking, KNOWN).toBe(1);
    moved.close();
    // Past the grace of this one, too: the next who seek do not meet him.
    await expect.poll(() => servers[2]?.store.cluster.isElsewhere(waits.guest.id), KNOWN).toBe(false);
    await expect.poll(async () => (await lobby(watcher)).seeking, KNOWN).toBe(0);
  }, 60_000);

  it("of many who seek at once by three servers all are paired, each once", async () => {
    const lines = await Promise.all(Array.from({ length: 20 }, (_, i) => join(urlOf(i % 3), `Seeker ${i}`)));
    await Promise.all(lines.map((line) => data(seek(line))));
    const tablesOf = async ({ guest }: Line) =>
      (await servers[0]?.store.lists.ownTables(guest.id))?.map(({ table }) => table) ?? [];
    await expect
      .poll(
        async () => (await Promise.all(lines.map(tablesOf))).filter((own) => own.length === 1).length,
        KNOWN,
      )
      .toBe(20);
    const tables = (await Promise.all(lines.map(tablesOf))).flat();
    expect(new Set(tables).size).toBe(10);
    for (const line of lines) line.close();
  }, 60_000);

  it("a player has no more sockets at all of them than at one", async () => {
    const guest = await makeGuest(urlOf(0), "Tabs");
    await connect(urlOf(0), guest);
    await connect(urlOf(0), guest);
    await connect(urlOf(1), guest);
    await expect
      .poll(() => servers[2]?.store.cluster.crowd(guest.id, "").then(({ player }) => player), KNOWN)
      .toBe(3);
    await expect(connect(urlOf(2), guest)).rejects.toThrow("tooMany");
    await expect(connect(urlOf(0), guest)).rejects.toThrow("tooMany");
  }, 40_000);

  it("wrong codes are counted by all of them together", async () => {
    const guessers = await Promise.all([0, 1, 2].map((n) => join(urlOf(n), `Guesser ${n}`)));
    const codes: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const answer = await guessers[n % 3]?.ask("sit", { id: newId(), code: "AAAAAA" });
      codes.push(answer?.ok === false ? answer.error.code : "ok");
    }
    expect(codes).toEqual([...Array(10).fill("unknownCode"), "tooMany", "tooMany"]);
  }, 40_000);
});
