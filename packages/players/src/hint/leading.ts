import { higherThan, sizeOf, suitOfNumber, suitSet } from "../bits/index.ts";
import { isStrict } from "../knowledge/index.ts";
import { isTrump, pointsOf } from "../thumb/cards.ts";
import { holdsAny, mayHold } from "../thumb/odds.ts";
import { type Advice, cardAt, cardOf, playable, type Rule, suitAt, trumpsIn } from "./advice.ts";
import type { HintReason } from "./reason.ts";

const LOW = 4;
/** From this chance on a lead is called safe. */
const SAFE = 0.6;

interface Lead extends Advice {
  readonly card: number;
}

const leading =
  (rule: (lead: Lead) => HintReason | null): Rule =>
  (advice) => {
    const card = advice.action.type === "play" ? cardOf(advice.action) : null;
    return advice.knowledge.led !== null || card === null ? null : rule({ ...advice, card });
  };

const drawsTrumps = leading(({ knowledge, card }) => {
  const out = trumpsIn(knowledge, mayHold(knowledge));
  const isTop = (higherThan(card) & out) === 0;
  return isStrict(knowledge) && isTrump(knowledge.trump, card) && isTop && out !== 0
    ? { code: "drawsTrumps", out: sizeOf(out) }
    : null;
});

/**
 * Chance that the opponent may play no card that takes a lead of this one. Free to answer he may take it with any higher
 * card and any trump; in strict play with a trump only when he has none of the suit (R12).
 */
const chanceOfNone = ({ knowledge, card }: Lead): number => {
  const rest = mayHold(knowledge);
  const none = (cards: number): number => 1 - holdsAny(knowledge, rest & cards);
  const higher = higherThan(card);
  if (isTrump(knowledge.trump, card)) return none(higher);
  const trumps = suitSet(knowledge.trump);
  if (!isStrict(knowledge)) return none(higher | trumps);
  const suit = suitSet(suitOfNumber(card));
  return none(higher) - (none(suit) - none(suit | trumps));
};

const leadsWinner = leading((lead) =>
  chanceOfNone(lead) === 1 ? { code: "leadsWinner", card: cardAt(lead.card) } : null,
);

const forcesTrump = leading(({ knowledge, card }) => {
  const suit = suitOfNumber(card);
  const isVoid = (mayHold(knowledge) & suitSet(suit)) === 0;
  const hasTrump = holdsAny(knowledge, suitSet(knowledge.trump)) === 1;
  return isStrict(knowledge) && !isTrump(knowledge.trump, card) && isVoid && hasTrump
    ? { code: "forcesTrump", suit: suitAt(suit) }
    : null;
});

const leadsLow = leading((lead) => {
  const { knowledge, card } = lead;
  const points = pointsOf(card);
  const saved = playable(lead).some((other) => pointsOf(other) > points);
  return !isStrict(knowledge) && points <= LOW && saved && !isTrump(knowledge.trump, card)
    ? { code: "leadsLow", card: cardAt(card), points }
    : null;
});

const leadsSafely = leading((lead) => {
  const chance = chanceOfNone(lead);
  return chance >= SAFE
    ? { code: "leadsSafely", card: cardAt(lead.card), percent: Math.floor(100 * chance) }
    : null;
});

const leadsTopOfSuit = leading(({ knowledge, card }) =>
  !isStrict(knowledge) &&
  !isTrump(knowledge.trump, card) &&
  pointsOf(card) > LOW &&
  (higherThan(card) & mayHold(knowledge)) === 0
    ? { code: "leadsTopOfSuit", card: cardAt(card) }
    : null,
);

const leadsLeast = leading((lead) => {
  const { knowledge, card } = lead;
  const points = pointsOf(card);
  const least = Math.min(...playable(lead).map(pointsOf));
  return isStrict(knowledge) && points === least && chanceOfNone(lead) < 0.5
    ? { code: "leadsLeast", card: cardAt(card), points }
    : null;
});

/** What leads are advised for, the most telling first. */
export const LEADING: readonly Rule[] = [
  drawsTrumps,
  leadsWinner,
  forcesTrump,
  leadsLow,
  leadsSafely,
  leadsTopOfSuit,
  leadsLeast,
];
