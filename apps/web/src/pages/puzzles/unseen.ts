import { type Card, RANKS, type Rank, rankOf, SUITS, suitOf } from "@bummerl/engine";
import { html, type TemplateResult } from "lit";
import "../../cards/bm-suit.ts";
import { printedLetter } from "../../cards/letters.ts";
import { t } from "../../i18n/index.ts";
import { deck } from "../../state/preferences.ts";

/** The cards that are out, suit by suit with the letters that stand on the cards; to the ear their names. */
export const unseen = (cards: readonly Card[], label: string): TemplateResult => {
  const { cards: names } = t();
  const letter = (rank: Rank): string =>
    deck.value === "text" ? names.letter(rank) : printedLetter(rank, deck.value);
  const suits = SUITS.map((suit) => ({
    suit,
    ranks: RANKS.filter((rank) => cards.some((card) => suitOf(card) === suit && rankOf(card) === rank)),
  })).filter(({ ranks }) => ranks.length > 0);
  return html`<p class="unseen">
    ${label}
    <span class="visually-hidden">${cards.map((card) => names.name(card)).join(", ")}</span>
    ${suits.map(
      ({ suit, ranks }) => html`<span class="suit number" aria-hidden="true"
        ><bm-suit .suit=${suit} badge></bm-suit> ${ranks.map((rank) => letter(rank)).join(" ")}</span
      >`,
    )}
  </p>`;
};
