import { OUT } from "@bummerl/engine";
import type { CardNumber } from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import { pointsOf, wins } from "./cards.ts";
import { worthOfKeeping } from "./keep.ts";
import { leadWorth } from "./lead-worth.ts";

const SURE = 100;

/**
 * What answering with a card brings, in card points: the trick won or lost, the lead gained or not, less what is
 * given up with the card.
 *
 * @param led the card on the table
 * @param keeps see Thumb
 */
export const rateAnswer = (
  knowledge: Knowledge,
  led: CardNumber,
  card: CardNumber,
  keeps: number,
): number => {
  const points = pointsOf(led) + pointsOf(card);
  const [own, opponent] = knowledge.points;
  const kept = keeps * worthOfKeeping(knowledge, card);
  if (wins(knowledge.trump, led, card)) {
    const goesOut = own + knowledge.pending[0] + points >= OUT;
    return points + knowledge.pending[0] * 0.5 + leadWorth(knowledge, card) - kept + (goesOut ? SURE : 0);
  }
  const letsOut = opponent + knowledge.pending[1] + points >= OUT;
  return -points - knowledge.pending[1] * 0.5 - kept - (letsOut ? SURE : 0);
};
