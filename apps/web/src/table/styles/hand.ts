import { css } from "lit";

/** Own hand: cards overlap only as far as the table is narrow; each keeps a strip a finger can hit. */
export const handStyles = css`
  .mine {
    padding-block-end: 4px;
  }
  .hand {
    display: flex;
    justify-content: center;
    min-inline-size: 0;
    min-block-size: calc(var(--card) * 1.4 + 10px);
    padding-block-start: 8px;
  }
  .hand-card {
    flex: 0 1 calc(var(--card) + 8px);
    min-inline-size: 44px;
    block-size: calc(var(--card) * 1.4);
    padding: 0;
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    cursor: pointer;
    touch-action: none;
    transition: translate 120ms ease-out;
    -webkit-tap-highlight-color: transparent;
  }
  .hand-card:last-child {
    flex: 0 0 var(--card);
  }
  .hand-card[aria-disabled] {
    cursor: default;
    touch-action: manipulation;
  }
  .hand-card:focus-visible {
    translate: 0 -8px;
  }
  /* A finger leaves its hover behind on the card it tapped. */
  @media (hover: hover) {
    .hand-card:hover:not([aria-disabled]) {
      translate: 0 -8px;
    }
  }
  .hand-card:focus-visible {
    outline: none;
  }
  .hand-card:focus-visible bm-card {
    outline: 3px solid #ffe08a;
    outline-offset: 0;
  }
  .hand-card.dragging bm-card {
    box-shadow: 0 12px 26px rgb(0 0 0 / 50%);
  }
  @media (prefers-reduced-motion: reduce) {
    .hand-card {
      transition: none;
    }
  }
`;
