import { CARDS } from "@bummerl/engine";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { join, newId } from "../support/client.ts";
import {
  command,
  dealNext,
  type Match,
  playDeal,
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

const EVENTS = [
  "join",
  "part",
  "command",
  "make",
  "sit",
  "seek",
  "unseek",
  "watchLobby",
  "unwatchLobby",
  "beat",
];
const anyEvent = fc.oneof(
  fc.constantFrom(...EVENTS),
  fc.string({ maxLength: 20 }),
  fc.constantFrom("error", "update"),
);
const card = fc.constantFrom(...CARDS);
const number = fc.oneof(fc.integer(), fc.constantFrom(0, 1, 2, 3, -0, 1e308, 0.5));

const action = fc.oneof(
  fc.record({ type: fc.constantFrom("play", "marriage"), card: fc.oneof(card, fc.string({ maxLength: 3 })) }),
  fc.record({ type: fc.constant("marriage"), card, claim: fc.constantFrom(true, false) }),
  fc.record({ type: fc.constantFrom("exchange", "settle", "nothing", "__proto__") }),
);
/** Commands that cannot be carried out at the table they are sent to, but look like ones. */
const tableCommand = fc.oneof(
  fc.record({ type: fc.constant("act"), seq: number, action }),
  fc.record({ type: fc.constantFrom("next", "playOn"), deal: number, bummerl: number, cut: fc.string() }),
  fc.record({ type: fc.constantFrom("resume", "takeBummerl"), deal: number }),
  fc.record({ type: fc.constantFrom("sweep", "creditTime", "sit", "away"), ms: number, seat: number }),
);

const messages = (match: Match) => {
  const table = fc.oneof(
    fc.constant(match.table),
    fc.string(),
    fc.constantFrom("abcdefgh", "\u0000", "\ud800"),
  );
  const garbage = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.record({ table, id: fc.string(), command: tableCommand }),
    fc.record({ table, id: fc.constant("fuzzfuzz"), command: tableCommand, seat: number }),
    fc.record({ table, id: fc.constantFrom(newId(), newId(), newId()), command: tableCommand }),
  );
  return fc.tuple(anyEvent, fc.array(garbage, { minLength: 1, maxLength: 2 }));
};

const ANSWER_KEYS = new Set(["ok", "data", "error", "update"]);

describe("ten thousand random messages", () => {
  it("end nothing, leak nothing and change nothing", async () => {
    const match = await sitTogether(server.url);
    await dealNext(match);
    const stranger = await join(server.url, "Xaver");
    const { deal } = viewOf(match, 0);
    const leader = deal?.turn ?? 0;
    const rows = await server.store.log.read(match.table, 0);
    const before = [viewOf(match, 0), viewOf(match, 1)];
    const heard = match.lines.map((line) => line.frames.length);
    // Of those who sit there only the one who is not on turn speaks: whatever he says cannot be legal.
    const speakers = [match.lines[leader === 0 ? 1 : 0], stranger];

    const samples = fc.sample(messages(match), { numRuns: 10_000, seed: 20_261_130 });
    for (let from = 0; from < samples.length; from += 50) {
      const answers = await Promise.all(
        samples.slice(from, from + 50).map(([event, message], index) => {
          const speaker = speakers[index % 2] ?? stranger;
          // Some want no answer; those are looked for in the end, by what they must not have done.
          if (index % 10 === 0)
            return void speaker.socket.emit(event as "beat", message[0] as never, undefined as never);
          return speaker.askAnything(event, ...message);
        }),
      );
      for (const answer of answers) {
        if (answer === undefined) continue;
        expect(Object.keys(answer as object).every((key) => ANSWER_KEYS.has(key))).toBe(true);
      }
    }

    expect(await server.store.log.read(match.table, 0)).toEqual(rows);
    const again = await Promise.all(match.lines.map((line) => line.ask("join", { table: match.table })));
    expect(again.map((answer) => answer.ok && answer.data.view)).toEqual(before);
    expect(server.logged.filter((line) => line.includes("message failed"))).toEqual([]);

    const secret = rows.flatMap(({ events }) => events).find((event) => event.type === "sealed");
    const opponents = viewOf(match, leader).deal?.hands[leader] ?? [];
    const mine = viewOf(match, leader === 0 ? 1 : 0).deal?.hands[leader === 0 ? 1 : 0] ?? [];
    const speaking = leader === 0 ? 1 : 0;
    const received = match.lines[speaking].frames.slice(heard[speaking]).join("") + stranger.frames.join("");
    expect(received).not.toContain(secret?.secret ?? "no secret was drawn");
    for (const hidden of opponents.filter((one) => !mine.includes(one) && one !== deal?.stock.upCard))
      expect(received).not.toContain(`"${hidden}"`);
    // The table plays on as if nothing had been said.
    await playDeal(match, randomChoice(6));
    expect((await command(match.lines[0], match.table, { type: "next", deal: 2, cut: "" })).ok).toBe(true);
  }, 180_000);
});
