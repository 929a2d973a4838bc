import { type Action, type Card, suitOf } from "@bummerl/engine";
import type { HintReason } from "@bummerl/players";
import type { Hint } from "@bummerl/protocol";
import type { TableView } from "@bummerl/table";
import type { AdviceMessages } from "../../i18n/en/opponents.ts";

/** The card an action lays on the table or names; `null` for one without. */
export const cardOf = (action: Action | null): Card | null =>
  action?.type === "play" || action?.type === "marriage" ? action.card : null;

const moveText = (action: Action, view: TableView, texts: AdviceMessages): string => {
  switch (action.type) {
    case "play":
      return view.deal?.led === null ? texts.lead(action.card) : texts.answer(action.card);
    case "marriage":
      return action.claim === true
        ? texts.marriageOut(suitOf(action.card))
        : texts.marriage(suitOf(action.card), action.card);
    default:
      return texts.moves[action.type];
  }
};

const reasonText = (
  reason: HintReason,
  texts: AdviceMessages,
  figure: (value: number) => string,
): string | null => {
  // A newer server may know reasons that this page does not: the move stands without one.
  if (!Object.hasOwn(texts.reasons, reason.code)) return null;
  // Each code has the text of its own reason; the compiler cannot follow both at once.
  const say = texts.reasons[reason.code] as (reason: HintReason, figure: (value: number) => string) => string;
  return say(reason, figure);
};

/** Advice as one sentence: the move, and why. `figure` writes a number as the reader's language does. */
export const adviceText = (
  { action, reason }: Hint,
  view: TableView,
  texts: AdviceMessages,
  figure: (value: number) => string,
): string => texts.sentence(moveText(action, view, texts), reasonText(reason as HintReason, texts, figure));
