import { type CardSet, higherThan, suitOfNumber, suitSet } from "../bits/index.ts";
import type { KnownTrick } from "./knowledge.ts";

/**
 * Cards that the opponent did not hold when he answered in strict play, and so never holds after it, since nobody
 * draws any more (R12). Without the duty to beat (`mustHead: false`) a low answer tells nothing.
 */
export const excludedBy = (
  { leader, led, answer, strict }: Pick<KnownTrick, "leader" | "led" | "answer" | "strict">,
  trump: number,
  mustHead: boolean,
): CardSet => {
  if (!strict || leader !== 0) return 0;
  const suit = suitOfNumber(led);
  const answered = suitOfNumber(answer);
  if (answered === suit) return mustHead && answer > led ? higherThan(led) : 0;
  return suitSet(suit) | (answered === trump ? 0 : suitSet(trump));
};
