import { css } from "lit";

/** The stock with its up-card, and what is trump. */
export const stockStyles = css`
  .stock {
    --bm-card-width: var(--stock-card);
    display: grid;
    gap: 5px;
    justify-items: center;
    font-size: var(--bm-text-1);
    line-height: 1.3;
    text-align: center;
    max-inline-size: max(var(--stock-card) * 1.45, var(--stock-wide));
  }
  /* The up-card stands upright, its upper half in sight; the stock lies across it. */
  .pile-box {
    position: relative;
    inline-size: calc(var(--stock-card) * 1.4);
    block-size: calc(var(--stock-card) * 1.8);
  }
  .stock .pile {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    inline-size: calc(var(--stock-card) * 1.4);
    block-size: var(--stock-card);
    border-radius: var(--bm-radius-s);
  }
  .stock .pile bm-card {
    position: absolute;
    inset-block-start: calc(var(--stock-card) * -0.2);
    inset-inline-start: calc(var(--stock-card) * 0.2);
    rotate: 90deg;
  }
  .stock .pile bm-card:nth-child(2) {
    translate: -1.5px -1.5px;
  }
  .stock .pile bm-card:nth-child(3) {
    translate: -3px -3px;
  }
  .up-card {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(var(--stock-card) * 0.2);
    border-radius: var(--bm-radius-s);
  }
  .up-card.takeable {
    touch-action: none;
    cursor: grab;
  }
  .stock[data-closed] .up-card {
    z-index: 1;
    inset-block-start: calc(var(--stock-card) * 0.34);
    rotate: 7deg;
  }
  .stock :is(.pile, .up-card).under-card {
    outline: 3px solid var(--bm-lamp);
    outline-offset: 3px;
  }
  /* Nothing is left to draw: the sign of trump takes the room. */
  .stock[data-empty] .pile-box {
    display: none;
  }
  .stock[data-empty] .sign {
    font-size: calc(var(--stock-card) * 0.6);
  }
  .stock[data-empty] .trump {
    grid-template-columns: auto;
    justify-items: center;
    gap: 4px;
    padding: 0;
    border: 0;
    background: none;
    text-align: center;
  }
  .left {
    font-variant-numeric: tabular-nums;
  }
  .stock[data-closed] .left {
    padding: 1px 10px;
    border-radius: var(--bm-radius-s);
    background: var(--bm-ivory);
    color: var(--bm-ivory-ink);
    font-weight: 700;
  }
  /* Two lines, so that it is no broader than the stock in any language. */
  .trump {
    display: inline-grid;
    grid-template-columns: auto auto;
    align-items: center;
    justify-content: center;
    gap: 0 6px;
    padding: 3px 12px 3px 4px;
    border: 1px solid var(--bm-inlay);
    border-radius: var(--bm-radius-l);
    background: var(--bm-felt-shade);
    line-height: 1.15;
    text-align: start;
  }
  .trump b {
    display: block;
    font-weight: 700;
  }
  .sign {
    font-size: calc(var(--bm-letter) * 1.3);
  }

  @container table (max-width: 21.99rem) {
    .trump {
      gap: 0 4px;
      padding: 2px 9px 2px 3px;
    }
  }

  @container table (orientation: portrait) and (min-width: 42rem) and (min-height: 36rem) {
    .stock {
      font-size: var(--bm-text-2);
    }
  }

  @container table (min-width: 60rem) and (min-height: 33.01rem) {
    .stock {
      justify-self: end;
      margin-inline-end: 2cqw;
      font-size: var(--bm-text-2);
      gap: 8px;
    }
  }

  @container table (orientation: landscape) and (max-height: 33rem) {
    .stock {
      gap: 3px;
      font-size: calc(var(--bm-letter) * 0.8);
    }
    .trump {
      padding: 1px 9px 1px 3px;
    }
    .sign {
      font-size: calc(var(--bm-letter) * 1.15);
    }
  }
`;
