import { type Card, type Suit, suitOf } from "@bummerl/engine";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import { cardIndex, deck } from "../state/preferences.ts";
import { StoreController } from "../state/store.ts";
import { backUrl, faceUrl } from "./deck.ts";
import { bigIndex, faceStyles, textFace } from "./faces.ts";
import { cardLabel } from "./names.ts";
import { pictureOf } from "./pictures.ts";
import { suitColours } from "./suit-shapes.ts";

/** How a card stands out: `dimmed` may not be played, `raised` is chosen or on its way, `dragged` follows the finger. */
export type CardLook = "plain" | "dimmed" | "raised" | "dragged" | "won";

/**
 * One playing card, face or back. Its width is `--bm-card-width`, a length without percentages. It knows no rules and
 * is not operated itself: a button around it is. A picture is shown when it can be painted whole; one that does not come
 * is replaced by letters.
 */
@customElement("bm-card")
export class BmCard extends LitElement {
  static override readonly styles = [
    suitColours,
    faceStyles,
    css`
      :host {
        display: block;
        inline-size: var(--bm-card-width, 80px);
        aspect-ratio: 5 / 7;
        border-radius: 5% / 3.6%;
        background: var(--bm-card-paper);
        box-shadow: var(--bm-elevation-card);
        user-select: none;
        -webkit-user-select: none;
        forced-color-adjust: none;
        /* A card is no mirror image, whichever hand the table is laid out for. */
        direction: ltr;
        /* Letters never show through the card that lies over them. */
        isolation: isolate;
        contain: layout style;
      }
      .card {
        position: relative;
        block-size: 100%;
        border-radius: inherit;
        pointer-events: none;
        box-shadow: inset 0 0 0 1px var(--bm-card-line);
      }
      /* Only what is drawn here is measured by the card: a picture needs no container of its own. */
      :is(.back, .letters) {
        container-type: inline-size;
      }
      /* Its paper is dimmed with it. */
      .letters {
        background: inherit;
      }
      .back::before {
        content: "";
        position: absolute;
        inset: 3.2% 4.5%;
        border-radius: 4% / 2.9%;
        border: max(1px, 1.2cqi) double var(--bm-velvet-ink);
        background: var(--bm-velvet);
      }
      img {
        display: block;
        position: absolute;
        inset: 0 auto auto 0;
        inline-size: 100%;
        block-size: 100%;
      }
      /*
       * A drawing is laid out and recorded anew whenever it is drawn in another size or at another place. So all are
       * laid out in one size, each at its own origin, and brought to the card's by a scale; they stay drawings, and sharp.
       */
      @supports (scale: tan(atan2(1px, 2px))) {
        img {
          inline-size: 240px;
          block-size: 336px;
          transform-origin: 0 0;
          scale: tan(atan2(var(--bm-card-width, 80px), 240px));
        }
      }
      .coming > * {
        animation: late 150ms 400ms backwards;
      }
      @keyframes late {
        from {
          opacity: 0;
        }
      }
      :host([look="dimmed"]) .card {
        filter: brightness(0.8) saturate(0.7);
      }
      :host([look="raised"]) {
        box-shadow: var(--bm-elevation-card-lifted);
      }
      :host([look="dragged"]) {
        box-shadow: var(--bm-elevation-card-lifted);
      }
      /* A picture of its own, so that it can come into sight without the card being drawn anew. */
      :host([look="won"])::after {
        content: "";
        position: absolute;
        inset: 0;
        border-radius: inherit;
        box-shadow: 0 0 0 3px var(--bm-card-ring, var(--bm-lamp));
        pointer-events: none;
      }
    `,
  ];

  /** `null` shows the back. */
  @property({ attribute: false }) card: Card | null = null;
  /** Trump of the deal, told in the name of a trump; `null` where it does not matter. */
  @property({ attribute: false }) trump: Suit | null = null;
  @property({ reflect: true }) look: CardLook = "plain";
  /** Named by something around it: then the picture itself says nothing. */
  @property({ type: Boolean }) silent = false;

  /** What is painted now: with another deck the old picture stays until the new one is ready. */
  private painted: string | null = null;
  private watched: string | null = null;
  private unwatch: (() => void) | null = null;
  /** Shows what is painted. Another card may have taken it while this one was not on the page. */
  private image: HTMLImageElement | null = null;

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [deck, cardIndex]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watch(null);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const url = this.card === null ? backUrl(deck.value) : faceUrl(this.card, deck.value);
    this.watch(url);
    const ready = url !== null && pictureOf(url).value === "ready";
    const failed = url === null || pictureOf(url).value === "failed";
    if (ready) this.painted = url;
    else if (failed || changed.has("card")) this.painted = null;
  }

  protected override render(): TemplateResult {
    const { card } = this;
    if (this.painted !== null)
      return html`<div class="card" data-suit=${card === null ? nothing : suitOf(card)} data-deck=${deck.value}>
        ${card !== null && cardIndex.value === "big" ? bigIndex(card, deck.value) : nothing}
      </div>`;
    const coming = this.watched !== null && pictureOf(this.watched).value === "coming";
    return html`<div
      class="card ${card === null ? "back" : "letters"} ${coming ? "coming" : ""}"
      data-suit=${card === null ? nothing : suitOf(card)}
      data-deck=${deck.value}
      role=${this.silent ? nothing : "img"}
      aria-label=${this.silent ? nothing : this.cardName()}
      aria-hidden=${this.silent ? "true" : nothing}
    >
      ${card === null ? nothing : textFace(card, deck.value, t())}
    </div>`;
  }

  /** Pictures move from card to card and are not Lit's: it draws around them. */
  protected override updated(): void {
    const { painted } = this;
    const place = painted === null ? null : this.renderRoot.querySelector(".card");
    if (painted === null || place === null) return;
    if (this.image?.parentNode !== place || this.image.getAttribute("src") !== painted) {
      if (this.image?.parentNode === place) this.image.remove();
      this.image = pictureOf(painted).take();
      place.prepend(this.image);
    }
    this.image.alt = this.silent ? "" : this.cardName();
  }

  private cardName(): string {
    return this.card === null ? t().cards.back : cardLabel(t(), this.card, this.trump);
  }

  /** Renders anew when this picture comes or fails. */
  private watch(url: string | null): void {
    if (url === this.watched) return;
    this.unwatch?.();
    this.watched = url;
    this.unwatch = url === null ? null : pictureOf(url).subscribe(() => this.requestUpdate());
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-card": BmCard;
  }
}
