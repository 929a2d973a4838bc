import { css, unsafeCSS } from "lit";
import cane from "../../assets/house/cane.svg?url";

const CANE = unsafeCSS(`url("${cane}")`);

/**
 * Rim and rows. Sizes are of the table itself, not of the screen: a page may put something around it. Four layouts:
 * upright (a phone held upright, a tablet), `short` (a phone held sideways), `room` (more rim, larger letters) and
 * `beside` (a paper beside the table). Widths and heights are in letters (rem): who enlarges them gets the layout that
 * fits. Only where not even that is enough does the table scroll.
 */
export const boardStyles = css`
  :host {
    display: block;
    block-size: var(--bm-table-block-size, 100dvh);
    container: table / size;
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    color: var(--bm-felt-ink);
    background: var(--bm-rim);
  }
  .board {
    /* A letter as it was wished for. On a phone it grows as far as the whole table stays in sight (styles/narrow.ts). */
    --bm-letter: 1rem;
    /* What is not cards: rim, buttons, gaps; and the lines of text. */
    --not-cards: 160px + 3.9rem;
    --bm-hand-card: clamp(56px, min(36cqw, (100cqh - (var(--not-cards))) / 3.85), 13.5rem);
    --back-card: max(30px, calc(var(--bm-hand-card) * 0.42));
    --bm-pile-card: max(28px, calc(var(--bm-hand-card) * 0.34));
    --bm-card-width: var(--bm-hand-card);
    --rim: 4px;
    position: relative;
    isolation: isolate;
    min-block-size: 100%;
    display: grid;
    grid-template: "top" auto "felt" var(--cloth, minmax(min-content, 1fr)) "acts" auto / minmax(0, 1fr);
    padding: 0 max(var(--rim), env(safe-area-inset-right)) max(var(--rim), env(safe-area-inset-bottom))
      max(var(--rim), env(safe-area-inset-left));
    background: var(--bm-grain), var(--bm-rim);
  }
  .board:not([data-scene="play"]) {
    block-size: 100%;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  /*
   * From the smallest phone up everything fits. Then the cloth is as high as it is and nobody asks how high it would like to be:
   * asking lays the middle out at a height that is not its own, and every card in it is measured and styled anew.
   */
  @container table ((min-width: 20rem) and (min-height: 35rem)) or ((min-width: 35rem) and (min-height: 20rem)) or ((orientation: landscape) and (max-height: 33rem) and (min-width: 560px) and (min-height: 320px)) {
    .board[data-scene="play"] {
      block-size: 100%;
      --cloth: minmax(0, 1fr);
    }
    .board[data-scene="play"] .felt {
      contain: size;
    }
  }
  /* Cane in the bentwood, where the rim is broad enough to show it. */
  .board::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    display: none;
    background: var(--bm-inlay);
    opacity: calc(var(--bm-cane-opacity) * 0.3);
    mask: ${CANE} 0 0 / 24px;
  }
  .board:focus {
    outline: none;
  }
  .board :focus-visible {
    outline-color: var(--bm-lamp);
  }
  :is(.sheet-on-table, .request, .beside, bm-sheet) :focus-visible {
    outline-color: var(--bm-focus);
  }
  .loading {
    grid-area: felt;
    place-self: center;
    font: var(--bm-text-3) var(--bm-font-display);
  }
  p {
    margin: 0;
  }
  .beside {
    display: none;
  }

  /* For the left thumb the table is its own mirror image; what is written is not. */
  [data-thumb="left"]:is(.board),
  [data-thumb="left"] :is(.top, .felt, .mid, .acts, .theirs, .mine, .stock, .others) {
    direction: rtl;
  }
  [data-thumb="left"] :is(.counters, .sides, .tally, .wood, .act, .theirs > *, .mine > *, .trick, .pile-box, .stock > p, .won, .hand),
  [data-thumb="left"] :is(.status, .request, .beside, .paper-felt > *) {
    direction: ltr;
  }

  @container table (min-width: 42rem) and (min-height: 36rem) {
    .board {
      --rim: 14px;
      --not-cards: 206px + 3.9rem;
    }
    .board::before {
      display: block;
    }
  }

  @container table (orientation: landscape) and (max-height: 33rem) {
    .board {
      --bm-hand-card: clamp(50px, min((100cqh - 60px) / 2.8, 100cqw - 17.6 * var(--bm-letter) - 180px), 9.5rem);
      --back-card: clamp(28px, 11cqh, 2.4rem);
      --bm-pile-card: max(24px, calc(var(--bm-hand-card) * 0.32));
      grid-template: "felt top" auto "felt acts" var(--cloth, minmax(min-content, 1fr)) / minmax(0, 1fr) calc(var(--bm-letter) * 7.25);
      column-gap: 4px;
      padding-block-start: 4px;
    }
    .board:not([data-scene="play"]) {
      grid-template: "top" auto "felt" minmax(0, 1fr) / minmax(0, 1fr);
    }
  }

  @container table (orientation: landscape) and (min-height: 33.01rem) and (max-width: 59.99rem) {
    .board {
      --bm-hand-card: clamp(56px, min(18cqw, (100cqh - (var(--not-cards))) / 3.15), 13.5rem);
    }
  }

  @container table (min-width: 60rem) and (min-height: 33.01rem) {
    .board {
      --beside: clamp(17rem, 24cqw, 25rem);
      --bm-hand-card: clamp(80px, min((100cqh - 200px - 2.9rem) / 3.5, (100cqw - var(--beside) - 5rem) / 5.15), 17rem);
      --back-card: calc(var(--bm-hand-card) * 0.44);
      --bm-pile-card: calc(var(--bm-hand-card) * 0.4);
      grid-template: "top top" auto "felt beside" var(--cloth, minmax(min-content, 1fr)) "acts beside" auto / minmax(0, 1fr) var(--beside);
      column-gap: var(--rim);
    }
    .board:not([data-scene="play"]) .felt {
      grid-column: 1 / -1;
      grid-row: 2 / -1;
    }
    .board[data-scene="play"] .menu {
      display: none;
    }
  }
`;
