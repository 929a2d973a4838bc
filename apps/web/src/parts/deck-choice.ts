import { html, type TemplateResult } from "lit";
import "../cards/bm-suit.ts";
import type { Messages } from "../i18n/index.ts";
import { type Deck, deck } from "../state/preferences.ts";
import { choice } from "./choice.ts";

const SUITS = ["H", "S", "D", "C"] as const;

const signs = (of: Deck): TemplateResult =>
  html`${SUITS.map((suit) => html`<bm-suit badge .suit=${suit} .deck=${of}></bm-suit>`)}`;

/**
 * Which cards one plays with. The signs are drawn here: nothing of a deck is fetched to be chosen. `hints`: a line on
 * each, where the cards themselves are not beside it.
 */
export const deckChoice = ({ settings }: Messages, hints: boolean): TemplateResult => {
  const texts = settings.preferences.deck;
  return choice<Deck>({
    name: "deck",
    legend: texts.label,
    hint: texts.hint,
    options: deck.choices.map((each) => ({
      value: each,
      text: texts.values[each],
      ...(hints ? { hint: texts.hints[each] } : {}),
      picture: signs(each),
    })),
    value: deck.value,
    choose: (value) => deck.set(value),
  });
};
