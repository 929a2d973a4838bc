import { type CardNumber, numbersOf } from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import type { Random } from "./random.ts";
import { hiddenIn, type World } from "./world.ts";

/** Moves `count` cards drawn at random to the front (Fisher–Yates, as far as it is needed). */
const drawToFront = (cards: CardNumber[], count: number, random: Random): void => {
  for (let at = 0; at < count; at += 1) {
    const other = at + random.below(cards.length - at);
    const card = cards[other] ?? 0;
    cards[other] = cards[at] ?? 0;
    cards[at] = card;
  }
};

/** One way in which the hidden cards may lie, each as likely as any other. */
export const sampleWorld = (knowledge: Knowledge, random: Random): World => {
  const { candidates, unknown, toDraw } = hiddenIn(knowledge);
  const hand = [...candidates];
  drawToFront(hand, unknown, random);
  const held = hand.slice(0, unknown).reduce((set, card) => set | (1 << card), 0);
  const rest = numbersOf(knowledge.unseen & ~held);
  drawToFront(rest, toDraw, random);
  return { opponent: knowledge.opponent | held, stock: rest.slice(0, toDraw) };
};

/** So many ways in which the hidden cards may lie, drawn independently of each other. */
export const sampleWorlds = (knowledge: Knowledge, count: number, random: Random): World[] =>
  Array.from({ length: count }, () => sampleWorld(knowledge, random));
