import type { GamesAnswer, PlayedDeal } from "@bummerl/protocol";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../../src/net/connection.ts";
import { LobbyFeed } from "../../src/net/lobby-feed.ts";
import { Outbox } from "../../src/net/outbox.ts";
import { readPage } from "../../src/state/game-pages.ts";
import { Notices } from "../../src/state/notices.ts";
import { Preference } from "../../src/state/preferences.ts";
import { Seeking } from "../../src/state/seeking.ts";
import { Store } from "../../src/state/store.ts";
import { FakeWire } from "../support/fake-wire.ts";

describe("a store", () => {
  it("tells of changes and of nothing else, until one stops listening", () => {
    const store = new Store(1);
    const seen: number[] = [];
    const stop = store.subscribe((value) => seen.push(value));
    store.set(1);
    store.set(2);
    stop();
    store.set(3);
    expect(seen).toEqual([2]);
    expect(store.value).toBe(3);
  });
});

describe("notices", () => {
  it("stand once for each place, and go when the place is reached", () => {
    const notices = new Notices();
    notices.add(() => "first", "/t/table-01");
    notices.add(() => "second", "/t/table-02");
    notices.add(() => "again", "/t/table-01");
    expect(notices.list.value.map(({ text }) => text())).toEqual(["second", "again"]);
    notices.reached("/t/table-02");
    expect(notices.list.value.map(({ text }) => text())).toEqual(["again"]);
    notices.dismiss(notices.list.value[0]?.id ?? -1);
    expect(notices.list.value).toEqual([]);
  });
});

describe("a preference", () => {
  it("is what was chosen last, for a browser that keeps nothing at least during the visit", () => {
    const deck = new Preference("bm.test", ["two", "four"], "two");
    expect(deck.value).toBe("two");
    deck.set("four");
    expect(deck.value).toBe("four");
  });
});

describe("my games, page by page", () => {
  const kinds = { plain: 0, schneider: 0, retourschneider: 0 };
  const tally = { won: 0, lost: 0, wonValue: 0, lostValue: 0, wonKinds: kinds, lostKinds: kinds };
  const deal = (number: number): PlayedDeal => ({
    table: "table-01",
    deal: number,
    bummerl: 1,
    opponent: { id: "bert", name: "Bert", kind: "player" },
    endedAt: number,
    won: true,
    counters: 1,
    reason: "claim",
    toGo: [6, 7],
  });
  const answer = (deals: readonly number[], next: string | null): GamesAnswer => ({
    tally,
    pairs: [],
    practice: { tally, pairs: [] },
    bummerls: [],
    deals: deals.map(deal),
    next,
  });

  it("asks from where it stopped and shows a deal once", async () => {
    const asked: (string | null)[] = [];
    const ask = async (before: string | null) => {
      asked.push(before);
      return { ok: true, value: before === null ? answer([9, 8], "x") : answer([8, 7], null) } as const;
    };
    const first = await readPage(ask, null);
    if (!first.ok) throw new Error("no first page");
    const second = await readPage(ask, first.value);
    if (!second.ok) throw new Error("no second page");
    expect(asked).toEqual([null, "x"]);
    expect(second.value.deals.map((one) => one.deal)).toEqual([9, 8, 7]);
    expect(second.value.next).toBeNull();
  });

  it("says why there is none", async () => {
    const refused = await readPage(async () => ({ ok: false, error: { code: "offline" } }), null);
    expect(refused).toEqual({ ok: false, error: { code: "offline" } });
  });
});

describe("play anyone", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const setUp = async () => {
    const wire = new FakeWire();
    const connection = new Connection({
      openWire: wire.open,
      outbox: new Outbox({ read: () => null, write: () => undefined }),
      openSession: async () => true,
    });
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    wire.comeUp();
    const paired: string[] = [];
    return { wire, seeking: new Seeking(connection, (table) => paired.push(table)), paired };
  };
  const wish = { rules: "any", clock: "calm" } as const;

  it("is told again on a new line, because the old entry goes with the old one", async () => {
    const { wire, seeking } = await setUp();
    void seeking.begin(wish);
    const { id } = wire.only("seek").message as { id: string };
    wire.breakDown();
    await vi.advanceTimersByTimeAsync(3_000);
    wire.comeUp();
    // The same wish: had a partner been found meanwhile, another id would be another partner.
    expect(wire.only("seek").message).toEqual({ ...wish, id });
    expect(seeking.wish.value).toEqual(wish);
  });

  it("ends at the table of the partner who waited", async () => {
    const { wire, seeking, paired } = await setUp();
    const begun = seeking.begin(wish);
    wire.only("seek").answer({ ok: true, data: { table: "table-01" } });
    expect(await begun).toBeNull();
    expect(paired).toEqual(["table-01"]);
    expect(seeking.wish.value).toBeNull();
  });

  it("is not begun when the server refuses it", async () => {
    const { wire, seeking } = await setUp();
    const begun = seeking.begin(wish);
    wire.only("seek").answer({ ok: false, error: { code: "nameNeeded" } });
    expect(await begun).toEqual({ code: "nameNeeded" });
    expect(seeking.wish.value).toBeNull();
  });

  it("stands though one that was taken back before is refused afterwards", async () => {
    const { wire, seeking } = await setUp();
    const first = seeking.begin(wish);
    seeking.cancel();
    const other = { rules: "classic", clock: "quick" } as const;
    void seeking.begin(other);
    wire.named("seek")[0]?.answer({ ok: false, error: { code: "nameNeeded" } });
    await first;
    expect(seeking.wish.value).toEqual(other);
  });

  it("is not told any more once it was taken back", async () => {
    const { wire, seeking } = await setUp();
    void seeking.begin(wish);
    seeking.cancel();
    expect(wire.named("unseek")).toHaveLength(1);
    wire.breakDown();
    await vi.advanceTimersByTimeAsync(3_000);
    wire.comeUp();
    expect(wire.named("seek")).toEqual([]);
  });
});

describe("the lobby", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is not watched again after it was left while the server was busy", async () => {
    const wire = new FakeWire();
    const connection = new Connection({
      openWire: wire.open,
      outbox: new Outbox({ read: () => null, write: () => undefined }),
      openSession: async () => true,
    });
    connection.start();
    await vi.advanceTimersByTimeAsync(0);
    wire.comeUp();
    const leave = new LobbyFeed(connection).watch();
    wire.only("watchLobby").answer({ ok: false, error: { code: "busy" } });
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(wire.named("watchLobby")).toHaveLength(1);
  });
});
