import { cardOf, cardPoints, type Rank, type Suit } from "@bummerl/engine";
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import "../../cards/bm-card.ts";
import "../../cards/bm-suit.ts";
import { capital } from "../../cards/names.ts";
import { DeckAhead } from "../../cards/preload.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { choice, choiceStyles } from "../../parts/choice.ts";
import { deckChoice } from "../../parts/deck-choice.ts";
import { pageStyles } from "../../parts/page-styles.ts";
import { cardIndex, deck } from "../../state/preferences.ts";
import { StoreController } from "../../state/store.ts";
import { shared } from "../../styles/shared.ts";
import { clothStyles } from "./cloth-styles.ts";

/** From the highest down, as one learns them. */
const RANKS = ["A", "T", "K", "Q", "J"] as const satisfies readonly Rank[];
/** As the German deck has them: Herz, Laub, Schelle, Eichel. */
const SUITS = ["H", "S", "D", "C"] as const satisfies readonly Suit[];

/** All twenty cards of the chosen deck at once, laid out on the cloth; another deck is one press away. */
@customElement("bm-cards-page")
export class BmCardsPage extends LitElement {
  static override readonly styles = [
    shared,
    pageStyles,
    choiceStyles,
    clothStyles,
    css`
      .choose {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--bm-space-5);
        margin-block-end: var(--bm-space-5);
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [deck, cardIndex]);
    new DeckAhead(this);
  }

  protected override render(): TemplateResult {
    const { look, settings } = t();
    const index = settings.preferences.cardIndex;
    return html`
      <h1 tabindex="-1">${look.title}</h1>
      <p class="lead">${look.lead}</p>
      <div class="choose">
        ${deckChoice(t(), false)}
        ${choice({
          name: "cardIndex",
          legend: index.label,
          hint: index.hint,
          options: cardIndex.choices.map((value) => ({ value, text: index.values[value] })),
          value: cardIndex.value,
          choose: (value) => cardIndex.set(value),
        })}
      </div>
      ${this.cloth()}
      <p><a href="/settings">${look.toSettings}</a></p>
    `;
  }

  private cloth(): TemplateResult {
    const { cards, look, settings } = t();
    const name = settings.preferences.deck.values[deck.value];
    return html`<div class="cloth">
      <table>
        <caption class="visually-hidden">${look.cardsOf(name)}</caption>
        <thead>
          <tr>
            <td></td>
            ${RANKS.map((rank) => {
              const points = cardPoints(cardOf("H", rank));
              const title = capital(cards.rank(rank));
              return html`<th scope="col">
                <span class="visually-hidden">${look.rankWorth(title, points)}</span>
                <span aria-hidden="true"><span class="rank">${title}</span> <b class="points">${points}</b></span>
              </th>`;
            })}
          </tr>
        </thead>
        <tbody>
          ${SUITS.map(
            (suit) => html`<tr>
              <th scope="row">
                <bm-suit badge .suit=${suit}></bm-suit>
                <span class="suit">${capital(cards.suit(suit))}</span>
              </th>
              ${RANKS.map((rank) => html`<td><div><bm-card .card=${cardOf(suit, rank)}></bm-card></div></td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-cards-page": BmCardsPage;
  }
}
