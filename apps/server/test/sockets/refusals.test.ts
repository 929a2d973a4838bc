import { type Action, type Card, type PresetName, REFUSAL_CODES, type Seat } from "@bummerl/engine";
import { TABLE_REFUSAL_CODES } from "@bummerl/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playComputer, QUICKLY } from "../support/against-computer.ts";
import { join, newId } from "../support/client.ts";
import { clockFrom } from "../support/client-clock.ts";
import {
  carry,
  command,
  data,
  dealNext,
  type Match,
  playBummerl,
  randomChoice,
  sitTogether,
  viewOf,
} from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";

const DAY = "2027-03-10";

let server: TestServer;
const seen = new Set<string>();
beforeAll(async () => {
  server = await startServer({ clock: clockFrom(`${DAY}T12:00:00Z`) });
});
afterAll(() => server.close());

const LEADERS_ACTIONS = (["exchange", "close", "claim", "settle"] as const).map((type): Action => ({ type }));

/** All cards of the seat and some that it may not hold, and every kind of announcement. */
const actionsOf = (hand: readonly Card[]): readonly Action[] => [
  ...[...new Set<Card>([...hand, "SA", "HT"])].map((card): Action => ({ type: "play", card })),
  ...(["SK", "HQ", "DK", "CQ", "SA"] as const).map((card): Action => ({ type: "marriage", card })),
  ...hand
    .filter((card) => /[KQ]/.test(card))
    .map((card): Action => ({ type: "marriage", card, claim: true })),
  ...LEADERS_ACTIONS,
];

/** Tries what is not legal, by both seats, and sees that it is refused and changes nothing. */
async function tryEverything(match: Match): Promise<void> {
  for (const seat of [0, 1] as const) {
    const before = viewOf(match, seat);
    const legal = new Set(before.deal?.legal.map((action) => JSON.stringify(action)));
    const illegal = actionsOf(before.deal?.hands[seat] ?? []).filter(
      (action) => !legal.has(JSON.stringify(action)),
    );
    const answers: Awaited<ReturnType<typeof command>>[] = [];
    // No more at once than a table's queue takes.
    for (let from = 0; from < illegal.length; from += 60)
      answers.push(
        ...(await Promise.all(
          illegal
            .slice(from, from + 60)
            .map((action) =>
              command(match.lines[seat], match.table, { type: "act", seq: before.dealSeq, action }),
            ),
        )),
      );
    for (const answer of answers) {
      if (answer.ok) throw new Error("an illegal action was accepted");
      seen.add(answer.error.code);
      expect(answer.error.rule === null || /^R\d+$/.test(answer.error.rule ?? "")).toBe(true);
      expect(answer.update?.view).toEqual(before);
    }
  }
}

/** Those that cannot come up: a deal that is over is `noDeal` at a table; hands are full whenever the stock may be closed; the schema refuses cuts. */
const NEVER = new Set<string>(["dealOver", "notFiveCards", "badCut"]);

/** One deal in which everything is tried at every turn. Closes the stock if `closing`, and claims only at the end. */
async function walk(rules: PresetName, closing: boolean): Promise<void> {
  const match = await sitTogether(server.url, { rules });
  const random = randomChoice(rules.length);
  await dealNext(match);
  while (viewOf(match, 0).stage === "playing") {
    await tryEverything(match);
    const turn = viewOf(match, 0).deal?.turn as Seat;
    const view = viewOf(match, turn);
    const legal = view.deal?.legal ?? [];
    const close = closing ? legal.find(({ type }) => type === "close") : undefined;
    const wanted = legal.filter(({ type }) => type === "play" || type === "settle");
    const action = close ?? random(view, wanted);
    await carry(match, turn, { type: "act", seq: view.dealSeq, action });
  }
  for (const line of match.lines) line.close();
}

describe("a refused command says why and changes nothing", () => {
  it("in every situation of deals under different rules (rules.md §5)", async () => {
    // Packs are shuffled by the server; a code that needs rare cards comes up after some deals.
    const missing = (): string[] => REFUSAL_CODES.filter((code) => !seen.has(code) && !NEVER.has(code));
    for (let round = 0; round < 40 && missing().length > 0; round += 1) {
      await walk("classic", round % 2 === 1);
      await walk("sharp", round % 2 === 0);
      if (!seen.has("kingMustBeLed")) await walk("automatic", false);
    }
    expect(missing()).toEqual([]);
  }, 180_000);

  it("for what the table itself refuses", async () => {
    const refuse = async (
      match: Match,
      seat: Seat,
      given: Parameters<typeof command>[2],
    ): Promise<string> => {
      const before = viewOf(match, seat);
      const answer = await command(match.lines[seat], match.table, given);
      if (answer.ok) throw new Error(`${given.type} was accepted`);
      seen.add(answer.error.code);
      expect(viewOf(match, seat)).toEqual(before);
      return answer.error.code;
    };
    const act = { type: "act", seq: 999_999, action: { type: "claim" } } as const;

    const maker = await join(server.url, "Cora");
    const made = await data(
      maker.ask("make", { id: newId(), rules: "classic", clock: "untimed", visibility: "private" }),
    );
    const { table } = made;
    await data(maker.ask("join", { table }));
    const alone: Match = { table, code: made.code, lines: [maker, maker] };
    expect(await refuse(alone, 0, act)).toBe("tableOpen");
    const twice = await maker.ask("sit", { id: newId(), table });
    expect(twice).toMatchObject({ ok: false, error: { code: "alreadySeated" } });
    const namesake = await (await join(server.url, "cora")).ask("sit", { id: newId(), table });
    expect(namesake).toMatchObject({ ok: false, error: { code: "nameTaken" } });

    const match = await sitTogether(server.url);
    const third = await (await join(server.url, "Dora")).ask("sit", { id: newId(), table: match.table });
    expect(third).toMatchObject({ ok: false, error: { code: "tableFull" } });
    expect(await refuse(match, 0, act)).toBe("noDeal");
    expect(await refuse(match, 0, { type: "next", deal: 2, cut: "" })).toBe("wrongDeal");
    expect(await refuse(match, 0, { type: "resume", deal: 1 })).toBe("notSaved");
    expect(await refuse(match, 0, { type: "resign", bummerl: 2 })).toBe("wrongBummerl");
    expect(await refuse(match, 0, { type: "leave", bummerl: 1 })).toBe("bummerlRunning");
    expect(await refuse(match, 0, { type: "takeBummerl", bummerl: 1 })).toBe("noOffer");
    await dealNext(match);
    expect(await refuse(match, 0, { type: "next", deal: 2, cut: "" })).toBe("dealRunning");
    expect(await refuse(match, 0, { ...act, seq: 1 })).toBe("stale");
    const undo = { type: "undo", deal: 1, seq: 999_999 } as const;
    expect(await refuse(match, 0, undo)).toBe("noComputer");
    const against = await playComputer(maker, { ...QUICKLY, firstDealer: "computer" });
    const practice: Match = { table: against, code: "", lines: [maker, maker] };
    await carry(practice, 0, { type: "next", deal: 1, cut: "" });
    expect(await refuse(practice, 0, undo)).toBe("nothingToUndo");
    const { table: dayTable } = await data(maker.ask("playDay", { day: DAY, pace: "none" }));
    await data(maker.ask("join", { table: dayTable }));
    const ofDay: Match = { table: dayTable, code: "", lines: [maker, maker] };
    expect(await refuse(ofDay, 0, { type: "resign", bummerl: 1 })).toBe("dayDeal");
    const past = await maker.ask("playDay", { day: "2026-01-01", pace: "none" });
    expect(past).toMatchObject({ ok: false, error: { code: "dayOver" } });
    await carry(match, 0, { type: "save", deal: 1 });
    expect(await refuse(match, 1, act)).toBe("tableSaved");
    await carry(match, 1, { type: "resign", bummerl: 1 });

    const over = await sitTogether(server.url);
    await playBummerl(over, randomChoice(1));
    expect(await refuse(over, 0, { type: "save", deal: viewOf(over, 0).dealNumber })).toBe("bummerlOver");
    await carry(over, 0, { type: "leave", bummerl: 1 });
    expect(await refuse(over, 1, { type: "playOn", bummerl: 1, cut: "" })).toBe("tableEnded");
    const late = await (await join(server.url, "Emil")).ask("sit", { id: newId(), table: over.table });
    expect(late).toMatchObject({ ok: false, error: { code: "tableEnded" } });
    for (const answer of [twice, namesake, third, past, late]) if (!answer.ok) seen.add(answer.error.code);
  }, 60_000);

  it("with every code a table has", () => {
    // A hundred moves and as many undos are more than one test is worth: packages/table does it.
    const missing = TABLE_REFUSAL_CODES.filter(
      (code) => !seen.has(code) && !NEVER.has(code) && code !== "undoneEnough",
    );
    expect(missing).toEqual([]);
  });
});
