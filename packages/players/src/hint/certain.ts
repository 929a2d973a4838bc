import { OUT, suitOf, valueAgainst } from "@bummerl/engine";
import { suitNumber } from "../bits/index.ts";
import { type Advice, cardAt, pairPoints, type Rule } from "./advice.ts";

const worthOf = ({ action, evaluation }: Advice): number =>
  evaluation.actions.find((one) => one.action === action)?.value ?? 0;

const onlyChoice: Rule = ({ evaluation }) =>
  evaluation.actions.length === 1 ? { code: "onlyChoice" } : null;

const claimNow: Rule = ({ action, knowledge }) =>
  action.type === "claim" && knowledge.points[0] >= OUT
    ? { code: "claimNow", points: knowledge.points[0] }
    : null;

/** Under automatic rules the announcement itself ends the deal, so that no claim need be said. */
const pairGoesOut: Rule = ({ action, knowledge }) => {
  if (action.type !== "marriage") return null;
  const points = pairPoints(knowledge, suitNumber(suitOf(action.card)));
  return knowledge.tricks[0] > 0 && knowledge.points[0] + points >= OUT
    ? { code: "pairGoesOut", suit: suitOf(action.card), points }
    : null;
};

const cardsGone: Rule = ({ action }) => (action.type === "settle" ? { code: "cardsGone" } : null);

const exchangeJack: Rule = ({ action, knowledge }) =>
  action.type === "exchange" && knowledge.upCard !== null
    ? { code: "exchangeJack", card: cardAt(knowledge.upCard) }
    : null;

const announcePair: Rule = ({ action, knowledge }) =>
  action.type === "marriage"
    ? {
        code: "announcePair",
        suit: suitOf(action.card),
        points: pairPoints(knowledge, suitNumber(suitOf(action.card))),
        pending: knowledge.tricks[0] === 0,
      }
    : null;

const known: Rule = (advice) => {
  const { evaluation } = advice;
  if (!evaluation.exact) return null;
  const value = worthOf(advice);
  const others = evaluation.actions.map((one) => one.value);
  if (others.every((other) => other === value)) return { code: "allTheSame", counters: value };
  if (value > 0) return { code: "winsForSure", counters: value };
  return others.some((other) => other < value) ? { code: "losesLeast", counters: -value } : null;
};

/** Counted at the end the opponent may still come out of schneider: one counter is what is sure (R19). */
const closeNow: Rule = ({ action, knowledge, rules, evaluation }) => {
  if (action.type !== "close") return null;
  const wins = evaluation.actions.find((one) => one.action === action)?.wins ?? 0;
  const frozen = valueAgainst(knowledge.tricks[1], knowledge.points[1]);
  const counters = rules.closeValue === "atClosing" ? frozen : 1;
  // Rounded up to certainty it would be promised.
  const percent = evaluation.exact && wins === 1 ? 100 : Math.min(99, Math.round(100 * wins));
  return { code: "closeNow", percent, counters };
};

/** What ends the deal, is no card, or is known for certain. */
export const CERTAIN: readonly Rule[] = [
  cardsGone,
  claimNow,
  onlyChoice,
  pairGoesOut,
  exchangeJack,
  closeNow,
  announcePair,
  known,
];
