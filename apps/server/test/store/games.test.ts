import { BUMMERL_KINDS, type BummerlKind, type Seat } from "@bummerl/engine";
import type { PlayedBummerl, PlayedDeal } from "@bummerl/protocol";
import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { GAMES_CURSOR } from "../../src/store/games-cursor.ts";
import type { Store } from "../../src/store/store.ts";
import { buildAppend, buildBummerl, buildDeal, seated } from "./build.ts";
import { useDatabase } from "./harness.ts";

const database = useDatabase();
let store: Store;
let tables = 0;
beforeAll(async () => {
  store = await database.open();
});

/** A table of two with these Bummerl, one row each, at the given times. */
const playBummerls = async (
  names: readonly [string, string],
  ended: readonly {
    readonly winner: Seat;
    readonly kind?: BummerlKind;
    readonly value?: number;
    readonly at?: number;
  }[],
): Promise<string> => {
  tables += 1;
  const table = `games-${tables}`;
  const players = [seated(names[0]), seated(names[1])] as const;
  for (const [index, { at = index, ...end }] of ended.entries()) {
    const number = index + 1;
    const append = buildAppend({
      table,
      seq: number,
      at,
      summary: { players },
      deal: buildDeal({
        deal: number,
        bummerl: number,
        toGo: [7, 0],
        result: { winner: end.winner, counters: 3, reason: "claim" },
      }),
      bummerl: buildBummerl({ bummerl: number, ...end }),
    });
    expect(await store.log.append(append)).toEqual({ type: "stored" });
  }
  return table;
};

describe("tallies", () => {
  test("are sums over both tables and both chairs, by kind and weight (R42)", async () => {
    await playBummerls(
      ["Gerd", "Hans"],
      [{ winner: 0 }, { winner: 1, kind: "schneider", value: 2 }, { winner: 0 }],
    );
    await playBummerls(["Hans", "Gerd"], [{ winner: 1, kind: "retourschneider", value: 2 }]);
    await playBummerls(["Gerd", "Ida"], [{ winner: 1 }]);
    const hans = {
      opponent: { id: "player-Hans", name: "Hans" },
      won: 3,
      lost: 1,
      wonValue: 4,
      lostValue: 2,
      wonKinds: { plain: 2, schneider: 0, retourschneider: 1 },
      lostKinds: { plain: 0, schneider: 1, retourschneider: 0 },
    };
    expect(await store.lists.pairTally("player-Gerd", "player-Hans")).toEqual(hans);
    expect(await store.lists.pairTally("player-Hans", "player-Gerd")).toMatchObject({
      won: 1,
      lost: 3,
      wonValue: 2,
      lostValue: 4,
      wonKinds: hans.lostKinds,
      lostKinds: hans.wonKinds,
    });
    const { tally, pairs } = await store.lists.games("player-Gerd", null, 10);
    expect(pairs).toEqual([
      hans,
      expect.objectContaining({ opponent: { id: "player-Ida", name: "Ida" }, won: 0, lost: 1 }),
    ]);
    expect(tally).toMatchObject({ won: 3, lost: 2, wonValue: 4, lostValue: 3 });
  });

  test("name the other as he is called now; all zero before the first Bummerl, null for nobody", async () => {
    await playBummerls(["Jan", "Kurt"], [{ winner: 0 }]);
    await store.players.makeGuest({ id: "player-Kurt", name: "Kurt" }, "hash-kurt");
    await store.players.rename("player-Kurt", "Curt");
    expect(await store.lists.pairTally("player-Jan", "player-Kurt")).toMatchObject({
      opponent: { name: "Curt" },
      won: 1,
    });
    expect(await store.lists.pairTally("player-nobody", "player-Kurt")).toMatchObject({
      won: 0,
      lost: 0,
      wonValue: 0,
    });
    expect(await store.lists.pairTally("player-Jan", "player-nobody")).toBeNull();
    expect(await store.lists.pairTally("player-Jan", "computer:master")).toMatchObject({
      opponent: { name: "Master" },
      won: 0,
      lost: 0,
    });
    expect(await store.lists.pairTally("player-Jan", "computer:nobody")).toBeNull();
  });
});

describe("pages of games", () => {
  test("say of each deal and Bummerl what it was, own counters first", async () => {
    const table = await playBummerls(["Lena", "Max"], [{ winner: 1, at: 5 }]);
    const { deals, bummerls, next } = await store.lists.games("player-Max", null, 10);
    const opponent = { id: "player-Lena", name: "Lena", kind: "player" };
    expect(deals).toEqual([
      {
        table,
        deal: 1,
        bummerl: 1,
        opponent,
        endedAt: 5,
        won: true,
        counters: 3,
        reason: "claim",
        toGo: [0, 7],
      },
    ]);
    expect(bummerls).toEqual([
      { table, bummerl: 1, opponent, endedAt: 5, won: true, kind: "plain", value: 1, how: "played" },
    ]);
    expect(next).toBeNull();
  });

  test("however many fit on one, together they are everything once, newest first", async () => {
    let players = 0;
    /** Rows that end a deal, a Bummerl or both, at times that often coincide. */
    const rows = fc.array(
      fc.record({
        table: fc.constantFrom("a", "b", "c"),
        deal: fc.boolean(),
        bummerl: fc.boolean(),
        at: fc.integer({ min: 1, max: 6 }),
        own: fc.constantFrom<Seat>(0, 1),
        kind: fc.constantFrom(...BUMMERL_KINDS),
      }),
      { maxLength: 25 },
    );
    const property = fc.asyncProperty(rows, fc.integer({ min: 1, max: 5 }), async (list, limit) => {
      players += 1;
      const me = seated(`Paged${players}`);
      const other = seated("Nora");
      const seqs = new Map<string, number>();
      const appends = list.map(({ table: name, deal, bummerl, at, own, kind }) => {
        const table = `${me.name}-${name}`;
        const seq = (seqs.get(table) ?? 0) + 1;
        seqs.set(table, seq);
        return buildAppend({
          table,
          seq,
          at,
          summary: { players: own === 0 ? [me, other] : [other, me] },
          deal: deal ? buildDeal({ deal: seq }) : null,
          bummerl: bummerl ? buildBummerl({ bummerl: seq, kind }) : null,
        });
      });
      await Promise.all(appends.map((append) => store.log.append(append)));

      const deals: PlayedDeal[] = [];
      const bummerls: PlayedBummerl[] = [];
      let before: string | null = null;
      do {
        const page = await store.lists.games(me.id, before, limit);
        expect(page.deals.length).toBeLessThanOrEqual(limit);
        expect(page.bummerls.length).toBeLessThanOrEqual(limit);
        deals.push(...page.deals);
        bummerls.push(...page.bummerls);
        before = page.next;
        if (before !== null) expect(before).toMatch(GAMES_CURSOR);
      } while (before !== null);

      const newestFirst = [...appends].sort(
        (a, b) =>
          b.row.at - a.row.at || (a.table < b.table ? 1 : a.table > b.table ? -1 : b.row.seq - a.row.seq),
      );
      const key = ({ table, at, number }: { table: string; at: number; number: number }) =>
        `${at} ${table} ${number}`;
      const expected = (field: "deal" | "bummerl") =>
        newestFirst.flatMap(({ table, row, ...entry }) =>
          entry[field] === null ? [] : [key({ table, at: row.at, number: row.seq })],
        );
      expect(deals.map((deal) => key({ table: deal.table, at: deal.endedAt, number: deal.deal }))).toEqual(
        expected("deal"),
      );
      expect(bummerls.map((end) => key({ table: end.table, at: end.endedAt, number: end.bummerl }))).toEqual(
        expected("bummerl"),
      );
    });
    await fc.assert(property, { numRuns: 25 });
  });

  test("a cursor from somewhere else is not taken for one", async () => {
    await expect(store.lists.games("player-Max", "yesterday", 10)).rejects.toMatchObject({ code: "refused" });
  });
});

test("lists do not read more when there is more history: all go by an index", async () => {
  await database.query(`
    INSERT INTO bummerls SELECT 'bulk-' || n, 1, 1, 'plain', 1, 'played', 0, 'bulk-' || n % 500, 'W', 'bulk-' || n % 499, 'L', n
    FROM generate_series(1, 20000) AS n`);
  await database.query(`
    INSERT INTO deals SELECT 'bulk-' || n, 1, 1, 1, 0, 0, 1, 'claim', 6, 7, n, 'bulk-' || n % 500, 'A', 'player',
      'bulk-' || n % 499, 'B', 'player', '', '', '', '', '[]', '[]' FROM generate_series(1, 20000) AS n`);
  await database.query(`
    INSERT INTO tables SELECT 'bulk-' || n, 1, CASE WHEN n % 50 = 0 THEN 'live' ELSE 'ended' END, 'public', 'quick',
      'bulk-' || n % 500, 'A', 'player', 'bulk-' || n % 499, 'B', 'player', false, false, false, false, 1, 1, 7, 7,
      CASE WHEN n % 50 = 0 THEN n END, 1, 1, '{}' FROM generate_series(1, 20000) AS n`);
  await database.query("ANALYZE");
  const scans = async () => {
    const [row] = await database.query(
      "SELECT sum(seq_scan)::integer AS scans FROM pg_stat_user_tables WHERE relname IN ('tables', 'deals', 'bummerls')",
    );
    return row?.["scans"];
  };
  const connections = async () => {
    const [row] = await database.query(
      "SELECT count(*)::integer AS open FROM pg_stat_activity WHERE datname = current_database()",
    );
    return row?.["open"];
  };
  // A connection has told all it did when it is gone; so the lists are read by one that is closed.
  await store.close();
  await vi.waitFor(async () => expect(await connections()).toBe(1), 10_000);
  const before = await scans();
  const own = await database.open();
  await own.lists.games("bulk-7", null, 20);
  await own.lists.games("bulk-7", "9000.bulk-9000.1", 20);
  await own.lists.pairTally("bulk-7", "bulk-8");
  await own.lists.ownTables("bulk-50");
  await own.lists.due(100, 10);
  await own.lists.clocked();
  await own.lists.finishedDeal("bulk-7", "bulk-7", 1);
  await own.close();
  await vi.waitFor(async () => expect(await connections()).toBe(1), 10_000);
  expect(await scans()).toBe(before);
});
