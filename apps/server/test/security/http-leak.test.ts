import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeGuest } from "../support/client.ts";
import {
  dealNext,
  type Match,
  playDeal,
  randomChoice,
  sitTogether,
  viewOf,
} from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";
import { cardsIn } from "../support/known-cards.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Everything that can be read over HTTP about a match. */
const paths = (match: Match, deal: number): string[] => [
  "/api/me",
  "/api/tables",
  `/api/tables/${match.table}`,
  `/api/codes/${match.code}`,
  "/api/games",
  `/api/deals/${match.table}/${deal}`,
  ...match.lines.map(({ guest }) => `/api/tally/${guest.id}`),
  "/healthz",
  "/readyz",
  "/metrics",
];

async function readAll(match: Match, deal: number, cookie: string | null): Promise<string> {
  const answers = paths(match, deal).map(async (path) => {
    const response = await fetch(server.url + path, { headers: cookie === null ? {} : { cookie } });
    return response.text();
  });
  return (await Promise.all(answers)).join("\n");
}

const jsonLines = (text: string): unknown[] =>
  text.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as unknown] : []));

describe("what can be read over HTTP while a match goes on", () => {
  it("is no card of a running deal and no secret, to either seat, a stranger or nobody", async () => {
    const match = await sitTogether(server.url);
    const stranger = await makeGuest(server.url, "Xaver");
    const readers = [...match.lines.map(({ guest }) => guest.cookie), stranger.cookie, null];
    const secrets = async (deal: number): Promise<string[]> =>
      (await server.store.log.read(match.table, 0)).flatMap(({ events }) =>
        events.flatMap((event) => (event.type === "sealed" && event.deal >= deal ? [event.secret] : [])),
      );

    for (let deal = 1; deal <= 2; deal += 1) {
      await dealNext(match);
      const choose = randomChoice(deal);
      let moves = 0;
      for (; viewOf(match, 0).stage === "playing"; moves += 1) {
        // One move at a time: before each of them everything is read.
        for (const cookie of readers) {
          const text = await readAll(match, deal, cookie);
          expect(jsonLines(text).flatMap((answer) => [...cardsIn(answer)])).toEqual([]);
          for (const secret of await secrets(deal)) expect(text).not.toContain(secret);
        }
        await playDeal(match, choose, 1);
      }
      expect(moves).toBeGreaterThan(2);
    }
    expect(viewOf(match, 0).stage).not.toBe("playing");
    // Afterwards the two read the whole deal, and nobody else does.
    const afterwards = await Promise.all(readers.map((cookie) => readAll(match, 2, cookie)));
    const shown = afterwards.map((text) => new Set(jsonLines(text).flatMap((one) => [...cardsIn(one)])).size);
    expect(shown).toEqual([20, 20, 0, 0]);
    for (const text of afterwards) for (const secret of await secrets(3)) expect(text).not.toContain(secret);
  }, 60_000);
});
