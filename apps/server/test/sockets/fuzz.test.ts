import { type Action, CARDS } from "@bummerl/engine";
import { fold, type SeatCommand, type TableView, tableViewFor } from "@bummerl/table";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../support/client.ts";
import { command, dealNext, sitTogether, viewOf } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const card = fc.constantFrom(...CARDS);

/** Messages that would be carried out, or refused by the table, as they are. */
const valid = (view: TableView): readonly (readonly [string, Readonly<Record<string, unknown>>])[] => {
  const table = view.table;
  const cut = "0a".repeat(16);
  const commands: readonly SeatCommand[] = [
    { type: "act", seq: view.dealSeq, action: { type: "play", card: "HK" } },
    { type: "next", deal: view.dealNumber, cut },
    { type: "playOn", bummerl: view.bummerlNumber, cut },
    { type: "save", deal: view.dealNumber },
    { type: "resign", bummerl: view.bummerlNumber },
  ];
  return [
    ...commands.map((one) => ["command", { table, id: newId(), command: { ...one } }] as const),
    ["join", { table }],
    ["make", { id: newId(), rules: { ...view.rules }, clock: "quick", visibility: "public" }],
    ["sit", { id: newId(), table }],
    ["seek", { id: newId(), rules: "any", clock: "quick" }],
    ["beat", {}],
  ];
};

const WRONG = [
  null,
  true,
  -1,
  1.5,
  2 ** 53,
  "",
  "x",
  "\u0000",
  "\ud800",
  [],
  {},
  ["HA"],
  { type: "play" },
  "A".repeat(300),
];

/** Every message that differs from this one in one field: of another kind, missing, or one too many. */
function spoiled(message: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  return [
    ...WRONG.map((wrong) => ({ ...message, extra: wrong })),
    ...Object.entries(message).flatMap(([name, value]) => {
      const { [name]: _gone, ...without } = message;
      const nested =
        typeof value === "object" && value !== null ? spoiled(value as Record<string, unknown>) : [];
      return [without, ...[...WRONG, ...nested].map((wrong) => ({ ...message, [name]: wrong }))];
    }),
  ];
}

/** An empty cut is a cut: a computer's. */
const isSpoiled = ({ command: given }: Record<string, unknown>): boolean =>
  !(typeof given === "object" && given !== null && "cut" in given && given.cut === "" && !("extra" in given));

/** What somebody might say who knows the game and does not look: any action, any flag, with the right numbers. */
const sayings = (view: TableView): fc.Arbitrary<SeatCommand> =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.constantFrom(...(view.deal?.legal ?? []), { type: "exchange" } as const).map(act(view)),
    },
    { weight: 6, arbitrary: card.map((one) => act(view)({ type: "play", card: one })) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom<Action>(
          { type: "close" },
          { type: "claim" },
          { type: "settle" },
          { type: "marriage", card: "SK" },
        )
        .map(act(view)),
    },
    {
      weight: 4,
      arbitrary: fc.constantFrom<SeatCommand>(
        { type: "next", deal: view.dealNumber, cut: "00" },
        { type: "playOn", bummerl: view.bummerlNumber, cut: "11" },
        { type: "resume", deal: view.dealNumber },
        { type: "takeBummerl", bummerl: view.bummerlNumber },
      ),
    },
    { weight: 1, arbitrary: fc.constant<SeatCommand>({ type: "save", deal: view.dealNumber }) },
  );
const act =
  (view: TableView) =>
  (action: Action): SeatCommand => ({ type: "act", seq: view.dealSeq, action });

describe("messages of which one field is wrong", () => {
  it("are refused as badMessage, whoever sends them, and change nothing", async () => {
    const match = await sitTogether(server.url);
    await dealNext(match);
    const before = [viewOf(match, 0), viewOf(match, 1)];
    const rows = await server.store.log.read(match.table, 0);
    let sent = 0;
    for (const [event, message] of valid(viewOf(match, 0))) {
      // A rule set's fields are judged by name, as `badRules`.
      const judged = event === "make" ? { ...message, rules: "classic" } : message;
      const answers = await Promise.all(
        spoiled(judged)
          .filter(isSpoiled)
          .map(async (wrong, i) => {
            const answer = (await match.lines[i % 2 === 0 ? 0 : 1].askAnything(event, wrong)) as {
              ok: boolean;
              error?: { code: string };
            };
            return [JSON.stringify(wrong), answer.ok ? "ok" : answer.error?.code];
          }),
      );
      sent += answers.length;
      expect(answers.filter(([, code]) => !["badMessage", "badRules"].includes(code ?? ""))).toEqual([]);
    }
    expect(sent).toBeGreaterThan(800);
    expect(await server.store.log.read(match.table, 0)).toEqual(rows);
    const again = await Promise.all(match.lines.map((line) => line.ask("join", { table: match.table })));
    expect(again.map((answer) => answer.ok && answer.data.view)).toEqual(before);
  }, 120_000);
});

describe("two who say what comes to their minds, each at any time", () => {
  it("are obeyed by one row each time, or refused without a trace", async () => {
    const match = await sitTogether(server.url, { rules: "classic" });
    const begun = viewOf(match, 0).seq;
    const counts = { rows: 0, refused: 0 };
    // The cards are the server's secret, so how long a Bummerl takes differs: two thousand sayings, and on until one is won.
    for (let turn = 0; turn < 2_000 || viewOf(match, 0).bummerls.length === 0; turn += 1) {
      const seat = turn % 3 === 0 ? 0 : 1;
      const { seq } = viewOf(match, 0);
      const [said] = fc.sample(sayings(viewOf(match, seat)), { numRuns: 1, seed: 7_000 + turn });
      if (said === undefined) throw new Error("nothing was said");
      const answer = await command(match.lines[seat], match.table, said);
      if (answer.ok) {
        expect([seq, seq + 1]).toContain(answer.data.seq);
        // What had been said before is obeyed again without a row.
        counts.rows += answer.data.seq - seq;
        await Promise.all(
          match.lines.map((line) => line.until(match.table, (v) => v.seq >= answer.data.seq)),
        );
      } else {
        counts.refused += 1;
        if (answer.update !== undefined) expect(answer.update.view).toEqual(viewOf(match, seat));
        // Now and then the whole truth; each time that nobody was told of a change.
        if (turn % 20 === 0) expect(await server.store.log.read(match.table, seq)).toEqual([]);
        expect(match.lines.map((line) => line.view(match.table)?.seq)).toEqual([seq, seq]);
      }
    }
    const rows = await server.store.log.read(match.table, 0);
    const state = fold(rows);
    if (state === null) throw new Error("the log is empty");
    const views = [tableViewFor(state, 0), tableViewFor(state, 1)];
    expect([viewOf(match, 0), viewOf(match, 1)]).toEqual(JSON.parse(JSON.stringify(views)));
    expect(rows.length).toBe(viewOf(match, 0).seq);
    // It was a game, and most of what was said was nonsense.
    expect(counts.rows).toBe(rows.length - begun);
    expect(counts.refused).toBeGreaterThan(200);
  }, 180_000);
});
