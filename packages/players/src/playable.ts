import { type Action, marriagePoints, OUT, SUITS, suitOf } from "@bummerl/engine";
import type { Knowledge } from "./knowledge/index.ts";

/** A claim that the player himself knows to be false (R28), and giving up, are no moves of a computer's. */
export const isPlayable = (action: Action, knowledge: Knowledge): boolean => {
  const [points] = knowledge.points;
  const trump = SUITS[knowledge.trump] ?? "S";
  switch (action.type) {
    case "giveUp":
      return false;
    case "claim":
      return points >= OUT;
    case "marriage":
      return action.claim !== true || points + marriagePoints(trump, suitOf(action.card)) >= OUT;
    default:
      return true;
  }
};
