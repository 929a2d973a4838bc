import type { Action, Card } from "@bummerl/engine";
import type { Hint } from "@bummerl/protocol";
import type { TableView } from "@bummerl/table";
import { capital } from "../../cards/names.ts";
import type { OpponentsMessages } from "../../i18n/en/opponents.ts";
import type { Messages } from "../../i18n/index.ts";

/** The card an action lays on the table or names; `null` for one without. */
export const cardOf = (action: Action | null): Card | null =>
  action?.type === "play" || action?.type === "marriage" ? action.card : null;

/** What an action is called where it can be pressed. */
const moveText = (action: Action, messages: Messages): string => {
  const { actions } = messages.table;
  const card = cardOf(action);
  if (action.type === "marriage" && card !== null) return `${actions.marriage}, ${messages.cards.name(card)}`;
  if (card !== null) return capital(messages.cards.name(card));
  return action.type === "play" ? "" : actions[action.type as "exchange"];
};

/** Advice as one sentence: what, and why. */
export const adviceText = (
  { action, reason }: Hint,
  _view: TableView,
  messages: Messages,
  _texts: OpponentsMessages | null,
): string => messages.common.labelled(moveText(action, messages), reason.code);
