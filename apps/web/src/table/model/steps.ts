import type { Action, Card } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import { marriages } from "./moves.ts";

/** What is asked a second time before it is done. */
export type Question =
  | { readonly kind: "close" | "giveUp" | "resign" | "leave" | "takeBummerl" }
  /** `announceWith`: the card named when 66 is claimed together with a marriage. */
  | { readonly kind: "claim"; readonly announceWith: Card | null };

/** A move that a button, a key or a drag asks for; the table says why when it is not possible. */
export type Move = "marriage" | "exchange" | "close" | "claim" | "settle" | "giveUp";

/** What pressing something leads to: it is done, or there is a question, or a choice. */
export type Step =
  | { readonly type: "act"; readonly action: Action }
  | { readonly type: "ask"; readonly question: Question }
  | { readonly type: "choose" };

export const claimAction = (announceWith: Card | null): Action =>
  announceWith === null ? { type: "claim" } : { type: "marriage", card: announceWith, claim: true };

/**
 * Who is confident closes and claims without being asked; what ends more than he may mean is asked all the same. Only
 * the kind of question decides, never the points: asking must not tell what may not be seen (docs/rules.md §5).
 */
export const questionStep = (question: Question, confident: boolean): Step => {
  if (confident && question.kind === "close") return { type: "act", action: { type: "close" } };
  if (confident && question.kind === "claim")
    return { type: "act", action: claimAction(question.announceWith) };
  return { type: "ask", question };
};

/** Where a legal move leads to. A marriage is chosen on its sheet; the confident go at once where one card is all. */
export const stepFor = (view: TableView, move: Move, confident: boolean): Step => {
  switch (move) {
    case "marriage":
      return marriageStep(view, confident);
    case "claim":
      return questionStep({ kind: "claim", announceWith: null }, confident);
    case "close":
    case "giveUp":
      return questionStep({ kind: move }, confident);
    case "exchange":
    case "settle":
      return { type: "act", action: { type: move } };
  }
};

const marriageStep = (view: TableView, confident: boolean): Step => {
  const [choice, ...others] = marriages(view);
  const [card, ...otherCards] = choice?.cards ?? [];
  const isOnly = others.length === 0 && otherCards.length === 0 && choice?.claimWith === null;
  return confident && isOnly && card !== undefined
    ? { type: "act", action: { type: "marriage", card } }
    : { type: "choose" };
};
