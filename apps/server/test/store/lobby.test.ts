import { PRESETS } from "@bummerl/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { SEEK_LOCK } from "../../src/store/lobby.ts";
import type { OpenTable, Store, Wish } from "../../src/store/store.ts";
import { useDatabase } from "./harness.ts";

const database = useDatabase();
let one: Store;
let two: Store;
beforeEach(async () => {
  one ??= await database.open();
  two ??= await database.open();
  await database.query("TRUNCATE wishes, open_tables");
});

const openTable = (table: string, code: string, madeAt = 1): OpenTable => ({
  table,
  code,
  madeAt,
  maker: { id: `maker-of-${table}`, name: "Mia" },
  rules: PRESETS.sharp,
  clock: "calm",
  visibility: "private",
});

describe("open tables", () => {
  test("are found by code and id and listed in the order they were made, until closed", async () => {
    const [late, early] = [openTable("late", "BBBBBB", 2), openTable("early", "AAAAAA", 1)];
    expect(await one.lobby.open(late)).toBe(true);
    expect(await one.lobby.open(early)).toBe(true);
    expect(await two.lobby.byCode("BBBBBB")).toEqual(late);
    expect(await two.lobby.byTable("early")).toEqual(early);
    expect(await two.lobby.all()).toEqual([early, late]);
    await two.lobby.close("late");
    expect(await one.lobby.byCode("BBBBBB")).toBeNull();
    expect(await one.lobby.byTable("late")).toBeNull();
    expect(await one.lobby.all()).toEqual([early]);
  });

  test("never share a code; a dead one may be drawn again", async () => {
    expect(await one.lobby.open(openTable("first", "CCCCCC"))).toBe(true);
    expect(await two.lobby.open(openTable("second", "CCCCCC"))).toBe(false);
    expect(await two.lobby.byCode("CCCCCC")).toMatchObject({ table: "first" });
    await one.lobby.close("first");
    expect(await two.lobby.open(openTable("second", "CCCCCC"))).toBe(true);
  });
});

describe("seeking a partner", () => {
  const wish = (player: string, at: number, rules = "classic", clock = "quick"): Wish => ({
    player,
    at,
    rules,
    clock,
    messageId: `by-${player}`,
  });

  test("the one who waits longest and whose wish fits is taken", async () => {
    expect(await one.lobby.seek(wish("sharp", 1, "sharp"))).toBeNull();
    expect(await one.lobby.seek(wish("calm", 2, "classic", "calm"))).toBeNull();
    const soft = wish("soft", 3, "soft");
    expect(await one.lobby.seek(soft)).toBeNull();
    expect(await one.lobby.seek(wish("soft too", 4, "soft", "calm"))).toBeNull();
    expect(await two.lobby.seek(wish("any clock", 5, "soft", "any"))).toEqual(soft);
    expect(await one.lobby.seeking()).toBe(3);
  });

  test("those who wait for their turn leave the connections to everybody else", async () => {
    const small = await database.open({ poolSize: 2 });
    const first = await database.connect();
    await first.query("BEGIN");
    await first.query("SELECT pg_advisory_xact_lock($1)", [SEEK_LOCK]);
    const sought = Array.from({ length: 5 }, (_, n) =>
      small.lobby.seek(wish(`seeker ${n}`, n, "classic", "any")),
    );
    // Asked after them, answered before them: they stand behind somebody of another process.
    expect(await small.lobby.all()).toEqual([]);
    await first.query("COMMIT");
    const partners = await Promise.all(sought);
    expect(partners.map((partner) => partner?.player ?? null)).toEqual([
      null,
      "seeker 0",
      null,
      "seeker 2",
      null,
    ]);
  });

  test.each([
    ["the same", ["classic", "quick"], ["classic", "quick"], true],
    ["any rules", ["any", "quick"], ["classic", "quick"], true],
    ["any clock", ["classic", "quick"], ["classic", "any"], true],
    ["any against any", ["any", "any"], ["any", "any"], true],
    ["other rules", ["soft", "any"], ["classic", "any"], false],
    ["another clock", ["any", "calm"], ["any", "quick"], false],
  ] as const)("%s", async (_, [rules, clock], [otherRules, otherClock], fit) => {
    const waiting = wish("waiting", 1, rules, clock);
    await one.lobby.seek(waiting);
    expect(await two.lobby.seek(wish("coming", 2, otherRules, otherClock))).toEqual(fit ? waiting : null);
    expect(await one.lobby.seeking()).toBe(fit ? 0 : 2);
  });

  test("nobody is paired with himself; the same wish again keeps its place, another goes to the end", async () => {
    expect(await one.lobby.seek(wish("me", 1))).toBeNull();
    expect(await one.lobby.seek(wish("me", 5))).toBeNull();
    expect(await database.query("SELECT at FROM wishes")).toEqual([{ at: "1" }]);
    await one.lobby.seek(wish("me", 6, "soft"));
    expect(await database.query("SELECT at, rules FROM wishes")).toEqual([{ at: "6", rules: "soft" }]);
  });

  test("stored again it leaves the one made since alone, and everybody else's; taken back is only what is meant", async () => {
    await one.lobby.seek({ ...wish("me", 5, "soft"), messageId: "newer" });
    await one.lobby.seek(wish("other", 6, "sharp"));
    expect(await two.lobby.seek(wish("me", 1, "sharp"), [], "again")).toBeNull();
    expect(await database.query("SELECT player, rules FROM wishes ORDER BY at")).toEqual([
      { player: "me", rules: "soft" },
      { player: "other", rules: "sharp" },
    ]);
    expect(await two.lobby.unseek("me", { messageId: "older" })).toBe(false);
    expect(await two.lobby.unseek("me", { upTo: 4 })).toBe(false);
    expect(await two.lobby.unseek("me", { messageId: "newer", upTo: 5 })).toBe(true);
    expect(await two.lobby.seek(wish("me", 1, "sharp"), [], "again")).toMatchObject({ player: "other" });
  });

  test("whoever is paired or gives up waits no more", async () => {
    await one.lobby.seek(wish("gives up", 1));
    await one.lobby.unseek("gives up");
    expect(await one.lobby.seek(wish("next", 2))).toBeNull();
    expect(await one.lobby.seek(wish("partner", 3, "sharp"))).toBeNull();
    // He waits for sharp already, and now finds somebody else: his own wish must not stay.
    expect(await one.lobby.seek(wish("partner", 4))).toMatchObject({ player: "next" });
    expect(await one.lobby.seeking()).toBe(0);
  });

  test("of 20 who seek at once on two processes each is paired exactly once", async () => {
    const seekers = Array.from({ length: 20 }, (_, index) => wish(`seeker-${index}`, index));
    const found = await Promise.all(
      seekers.map(async (own, index) => [own.player, await (index % 2 ? one : two).lobby.seek(own)] as const),
    );
    const pairs = found.flatMap(([player, partner]) => (partner === null ? [] : [player, partner.player]));
    expect([...pairs].sort()).toEqual(seekers.map(({ player }) => player).sort());
    expect(await one.lobby.seeking()).toBe(0);
  });
});
