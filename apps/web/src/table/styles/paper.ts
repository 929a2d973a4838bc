import { css } from "lit";

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
    /* What has the focus is not hidden by the row that stays in sight. */
    scroll-padding-block: calc(var(--bm-touch) + var(--bm-space-5));
    inline-size: min(100%, 60rem);
    max-block-size: 100%;
    justify-self: center;
    align-self: start;
    /* The double line of a menu card: what scrolls is cut off at the inner one, not between the two. */
    --edge: 6px;
    --margin: calc(var(--bm-space-4) - var(--edge));
    padding: var(--margin);
    border-radius: var(--bm-radius-m);
    border: var(--edge) solid var(--bm-paper);
    outline: 1px solid var(--bm-brass);
    outline-offset: -1px;
    background: var(--bm-paper);
    color: var(--bm-ink);
    box-shadow:
      inset 0 0 0 1px var(--bm-brass),
      var(--bm-elevation-3);
  }
  /* Windows' own colours draw every edge: of the two lines one is left. */
  @media (forced-colors: active) {
    .sheet-on-table {
      --edge: 1px;
      outline: 0;
    }
  }
  .sheet-on-table.small {
    align-self: center;
    inline-size: min(100%, 30rem);
    padding-block: var(--bm-space-4);
    text-align: center;
  }
  .sheet-on-table.small .row {
    justify-content: center;
  }
  .sheet-on-table.small p + :is(.row, .button) {
    margin-block-start: var(--bm-space-4);
  }
  .sheet-on-table.small > :last-child {
    margin-block-end: 0;
  }
  .sheet-on-table p {
    text-wrap: pretty;
    margin-block-end: var(--bm-space-2);
  }
  .sheet-on-table.small p {
    text-wrap: balance;
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
    margin-inline: -16px;
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
  /* A name stays whole before its owner's line does. */
  @container table (max-width: 25.99rem) {
    .sheet-on-table.small .presence {
      display: flex;
      justify-content: center;
      margin: 0;
    }
  }
  @container table (max-width: 21.99rem) {
    .still-life {
      --bm-card-width: 58px;
    }
  }
  @container table (min-width: 42rem) and (min-height: 36rem) {
    .felt.paper-felt {
      padding: var(--bm-space-5);
    }
    .sheet-on-table {
      --margin: calc(var(--bm-space-6) - var(--edge));
      padding-block: calc(var(--bm-space-5) - var(--edge));
    }
    .sheet-on-table.small {
      inline-size: min(100%, 36rem);
      padding-block: calc(var(--bm-space-5) - var(--edge));
      font-size: 1.1rem;
    }
    .still-life {
      --bm-card-width: 96px;
    }
  }
`;
