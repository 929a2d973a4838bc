/** Every published ending is a position record, and its best line plays to the stated scores and end. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Card, isCard, otherSeat, SEATS, type Seat } from "../../src/cards.ts";
import { replayed } from "./support.ts";

const YOU: Seat = 0;
const OPP: Seat = 1;

interface Ending {
  readonly id: string;
  readonly kind: "closed" | "exhausted";
  readonly trump: string;
  readonly you: string;
  readonly opp: string;
  readonly pts: readonly [number, number];
  readonly toAct: "you" | "opp";
  readonly led: Card | null;
  readonly closer: "you" | "opp" | null;
  readonly frozen: readonly [number, number] | null;
  readonly value: number;
  readonly line: readonly string[];
  readonly end: string;
}

const ENDINGS = readFileSync(new URL("../cases/endings.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): Ending => JSON.parse(line));

/** `S:AQ H:T` */
const cards = (text: string): string[] =>
  text.split(" ").flatMap((group) => [...group.slice(2)].map((rank) => `${group.slice(0, 1)}${rank}`));

const card = (text: string | undefined): Card => {
  if (!isCard(text)) throw new Error(`no card: ${text}`);
  return text;
};

/** `Y SK SJ (40-34)` */
function trick(text: string) {
  const [, who, led, answer, you, opp] = /^([YO]) (\w\w) (\w\w) \((\d+)-(\d+)\)$/.exec(text) ?? [];
  const leader = who === "Y" ? YOU : OPP;
  return { leader, led: card(led), answer: card(answer), points: [Number(you), Number(opp)] };
}

/** What was counted at closing when these two values stood at stake and both had a trick. */
const atClosing = (ending: Ending, closer: Seat) => {
  const othersPoints = ending.frozen?.[0] === 1 ? 33 : 0;
  return { points: closer === YOU ? [0, othersPoints] : [othersPoints, 0], tricks: [1, 1] };
};

function positionOf(ending: Ending) {
  const toAct = ending.toAct === "you" ? YOU : OPP;
  const hands = [cards(ending.you), cards(ending.opp)].map((hand) =>
    hand.filter((held) => held !== ending.led),
  );
  const closer = ending.closer === null ? null : ending.closer === "you" ? YOU : OPP;
  const inHand = Math.max(...hands.map((hand) => hand.length));
  // A closed stock is not told, so there it is only known that each has won one.
  const tricks = closer === null ? [1, 9 - inHand] : [1, 1];
  return {
    trump: ending.trump,
    hands,
    leader: ending.led === null ? toAct : otherSeat(toAct),
    led: ending.led,
    faceDown: [],
    upCard: null,
    closed: closer === null ? null : { by: closer, atClosing: atClosing(ending, closer) },
    points: ending.pts,
    tricks,
    marriages: [],
  };
}

/** The actions of the line, with the points after each trick; a card already led is not played again. */
function actionsOf(ending: Ending) {
  return ending.line.map(trick).map(({ leader, led, answer, points }, index) => {
    const lead = { seat: leader, type: "play", card: led };
    const reply = { seat: otherSeat(leader), type: "play", card: answer };
    return { actions: index === 0 && ending.led !== null ? [reply] : [lead, reply], points };
  });
}

const WHO_ENDS: Readonly<Record<string, { type: string; seat: Seat | "leader" }>> = {
  "you claims": { type: "claim", seat: YOU },
  "opp claims": { type: "claim", seat: OPP },
  "you wins last trick": { type: "settle", seat: YOU },
  "opp wins last trick": { type: "settle", seat: OPP },
  "closer fails": { type: "settle", seat: "leader" },
};

describe.each(ENDINGS)("ending $id", (ending) => {
  const position = positionOf(ending);
  const tricks = actionsOf(ending);
  const record = (count: number, more: readonly unknown[] = []) => ({
    rules: "classic",
    position,
    actions: [...tricks.slice(0, count).flatMap(({ actions }) => actions), ...more],
  });

  test("R12 the whole line is legal and gives the stated points after each trick", () => {
    tricks.forEach(({ points }, index) => {
      expect(replayed(record(index + 1))).toMatchObject({ ok: true, points });
    });
  });

  test("R27 R30 R31 R34 it ends as stated, with the stated value", () => {
    const end = WHO_ENDS[ending.end];
    if (end === undefined) throw new Error(`unknown end: ${ending.end}`);
    const before = replayed(record(tricks.length));
    const seat = end.seat === "leader" ? before.leader : end.seat;
    const { result } = replayed(record(tricks.length, [{ seat, type: end.type }]));
    const winner = SEATS[ending.value > 0 ? YOU : OPP];
    expect(result).toMatchObject({ winner, counters: Math.abs(ending.value) });
  });
});
