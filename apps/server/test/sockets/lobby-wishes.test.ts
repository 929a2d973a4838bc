import { describe, expect, it } from "vitest";
import { StoreError } from "../../src/store/errors.ts";
import type { Store } from "../../src/store/store.ts";
import { connect, join, type Line, newId } from "../support/client.ts";
import { type ManualClock, makeManualClock } from "../support/client-clock.ts";
import { data } from "../support/client-match.ts";
import type { TestServer, TestServerOptions } from "../support/client-server.ts";
import { aroundAppend, type Gate, makeGate } from "../support/client-store.ts";
import { serversOnOneDatabase } from "../support/one-database.ts";

const KNOWN = { timeout: 20_000, interval: 10 } as const;
const SERVER_ERROR = { ok: false, error: { code: "serverError" } };

const start = serversOnOneDatabase();
const seek = (line: Line, id = newId()) => line.ask("seek", { id, rules: "any", clock: "any" });
const away = () => Promise.reject(new StoreError("unreachable", "the database went away"));

/** A database that does not find this player, nor take his wish, so many times. */
const troubled = () => {
  const fails = { player: "", find: 0, seek: 0 };
  const wrap = (store: Store): Store => ({
    ...store,
    players: {
      ...store.players,
      byId: (id) => (id === fails.player && fails.find-- > 0 ? away() : store.players.byId(id)),
    },
    lobby: {
      ...store.lobby,
      seek: (wish, ...more) =>
        wish.player === fails.player && fails.seek-- > 0 ? away() : store.lobby.seek(wish, ...more),
    },
  });
  return { fails, wrap };
};

describe("a wish that was taken when the database stumbled", () => {
  const waitsAndComes = async (options: TestServerOptions = {}) => {
    const { fails, wrap } = troubled();
    const server = await start({ ...options, wrap });
    const [waits, comes] = [await join(server.url, "Anna"), await join(server.url, "Bert")];
    await data(seek(waits));
    fails.player = waits.guest.id;
    return { fails, server, waits, comes };
  };
  const waiting = ({ store }: TestServer, { guest }: Line) => store.lobby.waiting([guest.id]);
  const soon = (clock: ManualClock, server: TestServer, line: Line) =>
    expect.poll(() => {
      clock.advance(1_000);
      return waiting(server, line);
    }, KNOWN);

  it("waits again before who came is told", async () => {
    const { fails, server, waits, comes } = await waitsAndComes();
    fails.find = 1;
    const id = newId();
    expect(await seek(comes, id)).toEqual(SERVER_ERROR);
    expect(await waiting(server, waits)).toEqual([waits.guest.id]);
    const called = waits.next("call");
    const { table } = await data(seek(comes, id));
    expect(await called).toEqual({ table, reason: "paired" });
  });

  it("is put back later when it could not be at once, and finds who waits by then", async () => {
    const clock = makeManualClock(Date.now());
    const { fails, server, waits, comes } = await waitsAndComes({ clock });
    fails.find = 1;
    fails.seek = 1;
    const id = newId();
    expect(await seek(comes, id)).toEqual(SERVER_ERROR);
    expect(await data(seek(comes, id))).toEqual({ table: null });
    const called = [waits.next("call"), comes.next("call")];
    clock.advance(1_000);
    const [one, other] = await Promise.all(called);
    expect(one).toEqual({ table: expect.any(String), reason: "paired" });
    expect(other).toEqual(one);
    expect(await server.store.lobby.seeking()).toBe(0);
  });

  it("is missed by a server that is alone, and stored again", async () => {
    const clock = makeManualClock(Date.now());
    const { server, waits } = await waitsAndComes({ clock });
    // Taken, and nobody knows: the answer was lost.
    await server.store.lobby.unseek(waits.guest.id);
    await soon(clock, server, waits).toEqual([waits.guest.id]);
  });
});

describe("one seek that is told to two servers", () => {
  it("makes one table, and calls nobody to it who does not sit there", async () => {
    const gates = [makeGate(), makeGate()] as const;
    const starts = (gate: Gate) =>
      start({
        sendOffMs: 0,
        wrap: aroundAppend(async (entry, append) => {
          await gate.pass();
          return append(entry);
        }),
      });
    const [one, two] = [await starts(gates[0]), await starts(gates[1])];
    const first = await join(one.url, "Anna");
    await data(first.ask("seek", { id: newId(), rules: "sharp", clock: "any" }));
    const second = await join(two.url, "Bert");
    await data(second.ask("seek", { id: newId(), rules: "soft", clock: "any" }));
    const comes = await join(one.url, "Cora");
    const again = await connect(two.url, comes.guest);
    for (const gate of gates) gate.shut();
    const id = newId();
    const called: unknown[] = [];
    second.socket.on("call", (call) => void called.push(call));
    const hangs = seek(comes, id);
    await gates[0].reached;
    const resent = seek(again, id);
    await gates[1].reached;
    gates[0].open();
    const { table } = await data(hangs);
    gates[1].open();
    expect(await data(resent)).toEqual({ table });
    const { view } = await data(again.ask("join", { table: table ?? "" }));
    expect(view.seats.map((seat) => seat?.id)).toEqual([first.guest.id, comes.guest.id]);
    expect(await two.store.lobby.waiting([first.guest.id, second.guest.id])).toEqual([second.guest.id]);
    // What the server had to say to him came before this answer.
    await data(second.ask("watchLobby", {}));
    expect(called).toEqual([]);
  });
});

describe("a wish that is taken back or changed while it is in no row", () => {
  const paused = async () => {
    const gate = makeGate();
    const fails = { player: "", wish: "" };
    const append = makeGate();
    const server = await start({
      wrap: (store) =>
        aroundAppend(async (entry, go) => {
          await append.pass();
          return go(entry);
        })({
          ...store,
          players: {
            ...store.players,
            byId: async (id) => {
              if (id !== fails.player) return store.players.byId(id);
              fails.player = "";
              await gate.pass();
              return away();
            },
          },
          lobby: {
            ...store.lobby,
            seek: async (wish, ...more) => {
              if (wish.player === fails.wish) await gate.pass();
              return store.lobby.seek(wish, ...more);
            },
          },
        }),
    });
    const [waits, comes] = [await join(server.url, "Anna"), await join(server.url, "Bert")];
    const waiting = () => server.store.lobby.waiting([waits.guest.id]);
    return { gate, append, fails, server, waits, comes, waiting };
  };
  /** Somebody who waited is taken, and it is not known yet for what. */
  const taken = async () => {
    const all = await paused();
    await data(seek(all.waits));
    all.gate.shut();
    all.fails.player = all.waits.guest.id;
    const coming = seek(all.comes);
    await all.gate.reached;
    return { ...all, coming };
  };

  it("is not put back when he waits no more", async () => {
    const { gate, waits, coming, waiting } = await taken();
    await data(waits.ask("unseek", {}));
    gate.open();
    expect(await coming).toEqual(SERVER_ERROR);
    expect(await waiting()).toEqual([]);
  });

  it("does not take the place of the one he made instead", async () => {
    const { gate, server, waits, coming } = await taken();
    const id = newId();
    expect(await data(waits.ask("seek", { id, rules: "sharp", clock: "any" }))).toEqual({ table: null });
    gate.open();
    expect(await coming).toEqual(SERVER_ERROR);
    const anyone = { player: "anyone", rules: "any", clock: "any", at: 0, messageId: newId() };
    expect(await server.store.lobby.seek(anyone)).toMatchObject({ rules: "sharp", messageId: id });
  });

  it("stands no more when the table was made for the one before it", async () => {
    const { append, waits, comes, waiting } = await paused();
    await data(seek(waits));
    append.shut();
    const coming = seek(comes);
    await append.reached;
    expect(await data(seek(waits))).toEqual({ table: null });
    const called = waits.next("call");
    append.open();
    const { table } = await data(coming);
    expect(await called).toEqual({ table, reason: "paired" });
    expect(await waiting()).toEqual([]);
  });

  it("is not stored when he has said so before it was", async () => {
    const { gate, fails, waits, waiting } = await paused();
    gate.shut();
    fails.wish = waits.guest.id;
    const seeking = seek(waits);
    await gate.reached;
    await data(waits.ask("unseek", {}));
    gate.open();
    expect(await data(seeking)).toEqual({ table: null });
    expect(await waiting()).toEqual([]);
  });

  it("is not stored when he has said so while it was still looked who he is", async () => {
    const gate = makeGate();
    const server = await start({
      wrap: (store) => ({
        ...store,
        players: {
          ...store.players,
          byId: async (id) => {
            await gate.pass();
            return store.players.byId(id);
          },
        },
      }),
    });
    const waits = await join(server.url, "Anna");
    gate.shut();
    const seeking = seek(waits);
    await gate.reached;
    await data(waits.ask("unseek", {}));
    gate.open();
    expect(await data(seeking)).toEqual({ table: null });
    expect(await server.store.lobby.seeking()).toBe(0);
  });

  it("is answered with the table that was made for the one before it, when that was first", async () => {
    const { gate, append, fails, waits, comes, waiting } = await paused();
    await data(seek(waits));
    append.shut();
    const coming = seek(comes);
    await append.reached;
    gate.shut();
    fails.wish = waits.guest.id;
    const changed = seek(waits);
    await gate.reached;
    append.open();
    const { table } = await data(coming);
    gate.open();
    expect(await data(changed)).toEqual({ table });
    expect(await waiting()).toEqual([]);
  });
});
