import { type Card, RANKS, rankOf, SUITS, suitOf } from "@bummerl/engine";
import { html, type TemplateResult } from "lit";
import "../../cards/bm-suit.ts";
import { t } from "../../i18n/index.ts";

/** The cards that are out, suit by suit as one writes them down; to the ear their names. */
export const unseen = (cards: readonly Card[], label: string): TemplateResult => {
  const { cards: names } = t();
  const suits = SUITS.map((suit) => ({
    suit,
    ranks: RANKS.filter((rank) => cards.some((card) => suitOf(card) === suit && rankOf(card) === rank)),
  })).filter(({ ranks }) => ranks.length > 0);
  return html`<p class="unseen">
    ${label}
    <span class="visually-hidden">${cards.map((card) => names.name(card)).join(", ")}</span>
    ${suits.map(
      ({ suit, ranks }) => html`<span class="suit number" aria-hidden="true"
        ><bm-suit .suit=${suit} badge></bm-suit> ${ranks.map((rank) => names.letter(rank)).join(" ")}</span
      >`,
    )}
  </p>`;
};
