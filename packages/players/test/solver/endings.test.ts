/** Every move of every published ending has the value it was published with. */
import { readFileSync } from "node:fs";
import { parseRecord, startOf } from "@bummerl/engine";
import { describe, expect, test } from "vitest";
import { solveDeal } from "../../src/solver/index.ts";

const SIDES = ["you", "opp"] as const;
type Who = (typeof SIDES)[number];

interface Ending {
  readonly id: string;
  readonly trump: string;
  readonly you: string;
  readonly opp: string;
  readonly pts: readonly [number, number];
  readonly toAct: Who;
  readonly led: string | null;
  readonly closer: Who | null;
  readonly frozen: readonly [number, number] | null;
  readonly value: number;
  readonly moves: Readonly<Record<string, number>>;
}

const ENDINGS = readFileSync(new URL("../cases/endings.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line): Ending => JSON.parse(line));

/** `S:AQ H:T` */
const cards = (text: string): string[] =>
  text.split(" ").flatMap((group) => [...group.slice(2)].map((rank) => `${group.slice(0, 1)}${rank}`));

/** Points at closing that put these counters at stake when both had a trick. */
const closedBy = (by: number, frozen: Ending["frozen"]) => {
  const points = [0, 0];
  points[1 - by] = frozen?.[0] === 1 ? 33 : 0;
  return { by, atClosing: { points, tricks: [1, 1] } };
};

const stateOf = (ending: Ending) => {
  const turn = SIDES.indexOf(ending.toAct);
  const record = parseRecord({
    rules: "classic",
    position: {
      trump: ending.trump,
      hands: SIDES.map((side) => cards(ending[side]).filter((card) => card !== ending.led)),
      leader: ending.led === null ? turn : 1 - turn,
      led: ending.led,
      faceDown: [],
      upCard: null,
      closed: ending.closer === null ? null : closedBy(SIDES.indexOf(ending.closer), ending.frozen),
      points: ending.pts,
      tricks: [1, 1],
      marriages: [],
    },
    actions: [],
  });
  if (!record.ok) throw new Error(`bad record at ${record.error.at}`);
  return startOf(record.value);
};

describe("published endings", () => {
  test("are all there", () => expect(ENDINGS).toHaveLength(26));

  test.each(ENDINGS)("$id", (ending) => {
    const solved = solveDeal(stateOf(ending));
    if (!solved.ok) throw new Error(solved.error.code);
    const ofYou = solved.value.turn === 0 ? 1 : -1;
    const moves = solved.value.actions.flatMap(({ action, value }) =>
      action.type === "play" ? [[action.card, value * ofYou] as const] : [],
    );
    expect(Object.fromEntries(moves)).toEqual(ending.moves);
    expect(solved.value.value * ofYou).toBe(ending.value);
  });
});
