import { type Action, CARDS, type Card, cardIndex, type Seat } from "@bummerl/engine";
import { actionOf, codeOf } from "../bits/index.ts";
import { GRADES, PUZZLE_KINDS, type Puzzle, type PuzzleValue } from "./puzzle.ts";

/** One letter for each card and each action. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.";

const letter = (code: number): string => LETTERS[code] ?? "";
const written = (actions: readonly Action[]): string => actions.map((each) => letter(codeOf(each))).join("");

const codeAt = (sign: string): number => {
  const code = LETTERS.indexOf(sign);
  if (code < 0 || sign.length !== 1) throw new Error(`"${sign}" is no letter of a puzzle`);
  return code;
};
const actionAt = (sign: string): Action => actionOf(codeAt(sign));
const cardAt = (sign: string): Card => {
  const card = CARDS[codeAt(sign)];
  if (card === undefined) throw new Error(`"${sign}" is no card`);
  return card;
};

/** FNV-1a: names a position. */
const hash = (text: string): string => {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return sum.toString(36);
};

const tenths = ({ action, value }: PuzzleValue): string => letter(codeOf(action)) + Math.round(value * 10);

/**
 * A puzzle in a line: kind and grade, dealer, pack, what was played, the right action (and the leads after it), and for
 * closings what each other action is worth in tenths of a counter.
 */
export const writePuzzle = (puzzle: Omit<Puzzle, "id">): string => {
  const { kind, grade, dealer, deck, opening, best, next, others } = puzzle;
  return [
    `${kind[0]}${grade}`,
    dealer,
    deck.map((card) => letter(cardIndex(card))).join(""),
    written(opening),
    written([best, ...next]),
    ...others.map(tenths),
  ].join(" ");
};

const readValue = (text: string): PuzzleValue => ({
  action: actionAt(text.slice(0, 1)),
  value: Number(text.slice(1)) / 10,
});

const readSeat = (text: string | undefined): Seat => (text === "1" ? 1 : 0);

/** @throws when the line was not written by {@link writePuzzle} */
export const readPuzzle = (line: string): Puzzle => {
  const [head = "", dealer, deck = "", opening = "", right = "", ...others] = line.split(" ");
  const kind = PUZZLE_KINDS.find((each) => each[0] === head[0]);
  const grade = GRADES.find((each) => String(each) === head[1]);
  const [best, ...next] = [...right].map(actionAt);
  if (kind === undefined || grade === undefined || best === undefined) throw new Error(`no puzzle: ${line}`);
  return {
    id: hash(`${dealer}${deck} ${opening}`),
    kind,
    grade,
    dealer: readSeat(dealer),
    deck: [...deck].map(cardAt),
    opening: [...opening].map(actionAt),
    best,
    next,
    others: others.map(readValue),
  };
};
