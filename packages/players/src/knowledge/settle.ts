import { PACK, sizeOf } from "../bits/index.ts";
import type { Knowledge } from "./knowledge.ts";

/**
 * Places what can be placed by counting: when the opponent must hold every card that he can hold, they are known to
 * be his. The stock used up is the plain case of it.
 */
export const settle = (knowledge: Knowledge): Knowledge => {
  const { unseen, excluded, opponent, opponentSize } = knowledge;
  const possible = unseen & ~excluded;
  const unknown = opponentSize - sizeOf(opponent);
  if (unknown === 0 || sizeOf(possible) !== unknown) return knowledge;
  const rest = unseen & ~possible;
  return { ...knowledge, opponent: opponent | possible, unseen: rest, excluded: excluded & rest };
};

/** Every broken invariant in words; empty when the knowledge is sound. For tests and for knowledge built by hand. */
export const checkKnowledge = (knowledge: Knowledge): string[] => {
  const { own, opponent, unseen, gone, led, upCard, excluded, opponentSize, faceDown } = knowledge;
  const places = [
    own,
    opponent,
    unseen,
    gone,
    led === null ? 0 : 1 << led,
    upCard === null ? 0 : 1 << upCard,
  ];
  const unknown = opponentSize - sizeOf(opponent);
  return [
    places.reduce((sum, place) => sum + sizeOf(place), 0) !== sizeOf(PACK) &&
      "the places do not hold 20 cards",
    places.reduce((all, place) => all | place, 0) !== PACK && "a card is in no place",
    (excluded & ~unseen) !== 0 && "a card is excluded that is not unseen",
    unknown < 0 && "more cards are known to be his than he holds",
    sizeOf(unseen & ~excluded) < unknown && "the opponent's hand cannot be filled",
    sizeOf(unseen) < unknown + (knowledge.closed === null ? faceDown : 0) && "unseen cards are missing",
  ].filter((fault) => fault !== false);
};
