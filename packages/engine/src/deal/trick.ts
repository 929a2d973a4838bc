import { type Card, cardIndex, type Suit, sameSuit, suitOf } from "../cards.ts";

/** Is `answer` a higher card of the suit led? Cards of a suit are indexed from high to low. */
export const heads = (led: Card, answer: Card): boolean =>
  sameSuit(answer, led) && cardIndex(answer) < cardIndex(led);

/** Does the follower win with this answer? A higher card of the suit, or a trump on a non-trump lead (R10). */
export const followerWins = (trump: Suit, led: Card, answer: Card): boolean =>
  sameSuit(answer, led) ? cardIndex(answer) < cardIndex(led) : suitOf(answer) === trump;
