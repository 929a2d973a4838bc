import { type Action, marriagePoints, OUT, SUITS, suitOf } from "@bummerl/engine";
import type { Knowledge } from "./knowledge/index.ts";

/**
 * Giving up, and a claim that the player himself knows to be false (R28), are no moves of a computer's; nor is a
 * marriage announced with a claim by one who has 66 without it.
 */
export const isPlayable = (action: Action, knowledge: Knowledge): boolean => {
  const [points] = knowledge.points;
  const trump = SUITS[knowledge.trump] ?? "S";
  switch (action.type) {
    case "giveUp":
      return false;
    case "claim":
      return points >= OUT;
    case "marriage":
      return (
        action.claim !== true || (points < OUT && points + marriagePoints(trump, suitOf(action.card)) >= OUT)
      );
    default:
      return true;
  }
};

/** Does a playable action say that its player has 66? It ends the deal at once, and nothing else pays more. */
export const says66 = (action: Action): boolean =>
  action.type === "claim" || (action.type === "marriage" && action.claim === true);
