import { type Card, isCard, type PresetName, type Seat } from "@bummerl/engine";
import type { TableUpdate } from "@bummerl/protocol";
import type { FinishedDeal, TableRow } from "@bummerl/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  carry,
  type Match,
  playBummerl,
  randomChoice,
  sitTogether,
  viewOf,
} from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Every card code anywhere in a value. */
function cardsIn(value: unknown): Set<Card> {
  const found = new Set<Card>();
  JSON.stringify(value, (_key, inner: unknown) => {
    if (isCard(inner)) found.add(inner);
    return inner;
  });
  return found;
}

/**
 * Which cards a seat may have seen of the running deal after each row, by the log alone and by hand: what was dealt to
 * it, what lay face up, what was led, answered, shown or drawn. The engine's own views are not asked.
 */
function knownAfter(rows: readonly TableRow[], seat: Seat): Map<number, Set<Card>> {
  const after = new Map<number, Set<Card>>();
  let known = new Set<Card>();
  for (const { seq, events } of rows) {
    for (const event of events) {
      if (event.type === "dealt") {
        const { deck, dealer } = event;
        // R6: 3 to forehand, 3 to the dealer, the up-card, 2 to forehand, 2 to the dealer.
        const places = seat === dealer ? [3, 4, 5, 6, 9, 10] : [0, 1, 2, 6, 7, 8];
        known = new Set(places.flatMap((place) => deck[place] ?? []));
      }
      if (event.type === "dealScored") known = cardsIn(PACK);
      if (event.type !== "acted") continue;
      for (const happened of event.events) {
        if (happened.type === "led" || happened.type === "answered") known.add(happened.card);
        if (happened.type === "married")
          for (const rank of ["K", "Q"] as const) known.add(`${happened.suit}${rank}`);
        if (happened.type === "exchanged") known.add(happened.given).add(happened.taken);
        if (happened.type === "drawn") known.add(happened.cards[happened.winner === seat ? 0 : 1]);
      }
    }
    after.set(seq, new Set(known));
  }
  return after;
}

const PACK = "SHDC".split("").flatMap((suit) => "ATKQJ".split("").map((rank) => `${suit}${rank}`));

/** All updates a seat was ever sent, from the raw frames. */
const updatesIn = (frames: readonly string[]): TableUpdate[] =>
  frames.flatMap((frame): TableUpdate[] => {
    const start = frame.indexOf("[");
    if (start < 0 || !frame.includes('"view"')) return [];
    const packet = JSON.parse(frame.slice(start)) as unknown[];
    const inner = packet.find((part) => typeof part === "object" && part !== null) as {
      view?: unknown;
      data?: { view?: unknown };
    };
    return [(inner.view === undefined ? inner.data : inner) as TableUpdate];
  });

async function playMatch(rules: PresetName, seed: number): Promise<Match> {
  const match = await sitTogether(server.url, { rules });
  await playBummerl(match, randomChoice(seed));
  for (const seat of [0, 1] as const)
    await carry(match, seat, { type: "playOn", bummerl: 1, cut: "0a".repeat(32) });
  await carry(match, 1, { type: "resign", bummerl: 2 });
  return match;
}

describe("what a seat receives in a whole match", () => {
  it.each([
    ["classic", 11],
    ["sharp", 12],
    ["automatic", 13],
  ] as const)(
    "shows no card before its time, and no secret before the deal has ended (%s)",
    async (rules, seed) => {
      const match = await playMatch(rules, seed);
      const rows = await server.store.log.read(match.table, 0);
      const secrets = rows.flatMap(({ seq, events }) =>
        events.flatMap((event) =>
          event.type === "sealed" ? [{ seq, deal: event.deal, secret: event.secret }] : [],
        ),
      );
      const endOf = new Map(
        rows.flatMap(({ seq, events }) =>
          events.flatMap((event) => (event.type === "dealScored" ? [[event.deal, seq] as const] : [])),
        ),
      );
      for (const seat of [0, 1] as const) {
        const known = knownAfter(rows, seat);
        const updates = updatesIn(match.lines[seat].frames);
        expect(updates.length).toBeGreaterThan(20);
        for (const { view } of updates) {
          const allowed = known.get(view.seq) ?? new Set();
          const leaked = [...cardsIn(view.deal)].filter((card) => !allowed.has(card));
          expect({ seq: view.seq, leaked }).toEqual({ seq: view.seq, leaked: [] });
          const text = JSON.stringify(view);
          for (const { deal, secret } of secrets)
            if (view.seq < (endOf.get(deal) ?? Number.POSITIVE_INFINITY)) expect(text).not.toContain(secret);
          const other = view.lastDeal as FinishedDeal | null;
          if (other !== null)
            expect(view.seq).toBeGreaterThanOrEqual(endOf.get(other.deal) ?? Number.POSITIVE_INFINITY);
        }
      }
      // A table in play holds 20 cards of which most are hidden at first: the test looks at something.
      expect(cardsIn(viewOf(match, 0).lastDeal).size).toBe(20);
    },
    60_000,
  );

  it("tells nobody's cut before both are stored", async () => {
    const match = await sitTogether(server.url);
    const cut = "c0ffee".repeat(5);
    await carry(match, 0, { type: "next", deal: 1, cut });
    expect(viewOf(match, 0).fair.yourCut).toBe(cut);
    expect(match.lines[1].frames.join("")).not.toContain(cut);
  });
});

describe("the server's log", () => {
  it("holds no card, token, secret or address", async () => {
    const match = await playMatch("classic", 21);
    const rows = await server.store.log.read(match.table, 0);
    const logged = server.logged.join("");
    for (const card of PACK) expect(logged).not.toContain(`"${card}"`);
    for (const { events } of rows)
      for (const event of events) if (event.type === "sealed") expect(logged).not.toContain(event.secret);
    for (const line of match.lines) expect(logged).not.toContain(line.guest.cookie.split("=")[1]);
    expect(logged).not.toContain("127.0.0.1");
  });
});
