import { PRESETS, shufflePack, verifyDeal } from "@bummerl/engine";
import { describe, expect, it } from "vitest";
import {
  computerTask,
  type DayDeal,
  decide,
  evolve,
  makeTable,
  nextDeadline,
  packName,
  type SeatedPerson,
  type TableState,
  tableViewFor,
} from "../src/index.ts";
import { ANNA, BERT, START } from "./support/bench.ts";
import { pick, randomFrom } from "./support/random.ts";

const SECRET = "5e".repeat(32);
const DAY: DayDeal = { date: "2027-01-15", until: START + 60_000 };

/** A player's table of that day's deal, as its first row leaves it. */
function sitDown(maker: SeatedPerson): TableState {
  const computer = { level: "master", pace: "none", firstDealer: "computer" } as const;
  const setup = {
    id: `table-of-${maker.id}`,
    rules: PRESETS.classic,
    clock: "untimed",
    maker,
    computer,
  } as const;
  const events = makeTable({ ...setup, visibility: "private", day: DAY }, { now: START, secret: SECRET });
  return evolve(null, { seq: 1, seat: 0, at: START, events });
}

type Asked = Parameters<typeof decide>[2];

const give = (state: TableState, seat: 0 | 1 | null, command: Asked, now = START) =>
  decide(state, seat, command, { now, secret: "00".repeat(32) });

function after(state: TableState, seat: 0 | 1 | null, command: Asked, now = START): TableState {
  const decided = give(state, seat, command, now);
  if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.error.code}`);
  return evolve(state, { seq: state.seq + 1, seat, at: now, events: decided.value });
}

/** Everything Master is asked on the way to the end, when both seats act as chance has it. */
function play(
  start: TableState,
  seed: number,
): { readonly end: TableState; readonly asked: readonly unknown[] } {
  const random = randomFrom(seed);
  const asked: unknown[] = [];
  let state = start;
  while (state.status === "live") {
    const task = computerTask(state);
    if (task !== null) asked.push(task);
    const seat = state.deal === null ? null : tableViewFor(state, "spectator").deal?.turn;
    if (seat === null || seat === undefined) throw new Error("play has stopped");
    const legal =
      tableViewFor(state, seat).deal?.legal.filter(({ type }) => type === "play" || type === "settle") ?? [];
    state = after(state, seat, { type: "act", seq: state.dealSeq, action: pick(legal, random) });
  }
  return { end: state, asked };
}

describe("the deal of the day", () => {
  it("is the same for everybody: one pack from the day's secret, dealt at once, and the same questions to Master", () => {
    const [anna, bert] = [sitDown(ANNA), sitDown(BERT)];
    const shuffle = { secret: SECRET, cuts: ["", ""], table: "day:2027-01-15", deal: 1 } as const;
    expect(anna.deck).toEqual(shufflePack(shuffle));
    expect(bert.deck).toEqual(anna.deck);
    for (const state of [anna, bert])
      expect(tableViewFor(state, 0)).toMatchObject({
        day: DAY,
        status: "live",
        stage: "playing",
        deal: { turn: 0, dealer: 1 },
        toGo: [7, 7],
        may: [],
      });
    const [played, again] = [play(anna, 7), play(bert, 7)];
    expect(played.asked.length).toBeGreaterThan(3);
    expect(again.asked).toEqual(played.asked);
    expect(play(anna, 8).asked).not.toEqual(played.asked);
  });

  it("ends its table, whose views never tell the secret; with it anybody can check the pack", () => {
    const { end } = play(sitDown(ANNA), 3);
    expect(end).toMatchObject({ status: "ended", dealNumber: 1, bummerls: [] });
    const view = tableViewFor(end, 0);
    expect(view.lastDeal).toMatchObject({ day: DAY.date, secret: null, dealerChosen: true });
    expect(JSON.stringify(view)).not.toContain(SECRET);
    if (view.lastDeal === null) throw new Error("nothing to check");
    const proof = { ...view.lastDeal, secret: SECRET, table: packName(end.id, view.lastDeal.day) };
    expect(verifyDeal(proof)).toMatchObject({ ok: true });
    expect(nextDeadline(end)).toBeNull();
  });

  it("is played and nothing else: nobody saves, resigns, cuts, leaves or takes back", () => {
    const first = sitDown(ANNA);
    const legal = tableViewFor(first, 0).deal?.legal[0];
    if (legal === undefined) throw new Error("nothing is legal");
    const state = after(first, 0, { type: "act", seq: 1, action: legal });
    const refused = { ok: false, error: { code: "dayDeal" } };
    for (const command of [
      { type: "next", deal: 1, cut: "ab" },
      { type: "save", deal: 1 },
      { type: "resign", bummerl: 1 },
      { type: "leave", bummerl: 1 },
      { type: "undo", deal: 1, seq: state.dealSeq },
    ] as const)
      expect(give(state, 0, command)).toMatchObject(refused);
  });

  it("ends with its time, without a result, whoever was on turn; not a moment before", () => {
    const state = sitDown(ANNA);
    expect(nextDeadline(state)).toBe(DAY.until);
    expect(give(state, null, { type: "sweep" }, DAY.until - 1)).toEqual({ ok: true, value: [] });
    const act = { type: "act", seq: 1, action: { type: "giveUp" } } as const;
    expect(give(state, 0, act, DAY.until)).toMatchObject({ ok: false, error: { code: "dayOver" } });
    const swept = after(state, null, { type: "sweep" }, DAY.until);
    expect(swept).toMatchObject({ status: "ended", lastDeal: { result: null, secret: SECRET } });
    expect(JSON.stringify(tableViewFor(swept, 0))).not.toContain(SECRET);
  });
});
