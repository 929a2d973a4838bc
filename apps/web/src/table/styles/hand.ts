import { css } from "lit";

/** Own hand: cards overlap only as far as the table is narrow; each keeps a strip a finger can hit. */
export const handStyles = css`
  .hand {
    grid-area: hand;
    display: flex;
    justify-content: center;
    min-inline-size: 0;
    min-block-size: calc(var(--bm-hand-card) * 1.4 + 20px);
    padding-block: 12px 8px;
  }
  .hand-card {
    flex: 0 1 calc(var(--bm-hand-card) + 8px);
    min-inline-size: 44px;
    block-size: calc(var(--bm-hand-card) * 1.4);
    padding: 0;
    border: 0;
    border-radius: var(--bm-radius-s);
    background: none;
    color: inherit;
    cursor: pointer;
    touch-action: none;
    transition: translate var(--bm-motion-quick) var(--bm-ease);
    -webkit-tap-highlight-color: transparent;
  }
  .hand-card:last-child {
    flex: 0 0 var(--bm-hand-card);
  }
  .hand-card[aria-disabled] {
    cursor: default;
    touch-action: manipulation;
  }
  /* What may be played stands up a little: not only its light tells it. A rule that asked the table whose turn it is
     would have the styles of every card on it worked out anew with every turn. */
  .hand-card:not([aria-disabled]) bm-card {
    translate: 0 -5px;
  }
  .hand-card:focus-visible {
    translate: 0 -7px;
    outline: none;
  }
  /* A finger leaves its hover behind on the card it tapped. */
  @media (hover: hover) {
    .hand-card:hover:not([aria-disabled]) {
      translate: 0 -7px;
    }
  }
  .hand-card:focus-visible bm-card {
    outline: 3px solid var(--bm-lamp);
    outline-offset: 0;
  }
  /* What was advised stands out by place and frame. */
  .hand-card[data-advised] bm-card {
    translate: 0 -11px;
    outline: 3px dashed var(--bm-lamp);
    outline-offset: 1px;
  }
  .hand-card.dragging bm-card {
    box-shadow: var(--bm-elevation-3);
  }
  /* Half a word says less than none: a covered card shows its letter and sign. */
  @container table (orientation: portrait) and (max-width: 59.99rem) {
    .hand:not([data-few], [data-three]) .hand-card:not(:last-child) {
      --bm-card-words: none;
      --bm-card-end: none;
    }
  }
  /* Three lie side by side on all but a tall and narrow screen, where they are too large for that. */
  @container table (max-aspect-ratio: 11/20) {
    .hand[data-three] .hand-card:not(:last-child) {
      --bm-card-words: none;
      --bm-card-end: none;
    }
  }
  @container table (orientation: landscape) and (max-height: 33rem) and (max-width: 48rem) {
    .hand:not([data-few], [data-three]) .hand-card:not(:last-child) {
      --bm-card-words: none;
      --bm-card-end: none;
    }
  }
  @container table (max-height: 33rem) {
    .hand {
      min-block-size: calc(var(--bm-hand-card) * 1.4 + 14px);
      padding-block: 10px 4px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .hand-card {
      transition: none;
    }
  }
`;
