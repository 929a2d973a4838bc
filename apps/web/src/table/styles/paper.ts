import { css, unsafeCSS } from "lit";
import squares from "../../assets/house/squares.svg?url";

const SQUARES = unsafeCSS(`url("${squares}")`);

/** Results and notices: a menu card laid on the cloth. It may scroll; no deal runs while it lies there. */
export const paperStyles = css`
  .felt.paper-felt {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    align-content: start;
    padding: var(--bm-space-2);
    overflow: hidden;
  }
  .paper-felt .request {
    position: static;
    grid-area: 1 / 1;
    margin-block-end: var(--bm-space-2);
  }
  .sheet-on-table {
    grid-area: 2 / 1;
    overflow: auto;
    overscroll-behavior: contain;
    inline-size: min(100%, 60rem);
    max-block-size: 100%;
    justify-self: center;
    align-self: start;
    padding: var(--bm-space-4);
    border-radius: var(--bm-radius-m);
    border: 1px solid var(--bm-brass);
    outline: 1px solid var(--bm-brass);
    outline-offset: -6px;
    background: var(--bm-paper);
    color: var(--bm-ink);
    box-shadow: var(--bm-elevation-3);
  }
  .sheet-on-table.small {
    align-self: center;
    inline-size: min(100%, 30rem);
    text-align: center;
  }
  .sheet-on-table.small .row {
    justify-content: center;
  }
  .sheet-on-table p {
    text-wrap: pretty;
    margin-block-end: var(--bm-space-2);
  }
  .summary {
    margin-block-end: var(--bm-space-4);
    padding-block-end: var(--bm-space-4);
    border-block-end: 3px double var(--bm-brass);
  }
  .summary h2 {
    margin-block-end: var(--bm-space-1);
    font-size: var(--bm-text-5);
  }
  .summary h2.second {
    margin-block-start: var(--bm-space-2);
    font-size: var(--bm-text-3);
  }
  .go-on {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--bm-space-2) var(--bm-space-3);
    margin-block-start: var(--bm-space-4);
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
    gap: var(--bm-space-1);
    margin-block: var(--bm-space-3);
  }
  .sheet-on-table .counters-now {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--bm-space-3);
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
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
  .moment .last-trick {
    order: 1;
    margin-block-start: var(--bm-space-4);
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

  .still-life {
    --bm-card-width: 64px;
    display: none;
    justify-content: center;
    gap: 26px;
    padding-block: 10px 20px;
  }
  .still-life > span {
    position: relative;
    display: flex;
  }
  .still-life > span:not(.fan) bm-card + bm-card {
    position: absolute;
    translate: -3px -3px;
  }
  .still-life > span:nth-child(1):not(.fan) {
    rotate: -4deg;
  }
  .still-life > span:nth-child(2) {
    rotate: 6deg;
    translate: 0 8px;
  }
  .band::after {
    content: "";
    position: absolute;
    inset-block: 38% 30%;
    inset-inline: -5px -2px;
    border-block: 3px double var(--bm-card-line);
    background: var(--bm-card-paper);
  }
  .fan bm-card {
    margin-inline: -14px;
    transform-origin: 50% 130%;
  }
  .fan bm-card:nth-child(1) {
    rotate: -22deg;
  }
  .fan bm-card:nth-child(2) {
    rotate: -11deg;
  }
  .fan bm-card:nth-child(4) {
    rotate: 11deg;
  }
  .fan bm-card:nth-child(5) {
    rotate: 22deg;
  }
  @container table (min-height: 32rem) {
    .still-life {
      display: flex;
    }
  }
  @container table (min-width: 42rem) and (min-height: 36rem) {
    .felt.paper-felt {
      padding: var(--bm-space-5);
    }
    .sheet-on-table {
      padding: var(--bm-space-5) var(--bm-space-6);
    }
    .sheet-on-table.small {
      inline-size: min(100%, 36rem);
      font-size: 1.1rem;
    }
    .still-life {
      --bm-card-width: 96px;
    }
  }
`;
