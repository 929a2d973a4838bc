import { type Action, CARDS, type Card, cardIndex } from "@bummerl/engine";

/**
 * An action as a small number, for code that handles thousands of them: 0–19 play card n, 20–39 marriage leading card
 * n − 20, 40–59 the same with claim, then the others. Ascending, they are in the order of docs/deal-records.md.
 */
export type ActionCode = number;

export const MARRIAGE = 20;
export const MARRIAGE_WITH_CLAIM = 40;
export const EXCHANGE = 60;
export const CLOSE = 61;
export const CLAIM = 62;
export const SETTLE = 63;
export const GIVE_UP = 64;
/** Codes are smaller than this. */
export const CODE_COUNT = 65;

const cards = (make: (card: Card) => Action): Action[] => CARDS.map((card) => Object.freeze(make(card)));

const ACTIONS: readonly Action[] = [
  ...cards((card) => ({ type: "play", card })),
  ...cards((card) => ({ type: "marriage", card })),
  ...cards((card) => ({ type: "marriage", card, claim: true })),
  Object.freeze({ type: "exchange" }),
  Object.freeze({ type: "close" }),
  Object.freeze({ type: "claim" }),
  Object.freeze({ type: "settle" }),
  Object.freeze({ type: "giveUp" }),
];

/** The action of a code; shared and frozen. */
export const actionOf = (code: ActionCode): Action => {
  const action = ACTIONS[code];
  if (action === undefined) throw new Error(`${code} is no code of an action`);
  return action;
};

export const codeOf = (action: Action): ActionCode => {
  switch (action.type) {
    case "play":
      return cardIndex(action.card);
    case "marriage":
      return cardIndex(action.card) + (action.claim === true ? MARRIAGE_WITH_CLAIM : MARRIAGE);
    case "exchange":
      return EXCHANGE;
    case "close":
      return CLOSE;
    case "claim":
      return CLAIM;
    case "settle":
      return SETTLE;
    case "giveUp":
      return GIVE_UP;
  }
};
