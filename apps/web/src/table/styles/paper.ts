import { css } from "lit";

/** Results and notices: a sheet of paper laid on the cloth. It may scroll; no deal runs while it lies there. */
export const paperStyles = css`
  .felt.paper-felt {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    align-content: start;
    overflow: hidden;
  }
  .paper-felt .request {
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
    border-radius: var(--bm-radius);
    background: var(--bm-paper);
    color: var(--bm-ink);
    box-shadow: var(--bm-shadow-2);
  }
  .sheet-on-table.small {
    align-self: center;
    inline-size: min(100%, 28rem);
  }
  .sheet-on-table p {
    margin-block-end: var(--bm-space-2);
  }
  .summary {
    margin-block-end: var(--bm-space-4);
    padding-block-end: var(--bm-space-4);
    border-block-end: 1px solid var(--bm-line);
  }
  .summary h2 {
    margin-block-end: var(--bm-space-1);
    font-size: 1.5rem;
  }
  .summary h2.second {
    font-size: 1.15rem;
  }
  .go-on {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--bm-space-2) var(--bm-space-3);
    margin-block-start: var(--bm-space-3);
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
  .fan {
    --bm-card-width: 58px;
    display: none;
    justify-content: center;
    padding-block: 4px 14px;
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
  @container table (min-height: 560px) {
    .fan {
      display: flex;
    }
  }
  @container table (min-width: 700px) and (min-height: 600px) {
    .sheet-on-table {
      padding: var(--bm-space-5);
    }
    .sheet-on-table.small {
      inline-size: min(100%, 34rem);
      font-size: 1.1rem;
      text-align: center;
    }
    .sheet-on-table.small .row {
      justify-content: center;
    }
    .fan {
      --bm-card-width: 84px;
      padding-block: 10px 20px;
    }
  }
`;
