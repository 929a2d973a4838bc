import type { PresetName } from "@bummerl/engine";
import type { FinishedDeal } from "@bummerl/table";
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
import { cardsIn, knownAfter, PACK, updatesIn } from "../support/known-cards.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

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
