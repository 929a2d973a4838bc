import { OUT, OUT_OF_SCHNEIDER } from "@bummerl/engine";
import { sizeOf, suitOfNumber } from "../bits/index.ts";
import { isStrict, type Knowledge } from "../knowledge/index.ts";
import { isTrump, pointsOf, wins } from "../thumb/cards.ts";
import { type Advice, cardAt, cardOf, pairPoints, pairsHeld, playable, type Rule, suitAt } from "./advice.ts";
import type { HintReason } from "./reason.ts";

/** A trick with so many points in the card led is worth a trump. */
const FAT = 10;
const THIN = 4;

interface Answer extends Advice {
  readonly led: number;
  readonly card: number;
  /** Card points of both cards. */
  readonly trick: number;
}

/** A rule for answers that take the trick, or for such as leave it. */
const answering =
  (taking: boolean, rule: (answer: Answer) => HintReason | null): Rule =>
  (advice) => {
    const { led, trump } = advice.knowledge;
    const card = cardOf(advice.action);
    if (led === null || card === null || wins(trump, led, card) !== taking) return null;
    return rule({ ...advice, led, card, trick: pointsOf(led) + pointsOf(card) });
  };

/** Does a loss still cost what the other's tricks and points come to at the end, no closing having fixed it (R19, R30)? */
const lossIsOpen = ({ knowledge: { closed }, rules }: Answer): boolean =>
  closed === null || (closed.by === 1 && rules.closeValue === "atEnd");

/** Points once the trick is taken: pending ones count from then on (R20). */
const afterTaking = ({ points, pending }: Knowledge, trick: number): number => points[0] + pending[0] + trick;

const trickGoesOut = answering(true, ({ knowledge, trick }) =>
  afterTaking(knowledge, trick) >= OUT
    ? { code: "trickGoesOut", points: afterTaking(knowledge, trick) }
    : null,
);

const denies66 = answering(true, (answer) => {
  const { knowledge, led } = answer;
  const leaving = playable(answer).filter((card) => !wins(knowledge.trump, led, card));
  if (leaving.length === 0) return null;
  const least = Math.min(...leaving.map(pointsOf));
  const his = knowledge.points[1] + knowledge.pending[1] + pointsOf(led) + least;
  return his >= OUT ? { code: "denies66", points: his } : null;
});

const firstTrick = answering(true, (answer) => {
  const { tricks, pending } = answer.knowledge;
  const helps = pending[0] > 0 || (tricks[1] > 1 && lossIsOpen(answer));
  return tricks[0] === 0 && helps ? { code: "firstTrick", pending: pending[0] } : null;
});

const leavesSchneider = answering(true, (answer) => {
  const { knowledge, trick, evaluation } = answer;
  const before = knowledge.points[0];
  const after = afterTaking(knowledge, trick);
  const losing = (evaluation.actions[0]?.value ?? 0) < 0;
  return losing && lossIsOpen(answer) && before < OUT_OF_SCHNEIDER && after >= OUT_OF_SCHNEIDER
    ? { code: "leavesSchneider", points: after }
    : null;
});

const takesToAnnounce = answering(true, ({ knowledge, card }) => {
  const suit = pairsHeld(knowledge)
    .filter((pair) => suitOfNumber(card) !== pair || pointsOf(card) > THIN)
    .toSorted((a, b) => pairPoints(knowledge, b) - pairPoints(knowledge, a))[0];
  return suit === undefined
    ? null
    : { code: "takesToAnnounce", suit: suitAt(suit), points: pairPoints(knowledge, suit) };
});

/** Nothing leaves the trick: the choice is which card takes it. */
const takesAnyway = answering(true, (answer) => {
  const { knowledge, led, card, trick } = answer;
  const cards = playable(answer);
  if (cards.some((other) => !wins(knowledge.trump, led, other))) return null;
  const best = Math.min(...cards.filter((other) => suitOfNumber(other) === suitOfNumber(card)));
  return { code: "takesAnyway", keeps: best < card ? cardAt(best) : null, points: trick };
});

const takesFatTrick = answering(true, ({ led, trick }) =>
  pointsOf(led) >= FAT ? { code: "takesFatTrick", points: trick } : null,
);

const takesInSuit = answering(true, ({ knowledge, led, card }) =>
  suitOfNumber(led) === suitOfNumber(card) && !isTrump(knowledge.trump, card)
    ? { code: "takesInSuit", card: cardAt(card) }
    : null,
);

const takesWithTrump = answering(true, ({ knowledge, card, trick }) =>
  isTrump(knowledge.trump, card) ? { code: "takesWithTrump", card: cardAt(card), points: trick } : null,
);

const keepsTrumps = answering(false, (answer) => {
  const { knowledge, led } = answer;
  const taking = playable(answer).filter((card) => wins(knowledge.trump, led, card));
  const onlyTrumps = taking.length > 0 && taking.every((card) => isTrump(knowledge.trump, card));
  return onlyTrumps && pointsOf(led) <= THIN && !isTrump(knowledge.trump, led)
    ? { code: "keepsTrumps", points: pointsOf(led) }
    : null;
});

/** In strict play the next trick is the opponent's lead too: whoever is left with the pair alone must break it. */
const mayAnnounceLater = (knowledge: Knowledge): boolean => !isStrict(knowledge) || sizeOf(knowledge.own) > 3;

const keepsPair = answering(false, ({ knowledge, card, ...answer }) => {
  if (!mayAnnounceLater(knowledge)) return null;
  const suit = pairsHeld(knowledge).find(
    (pair) =>
      suitOfNumber(card) !== pair &&
      playable({ knowledge, ...answer }).some(
        (other) =>
          suitOfNumber(other) === pair && pointsOf(other) <= pointsOf(card) + 1 && pointsOf(other) < FAT,
      ),
  );
  return suit === undefined
    ? null
    : { code: "keepsPair", suit: suitAt(suit), points: pairPoints(knowledge, suit) };
});

const givesLeast = answering(false, (answer) => {
  const { card, knowledge, led } = answer;
  const leaving = playable(answer).filter((other) => !wins(knowledge.trump, led, other));
  const points = pointsOf(card);
  const less = leaving.filter((other) => pointsOf(other) < points);
  return points < FAT &&
    less.every((other) => isTrump(knowledge.trump, other) && !isTrump(knowledge.trump, card))
    ? { code: "givesLeast", card: cardAt(card), points, butTrumps: less.length > 0 }
    : null;
});

/** Leaves a trick that only the ten of trumps would take, while the ace is out: an open stock, and nothing forces it. */
const keepsTrumpTen = answering(false, (answer) => {
  const { knowledge, led } = answer;
  const ace = knowledge.trump * 5;
  const ten = ace + 1;
  const aceIsOut = ((knowledge.unseen | knowledge.opponent) & (1 << ace)) !== 0 || knowledge.upCard === ace;
  const taking = playable(answer).filter((card) => wins(knowledge.trump, led, card));
  return !isStrict(knowledge) && taking.length === 1 && taking[0] === ten && aceIsOut
    ? { code: "keepsTrumpTen", card: cardAt(ten) }
    : null;
});

/** What answers are advised for, the most telling first. */
export const ANSWERING: readonly Rule[] = [
  trickGoesOut,
  denies66,
  firstTrick,
  leavesSchneider,
  takesToAnnounce,
  takesAnyway,
  takesFatTrick,
  takesInSuit,
  takesWithTrump,
  keepsTrumpTen,
  keepsTrumps,
  keepsPair,
  givesLeast,
];
