import { type Action, cardIndex, OUT } from "@bummerl/engine";
import { suitOfNumber } from "../bits/index.ts";
import { isStrict, type Knowledge } from "../knowledge/index.ts";
import type { Rated } from "../levels/pick.ts";
import { rateAnswer } from "./answer.ts";
import { countedOn } from "./closing.ts";
import { rateLead } from "./lead.ts";

/** Card points as an action that ends the deal at once: above whatever a card may bring. */
const WINS = 1000;

export interface Thumb {
  /** Closes when it counts on so many card points. */
  readonly closesAt: number;
  /** How much of a card's later worth it thinks of when it is played, 0 to 1: 0 looks at the present trick only. */
  readonly keeps: number;
  /** Keeps from claiming until it has counted so many points: 66, or more where it may have miscounted. */
  readonly claimsAt: number;
}

const rateMarriage = (knowledge: Knowledge, card: number, claim: boolean, thumb: Thumb): number => {
  const points = suitOfNumber(card) === knowledge.trump ? 40 : 20;
  const total = knowledge.points[0] + points;
  const counts = knowledge.tricks[0] > 0;
  if (claim) return counts && total >= thumb.claimsAt ? WINS : -WINS;
  // The pair is spent for its points: what it was kept for is had.
  const spent = rateLead(
    { ...knowledge, own: (knowledge.own & ~partnersOf(card)) | (1 << card) },
    card,
    thumb.keeps,
  );
  return spent + points * (counts ? 0.9 : 0.7) + (counts && total >= OUT ? WINS / 2 : 0);
};

const partnersOf = (card: number): number => {
  const king = suitOfNumber(card) * 5 + 2;
  return (1 << king) | (1 << (king + 1));
};

const rateOne = (knowledge: Knowledge, action: Action, thumb: Thumb): number => {
  switch (action.type) {
    case "play": {
      const card = cardIndex(action.card);
      return knowledge.led === null
        ? rateLead(knowledge, card, thumb.keeps)
        : rateAnswer(knowledge, knowledge.led, card, thumb.keeps);
    }
    case "marriage":
      return rateMarriage(knowledge, cardIndex(action.card), action.claim === true, thumb);
    case "exchange":
      return WINS / 4;
    case "close":
      return !isStrict(knowledge) && countedOn(knowledge) >= thumb.closesAt ? WINS / 8 : -WINS;
    case "claim":
      return knowledge.points[0] >= thumb.claimsAt ? WINS : -WINS;
    case "settle":
    case "giveUp":
      return -WINS / 2;
  }
};

/** Every action rated by the rules of thumb, in card points. */
export const rateByThumb = (knowledge: Knowledge, legal: readonly Action[], thumb: Thumb): Rated[] =>
  legal.map((action) => ({ action, value: rateOne(knowledge, action, thumb) }));
