/**
 * Makes the puzzles from games of our own levels against each other: `node --import tsx puzzles/generate.ts [seed]`
 * in packages/players writes src/puzzles/puzzles.json. The same seed and the same players give the same puzzles;
 * docs/players.md says how they are chosen.
 */
import { writeFileSync } from "node:fs";
import {
  type Action,
  apply,
  type DealState,
  deal,
  otherSeat,
  type PerSeat,
  rememberedView,
  type Seat,
  turnOf,
} from "@bummerl/engine";
import { packOf } from "../bench/referee.ts";
import { codeOf } from "../src/bits/index.ts";
import { choose, type Level } from "../src/index.ts";
import { writePuzzle } from "../src/puzzles/code.ts";
import { type Proof, prove } from "../src/puzzles/prove.ts";
import {
  GRADES,
  type Grade,
  PUZZLE_KINDS,
  PUZZLE_RULES,
  type Puzzle,
  type PuzzleKind,
} from "../src/puzzles/puzzle.ts";

type Draft = Omit<Puzzle, "id">;
type Moment = Pick<Draft, "dealer" | "deck" | "opening">;

/** How many of each grade: endings, closings at once, closings after an exchange. */
const WANTED: Readonly<Record<Sort, Readonly<Record<Grade, number>>>> = {
  ending: { 1: 24, 2: 24, 3: 24 },
  close: { 1: 6, 2: 6, 3: 8 },
  exchange: { 1: 2, 2: 2, 3: 0 },
};
type Sort = (typeof SORTS)[number];
const SORTS = ["ending", "close", "exchange"] as const;
const MOST_DEALS = 20_000;
/** Choices that are asked of each level. */
const TRIES = 16;
/** Share of right choices from which on a puzzle is easy, and up to which it is hard; found always it is none. */
const EASY = 0.5;
const HARD = 0.2;
const TRIVIAL = 0.9;
const LEAST_LEGAL = 3;
const LEAST_CARDS = 4;
const PLAYERS: PerSeat<Level> = ["hobby", "hobby"];
const TARGET = [7, 7] as const;

const did = (state: DealState, seat: Seat, action: Action): DealState => {
  const applied = apply(state, seat, action);
  if (!applied.ok) throw new Error(`${action.type} is refused: ${applied.error.code}`);
  return applied.value.state;
};

/** Seats changed, so that whoever is on turn sits where puzzles are solved. */
const asSolver = (moment: Moment, seat: Seat): Moment =>
  seat === 0 ? moment : { ...moment, dealer: otherSeat(moment.dealer) };

/** How often weaker players find it. */
const foundBy = (
  levels: readonly Level[],
  state: DealState,
  seat: Seat,
  best: Action,
  seed: number,
): number => {
  const view = rememberedView(state, seat);
  let found = 0;
  for (const level of levels)
    for (let at = 0; at < TRIES; at += 1) {
      const choice = choose(view, PUZZLE_RULES, { level, seed: seed * 1000 + at, toGo: TARGET });
      if (codeOf(choice) === codeOf(best)) found += 1;
    }
  return found / (TRIES * levels.length);
};

/** Endings by how often weaker players find them. A closing that Hobby misses is hard when only one lead carries it. */
const gradeOf = (
  kind: PuzzleKind,
  state: DealState,
  seat: Seat,
  { best, next }: Proof,
  seed: number,
): Grade | null => {
  // The exchange everybody finds; what it is good for is the question.
  if (best.type === "exchange") return next.length > 1 ? 1 : 2;
  if (kind === "closing") {
    if (foundBy(["hobby"], state, seat, best, seed) >= EASY) return 1;
    return next.length > 1 ? 2 : 3;
  }
  const share = foundBy(["beginner", "hobby"], state, seat, best, seed);
  if (share > TRIVIAL) return null;
  return share >= EASY ? 1 : share > HARD ? 2 : 3;
};

/** Whoever has 66 says so, and whoever can only play one or two cards has nothing to find. */
const isWorthAsking = (state: DealState, seat: Seat, { best, value }: Proof): boolean => {
  const legal = rememberedView(state, seat).legal.filter(({ type }) => type !== "giveUp");
  const plays = legal.filter((action) => action.type !== "claim" && !("claim" in action));
  return (
    value > 0 &&
    plays.length >= LEAST_LEGAL &&
    state.hands[seat].length >= LEAST_CARDS &&
    best.type !== "claim" &&
    !("claim" in best)
  );
};

const drafts = (number: number): Draft[] => {
  const deck = packOf(number);
  const dealer: Seat = number % 2 === 0 ? 0 : 1;
  const opening: Action[] = [];
  const found: Draft[] = [];
  let state = deal(PUZZLE_RULES, dealer, deck);
  for (let seat = turnOf(state); seat !== null; seat = turnOf(state)) {
    for (const kind of PUZZLE_KINDS) {
      const proof = prove(kind, state);
      if (proof === null || !isWorthAsking(state, seat, proof)) continue;
      const grade = gradeOf(kind, state, seat, proof, number);
      if (grade === null) continue;
      found.push({
        kind,
        grade,
        ...asSolver({ dealer, deck, opening: [...opening] }, seat),
        best: proof.best,
        next: proof.next,
        others: proof.others,
      });
    }
    const options = { level: PLAYERS[seat], seed: number * 100 + opening.length, toGo: TARGET };
    const action = choose(rememberedView(state, seat), PUZZLE_RULES, options);
    opening.push(action);
    state = did(state, seat, action);
  }
  return found;
};

const sortOf = ({ kind, best }: Draft): Sort =>
  kind === "ending" ? kind : best.type === "exchange" ? "exchange" : "close";

const chosen = new Map<string, Draft[]>(
  SORTS.flatMap((sort) => GRADES.map((grade): [string, Draft[]] => [sort + grade, []])),
);
const chosenOf = (sort: Sort, grade: Grade): readonly Draft[] => chosen.get(sort + grade) ?? [];
const isWanted = (sort: Sort, grade: Grade): boolean => chosenOf(sort, grade).length < WANTED[sort][grade];
const isFull = (): boolean => !SORTS.some((sort) => GRADES.some((grade) => isWanted(sort, grade)));

const seed = Number(process.argv[2] ?? 1);
let deals = 0;
while (deals < MOST_DEALS && !isFull()) {
  // One of a deal at most: two of the same deal are alike.
  const draft = drafts(seed * 1_000_000 + deals).find((each) => isWanted(sortOf(each), each.grade));
  if (draft !== undefined) chosen.get(sortOf(draft) + draft.grade)?.push(draft);
  deals += 1;
  if (deals % 500 === 0)
    console.log(deals, [...chosen].map(([name, list]) => `${name} ${list.length}`).join(", "));
}

/** The easy ones first; within a grade a closing after every three endings. */
const sorted = GRADES.flatMap((grade) => {
  const [closing, exchanging] = [chosenOf("close", grade), chosenOf("exchange", grade)];
  const closings = closing.flatMap((each, at) => [
    each,
    ...exchanging.filter((_, after) => at === 3 * after + 1),
  ]);
  const endings = chosenOf("ending", grade);
  return endings
    .flatMap((ending, at) => (at % 3 === 2 ? [ending, ...closings.splice(0, 1)] : [ending]))
    .concat(closings);
});
const file = new URL("../src/puzzles/puzzles.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(sorted.map(writePuzzle), null, 2)}\n`);
console.log(`${sorted.length} puzzles from ${deals} deals`);
