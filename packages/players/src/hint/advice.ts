import { type Action, CARDS, type Card, cardIndex, type RuleSet, SUITS, type Suit } from "@bummerl/engine";
import { type CardNumber, numbersOf, suitSet } from "../bits/index.ts";
import type { Evaluation } from "../evaluate.ts";
import type { Knowledge } from "../knowledge/index.ts";
import { KING, partnerOf } from "../thumb/cards.ts";
import type { HintReason } from "./reason.ts";

/** An action to be given a reason, and all that a reason may speak of. */
export interface Advice {
  readonly action: Action;
  readonly knowledge: Knowledge;
  readonly rules: RuleSet;
  readonly evaluation: Evaluation;
}

/** A rule of good play: its reason where it is true of the advice, else `null`. */
export type Rule = (advice: Advice) => HintReason | null;

export const cardAt = (card: CardNumber): Card => CARDS[card] ?? "SA";
export const suitAt = (suit: number): Suit => SUITS[suit] ?? "S";

/** The card that is played, also from an announced pair; `null` for other actions. */
export const cardOf = (action: Action): CardNumber | null =>
  action.type === "play" || action.type === "marriage" ? cardIndex(action.card) : null;

/** Suits of which the seat holds king and queen (R20). */
export const pairsHeld = ({ own }: Knowledge): number[] =>
  SUITS.map((_, suit) => suit).filter((suit) => {
    const king = suit * 5 + KING;
    const pair = (1 << king) | (1 << (partnerOf(king) ?? king));
    return (own & pair) === pair;
  });

export const pairPoints = ({ trump }: Knowledge, suit: number): 20 | 40 => (suit === trump ? 40 : 20);

export const trumpsIn = ({ trump }: Knowledge, set: number): number => set & suitSet(trump);

/** The cards that may be played now. */
export const playable = ({ evaluation }: Advice): CardNumber[] =>
  numbersOf(
    evaluation.actions.reduce(
      (set, { action }) => (action.type === "play" ? set | (1 << cardIndex(action.card)) : set),
      0,
    ),
  );
