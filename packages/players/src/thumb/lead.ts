import { OUT } from "@bummerl/engine";
import { type CardNumber, type CardSet, higherThan, suitOfNumber, suitSet } from "../bits/index.ts";
import { isStrict, type Knowledge } from "../knowledge/index.ts";
import { isTrump, pointsOf } from "./cards.ts";
import { worthOfKeeping } from "./keep.ts";
import { leadWorth } from "./lead-worth.ts";
import { holdsAny, mayHold } from "./odds.ts";

const SURE = 60;

/** Chance that the opponent, free to answer as he likes, spends a trump on a card with these points. */
const TRUMPS_FAT = 0.9;
const TRUMPS_KING = 0.35;
const TRUMPS_THIN = 0.12;
/** Chance that he takes it with a higher card of the suit. */
const BEATS_FAT = 0.97;
const BEATS_THIN = 0.6;

const meanOf = (cards: CardSet): number => {
  let sum = 0;
  let count = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    sum += pointsOf(31 - Math.clz32(rest & -rest));
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
};

/** Chance to lose a lead of this card, 0 to 1. */
export const chanceToLose = (knowledge: Knowledge, card: CardNumber): number => {
  const { trump } = knowledge;
  const rest = mayHold(knowledge);
  const suit = suitSet(suitOfNumber(card));
  const higher = holdsAny(knowledge, rest & higherThan(card));
  const trumped = isTrump(trump, card) ? 0 : holdsAny(knowledge, rest & suitSet(trump));
  if (isStrict(knowledge)) {
    const follows = holdsAny(knowledge, rest & suit);
    return higher + (1 - follows) * trumped;
  }
  const points = pointsOf(card);
  const fat = points >= 10;
  const spends = fat ? TRUMPS_FAT : points === 4 ? TRUMPS_KING : TRUMPS_THIN;
  const beats = higher * (fat ? BEATS_FAT : BEATS_THIN);
  return beats + (1 - beats) * trumped * spends;
};

/** What leading a card brings, in card points, by the chances of winning and losing the trick. @param keeps see Thumb */
export const rateLead = (knowledge: Knowledge, card: CardNumber, keeps: number): number => {
  const lose = chanceToLose(knowledge, card);
  const rest = mayHold(knowledge);
  const suit = suitSet(suitOfNumber(card));
  const higher = rest & higherThan(card);
  const points = pointsOf(card);
  const [own, opponent] = knowledge.points;
  const low = rest & suit & ~higher;
  const gain = points + (isStrict(knowledge) && low !== 0 ? meanOf(low) : 2.5) + knowledge.pending[0] * 0.5;
  const loss = points + (higher !== 0 ? meanOf(higher) : 5) + knowledge.pending[1] * 0.5;
  const goesOut = own + knowledge.pending[0] + points + 2 >= OUT ? SURE : 0;
  const letsOut = opponent + knowledge.pending[1] + points + 4 >= OUT ? SURE : 0;
  const won = gain + leadWorth(knowledge, card) + goesOut;
  return (1 - lose) * won - lose * (loss + letsOut) - keeps * worthOfKeeping(knowledge, card);
};
