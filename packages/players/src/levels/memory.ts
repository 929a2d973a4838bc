import { numbersOf, rankOfNumber } from "../bits/index.ts";
import { type Knowledge, settle } from "../knowledge/index.ts";
import { isTrump, TEN } from "../thumb/cards.ts";
import type { Random } from "../worlds/index.ts";

/** How likely a player is to remember, 0 to 1. */
export interface Memory {
  /** That an ace, a ten or a trump is gone. */
  readonly great: number;
  /** That another card is gone. */
  readonly small: number;
  /** Which cards of the opponent he has seen, and what the opponent's answers ruled out. */
  readonly hand: number;
}

/**
 * What is left of a seat's knowledge in a weaker memory: forgotten cards are unseen again, as if they could still be
 * held or drawn. What lies on the table and in one's own hand is never forgotten.
 */
export const remember = (knowledge: Knowledge, memory: Memory, random: Random): Knowledge => {
  const forgotten = numbersOf(knowledge.gone).filter((card) => {
    const great = rankOfNumber(card) <= TEN || isTrump(knowledge.trump, card);
    return random.unit() >= (great ? memory.great : memory.small);
  });
  const hand = random.unit() < memory.hand;
  const lost = forgotten.reduce((set, card) => set | (1 << card), 0);
  return settle({
    ...knowledge,
    gone: knowledge.gone & ~lost,
    opponent: hand ? knowledge.opponent : 0,
    unseen: knowledge.unseen | lost | (hand ? 0 : knowledge.opponent),
    excluded: hand ? knowledge.excluded : 0,
  });
};
