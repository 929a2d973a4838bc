import { type Card, type Suit, suitOf } from "@bummerl/engine";
import { capital } from "../i18n/en/words.ts";
import type { Messages } from "../i18n/index.ts";

export { capital } from "../i18n/en/words.ts";

/** Accessible name of a card: "Ace of hearts, trump". `trump` is `null` where there is none to speak of. */
export const cardLabel = (messages: Messages, card: Card, trump: Suit | null): string => {
  const name = capital(messages.cards.name(card));
  return suitOf(card) === trump ? messages.cards.trumpCard(name) : name;
};

/** What is trump, in words: "Trump: Hearts". */
export const trumpLabel = ({ cards, table }: Messages, trump: Suit): string =>
  table.stock.trump(capital(cards.suit(trump)));

/** The sign printed on the cards; always beside its name or a label, never alone for the ear. */
export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };
