import { type CardNumber, type CardSet, numbersOf } from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import { hiddenIn, type World } from "./world.ts";

/** Calls back with every set of `size` of the cards, in ascending order of their places. */
const eachSet = (
  cards: readonly CardNumber[],
  size: number,
  from: number,
  set: CardSet,
  found: (set: CardSet) => void,
): void => {
  if (size === 0) {
    found(set);
    return;
  }
  for (let at = from; at <= cards.length - size; at += 1) {
    eachSet(cards, size - 1, at + 1, set | (1 << (cards[at] ?? 0)), found);
  }
};

/** Calls back with every row of `length` different cards of the set, in ascending order. */
const eachRow = (
  cards: CardSet,
  length: number,
  row: readonly CardNumber[],
  found: (row: readonly CardNumber[]) => void,
): void => {
  if (length === 0) {
    found(row);
    return;
  }
  for (const card of numbersOf(cards)) eachRow(cards & ~(1 << card), length - 1, [...row, card], found);
};

/** Every way in which the hidden cards may lie, always in the same order. Ask `countWorlds` first: there may be millions. */
export const enumerateWorlds = (knowledge: Knowledge): World[] => {
  const { candidates, unknown, toDraw } = hiddenIn(knowledge);
  const worlds: World[] = [];
  eachSet(candidates, unknown, 0, 0, (held) => {
    const opponent = knowledge.opponent | held;
    eachRow(knowledge.unseen & ~held, toDraw, [], (stock) => worlds.push({ opponent, stock }));
  });
  return worlds;
};
