import { css, unsafeCSS } from "lit";
import squares from "../../assets/house/squares.svg?url";

const SQUARES = unsafeCSS(`url("${squares}")`);

/** What a deal or a Bummerl came to, the way on, and the mat the tally is kept on. */
export const resultStyles = css`
  .sheet-on-table .look-through {
    margin-block-end: var(--bm-space-4);
  }
  .look-through p {
    margin: 0;
  }
  /* On paper the lamp's yellow would hardly be seen. */
  .sheet-on-table .last-trick bm-card[look="won"] {
    --bm-card-ring: var(--bm-brass);
  }
  .summary .last-trick {
    margin-block-end: var(--bm-space-2);
  }
  .summary h2 {
    margin-block-end: var(--bm-space-1);
    font-size: var(--bm-text-5);
  }
  @container table (max-width: 21.99rem) {
    .summary h2 {
      font-size: var(--bm-text-4);
    }
    .sheet-on-table .go-on .button {
      flex: 1 1 auto;
      min-inline-size: 0;
      padding-inline: var(--bm-space-2);
    }
  }
  .summary h2.second {
    margin-block-start: var(--bm-space-2);
    font-size: var(--bm-text-3);
  }
  /* In sight wherever the paper is scrolled to: below what is read first, above what is looked through. */
  .go-on {
    --behind: calc(1px - var(--margin));
    position: sticky;
    inset-block: var(--behind);
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--bm-space-2) var(--bm-space-3);
    margin: 0 var(--behind) var(--bm-space-3);
    padding: var(--bm-space-2) var(--margin) var(--bm-space-3);
    background: var(--bm-paper);
  }
  .go-on:last-child {
    margin-block-end: var(--behind);
  }
  /* What goes under it fades instead of being cut through a line of words. */
  .go-on::before,
  .go-on::after {
    content: "";
    position: absolute;
    inset-inline: 0;
    block-size: var(--bm-space-3);
    pointer-events: none;
  }
  .go-on::before {
    inset-block-end: 100%;
    background: linear-gradient(to top, var(--bm-paper), transparent);
  }
  .go-on::after {
    inset-block-start: 100%;
    background: linear-gradient(to bottom, var(--bm-paper), transparent);
  }
  .go-on .primary {
    min-inline-size: 9rem;
  }
  .go-on .hint {
    margin: 0;
  }
  .waiting-for {
    font-weight: 600;
  }
  .sheet-on-table .presence {
    margin-inline-start: 6px;
  }
  .sheet-on-table .presence[data-here="true"]::before {
    background: var(--bm-ok);
    border-color: var(--bm-ok);
  }

  .standing-now {
    display: grid;
    grid-template-columns: minmax(0, auto) auto;
    justify-content: start;
    gap: var(--bm-space-1) var(--bm-space-3);
    margin-block: var(--bm-space-3);
  }
  /* Beside the last trick there is no room for names on a phone. */
  @container table (max-width: 25.99rem) {
    .standing-now {
      clear: inline-end;
    }
  }
  .sheet-on-table .counters-now {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    margin: 0;
    font-weight: 600;
    line-height: 1.35;
    text-align: start;
    /* A name stays together, whatever that leaves for the second line. */
    text-wrap: wrap;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .squares {
    display: inline-flex;
    gap: 3px;
  }
  .squares i {
    inline-size: 13px;
    block-size: 13px;
    border: 1.5px solid var(--bm-ink);
  }
  .squares .won-square {
    background: var(--bm-ink);
  }

  /* A Bummerl is over: one moment of the evening. */
  .moment .summary {
    display: grid;
    justify-items: center;
    text-align: center;
  }
  .moment .summary > p {
    text-wrap: balance;
  }
  .moment .summary h2:not(.second) {
    font-size: var(--bm-text-6);
    font-weight: 700;
  }
  .moment .summary h2:not(.second)::after {
    content: "";
    display: block;
    inline-size: 104px;
    block-size: 8px;
    margin: var(--bm-space-3) auto;
    background: var(--bm-brass);
    mask: ${SQUARES} 0 0 / 8px;
  }
  @container table (orientation: landscape) and (max-height: 33rem) {
    .moment .summary h2:not(.second) {
      font-size: var(--bm-text-5);
    }
    .moment .summary h2:not(.second)::after {
      margin-block: var(--bm-space-2);
    }
  }
  .moment .standing-now {
    justify-content: center;
  }
  .moment .last-trick {
    order: 1;
    margin-block: var(--bm-space-4) var(--bm-space-3);
  }
  .moment .go-on {
    justify-content: center;
  }
  .mat {
    margin: var(--bm-space-3) 0;
    display: grid;
    justify-items: center;
    gap: var(--bm-space-1);
  }
  .mat-face {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
    inline-size: min(100%, 17rem);
    min-block-size: 6.5rem;
    padding: var(--bm-space-3);
    border-radius: var(--bm-radius-l);
    border: 2px solid var(--bm-brass);
    outline: 1px solid var(--bm-brass);
    outline-offset: -7px;
    background: var(--bm-paper-raised);
    box-shadow: var(--bm-elevation-1);
    rotate: -1.5deg;
  }
  .mat-face > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    padding-inline: var(--bm-space-2);
    text-align: center;
    min-inline-size: 0;
  }
  .mat-face > div + div {
    border-inline-start: 2px solid var(--bm-ink);
  }
  .mat-face b {
    display: grid;
    align-items: end;
    overflow-wrap: anywhere;
    font: 600 var(--bm-text-2) / 1.15 var(--bm-font-display);
    border-block-end: 2px solid var(--bm-ink);
  }
  .dots {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-content: start;
    align-items: center;
    gap: 5px;
    padding-block-start: var(--bm-space-2);
  }
  .dots i {
    inline-size: 15px;
    block-size: 14px;
    border-radius: 52% 48% 55% 45%;
    background: var(--bm-ink);
  }
  .dots .big {
    inline-size: 23px;
    block-size: 22px;
  }
  @media (prefers-reduced-motion: no-preference) {
    .dots .fresh {
      animation: dotted 700ms var(--bm-ease) 500ms backwards;
    }
    @keyframes dotted {
      from {
        scale: 0.2;
        opacity: 0;
      }
    }
  }
  .beside .mat {
    margin-block: 0 var(--bm-space-3);
  }
  .beside .mat-face {
    min-block-size: 5rem;
  }
`;
