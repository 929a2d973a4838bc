import type { Suit } from "@bummerl/engine";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { type Deck, deck } from "../state/preferences.ts";
import { StoreController } from "../state/store.ts";
import { suitColours, suitShape } from "./suit-shapes.ts";

/**
 * The sign of a suit as the player's deck prints it, as high as the text around it. Silent: the name of the suit
 * stands beside it. `badge` puts it on a disc of card paper, to be read on any ground.
 */
@customElement("bm-suit")
export class BmSuit extends LitElement {
  static override readonly styles = [
    suitColours,
    css`
      :host {
        display: inline-block;
        inline-size: 1em;
        block-size: 1em;
        vertical-align: -0.125em;
        flex: none;
        line-height: 0;
        forced-color-adjust: none;
      }
      :host([badge]) {
        inline-size: 1.5em;
        block-size: 1.5em;
        padding: 0.24em;
        border-radius: 50%;
        background: var(--bm-card-paper);
        box-sizing: border-box;
        vertical-align: -0.4em;
      }
      svg {
        display: block;
        inline-size: 100%;
        block-size: 100%;
        overflow: visible;
      }
    `,
  ];

  @property({ reflect: true }) suit: Suit | null = null;
  /** Another deck than the player's own, for samples. */
  @property({ attribute: false }) deck: Deck | null = null;
  @property({ type: Boolean, reflect: true }) badge = false;

  constructor() {
    super();
    new StoreController(this, () => [deck]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute("aria-hidden", "true");
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.suit === null) return nothing;
    const shown = this.deck ?? deck.value;
    return html`<svg viewBox="-50 -50 100 100" data-suit=${this.suit} data-deck=${shown}>
      ${suitShape(this.suit, shown)}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-suit": BmSuit;
  }
}
