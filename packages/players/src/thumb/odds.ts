import { type CardSet, sizeOf } from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";

/** Chance that none of `marked` among `pool` cards is dealt when `drawn` of them are. */
const noneOf = (pool: number, marked: number, drawn: number): number => {
  let chance = 1;
  for (let at = 0; at < drawn; at += 1) {
    if (pool - at <= 0) return chance;
    chance *= Math.max(0, pool - at - marked) / (pool - at);
  }
  return chance;
};

/** Chance that the opponent holds at least one of these cards, 0 to 1, as the hidden cards are dealt by chance. */
export const holdsAny = (knowledge: Knowledge, cards: CardSet): number => {
  if ((cards & knowledge.opponent) !== 0) return 1;
  const candidates = knowledge.unseen & ~knowledge.excluded;
  const unknown = knowledge.opponentSize - sizeOf(knowledge.opponent);
  return 1 - noneOf(sizeOf(candidates), sizeOf(candidates & cards), unknown);
};

/** Every card that the opponent may hold. */
export const mayHold = (knowledge: Knowledge): CardSet =>
  knowledge.opponent | (knowledge.unseen & ~knowledge.excluded);
