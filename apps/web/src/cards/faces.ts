import { type Card, rankOf, suitOf } from "@bummerl/engine";
import { css, html, nothing, svg, type TemplateResult } from "lit";
import type { Messages } from "../i18n/index.ts";
import type { Deck } from "../state/preferences.ts";
import { printedLetter } from "./letters.ts";
import { capital } from "./names.ts";
import { suitShape } from "./suit-shapes.ts";

type Side = "start" | "end";

/** Figures as narrow as one letter, so that they fit the strip that stays free of a card; around the origin. */
const TEN = "M-39-55-22-68V0M17-67C5-67-1-58-1-46V-22C-1-10 5-1 17-1S35-10 35-22V-46C35-58 29-67 17-67Z";

/** Card paper behind a large index, from its edge inwards: as far as the pips of a ten, narrower beside an ace's. */
const plateOf = (letter: string): string =>
  letter === "10" || letter === "X"
    ? "M0 0H88V148Q88 160 76 160H0Z"
    : "M0 0H93V84Q93 92 85 94Q79 96 79 104V142Q79 160 61 160H0Z";

/** Rank over sign in a box of 100 × 160. */
const corner = (letter: string, card: Card, deck: Deck, side: Side, plate: boolean): TemplateResult => {
  const x = side === "start" ? 46 : 54;
  return html`<svg class="corner ${side}" viewBox="0 0 100 160" aria-hidden="true" data-letter=${letter}>
    ${plate ? svg`<path class="plate" d=${plateOf(letter)} />` : nothing}
    ${
      letter === "10"
        ? svg`<path class="ten" transform=${`translate(${x} 83)`} d=${TEN} />`
        : svg`<text x=${x} y="83">${letter}</text>`
    }
    <g transform=${`translate(${x} 123) scale(0.66)`}>${suitShape(suitOf(card), deck)}</g>
  </svg>`;
};

/** Large letter and sign over the left upper corner of a picture, which the next card of a hand leaves free. */
export const bigIndex = (card: Card, deck: Deck): TemplateResult =>
  corner(printedLetter(rankOf(card), deck), card, deck, "start", true);

/** A card without a picture: letter and sign in both upper corners, below them its name in words. */
export const textFace = (card: Card, deck: Deck, { cards }: Messages): TemplateResult => html`
  ${(["start", "end"] as const).map((side) => corner(cards.letter(rankOf(card)), card, deck, side, false))}
  <span class="words" aria-hidden="true">
    <b>${capital(cards.rank(rankOf(card)))}</b>
    <span>${capital(cards.suit(suitOf(card)))}</span>
  </span>`;

export const faceStyles = css`
  .corner {
    position: absolute;
    inset-block-start: 2%;
    inline-size: 43%;
    block-size: auto;
  }
  .letters .corner {
    inline-size: 47%;
  }
  .corner.start {
    inset-inline-start: 2.5%;
  }
  .corner.end {
    display: var(--bm-card-end, inline);
    inset-inline-end: 2.5%;
  }
  .plate {
    fill: var(--bm-card-paper);
  }
  .corner text {
    font: 700 104px var(--bm-font-text);
    text-anchor: middle;
    fill: currentColor;
  }
  .ten {
    fill: none;
    stroke: currentColor;
    stroke-width: 14;
  }
  .words {
    position: absolute;
    inset-inline: 7%;
    inset-block-end: 5%;
    /* Where cards overlap, a hand shows the strip alone: letter and sign. */
    display: var(--bm-card-words, grid);
    padding-block-start: 5cqi;
    border-block-start: max(1px, 3.5cqi) double currentColor;
    font: 500 15cqi / 1.15 var(--bm-font-text);
    text-align: center;
  }
  .words b {
    font-size: 21cqi;
    line-height: 1.1;
  }
`;
