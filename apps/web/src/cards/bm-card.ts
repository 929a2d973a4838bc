import type { Card, Suit } from "@bummerl/engine";
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import { deck } from "../state/preferences.ts";
import { StoreController } from "../state/store.ts";
import { backUrl, faceUrl } from "./deck.ts";
import { cardLabel } from "./names.ts";

/** How a card stands out: `dimmed` may not be played, `raised` is chosen or on its way, `dragged` follows the finger. */
export type CardLook = "plain" | "dimmed" | "raised" | "dragged" | "won";

/**
 * One playing card, face or back. Its width is `--bm-card-width`. It knows no rules and is not operated itself: a
 * button around it is.
 */
@customElement("bm-card")
export class BmCard extends LitElement {
  static override readonly styles = css`
    :host {
      display: block;
      inline-size: var(--bm-card-width, 80px);
      aspect-ratio: 5 / 7;
      border-radius: 5% / 3.6%;
      background: #fff;
      box-shadow: 0 1px 3px rgb(0 0 0 / 35%);
      user-select: none;
      -webkit-user-select: none;
    }
    img {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      border-radius: inherit;
      pointer-events: none;
      font-size: 0.75rem;
      color: #222;
    }
    :host([look="dimmed"]) img {
      filter: brightness(0.72) saturate(0.7);
    }
    :host([look="raised"]) {
      box-shadow: 0 6px 14px rgb(0 0 0 / 45%);
    }
    :host([look="dragged"]) {
      box-shadow: 0 12px 26px rgb(0 0 0 / 50%);
    }
    :host([look="won"]) {
      box-shadow:
        0 0 0 3px #e7c873,
        0 2px 6px rgb(0 0 0 / 40%);
    }
  `;

  /** `null` shows the back. */
  @property({ attribute: false }) card: Card | null = null;
  /** Trump of the deal, told in the name of a trump; `null` where it does not matter. */
  @property({ attribute: false }) trump: Suit | null = null;
  @property({ reflect: true }) look: CardLook = "plain";
  /** Named by something around it: then the picture itself says nothing. */
  @property({ type: Boolean }) silent = false;

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [deck]);
  }

  override render(): TemplateResult {
    const { card } = this;
    const name = card === null ? t().cards.back : cardLabel(t(), card, this.trump);
    const source = card === null ? backUrl() : faceUrl(card, deck.value);
    return html`<img src=${source} alt=${this.silent ? "" : name} draggable="false" decoding="async" />`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-card": BmCard;
  }
}
