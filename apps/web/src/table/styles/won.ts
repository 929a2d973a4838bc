import { css } from "lit";

/** The piles of won tricks. */
export const wonStyles = css`
  .won {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    align-items: center;
    gap: 6px;
    font-size: var(--bm-text-1);
  }
  .tricks {
    /* Both piles with their words find room in the middle, however small it is. */
    --pile: max(24px, min(var(--bm-pile-card), (100cqh - 4 * var(--bm-letter)) / 2.8));
    --bm-card-width: var(--pile);
    display: grid;
    justify-items: center;
    gap: 1px;
    min-inline-size: max(44px, var(--pile) * 1.4);
    min-block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--bm-radius-s);
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    cursor: pointer;
    touch-action: manipulation;
  }
  .tricks:hover .won-count {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .won-pile {
    position: relative;
    display: block;
    inline-size: calc(var(--pile) * 1.4);
    block-size: calc(var(--pile) * 1.4);
  }
  .won-pile[data-bare] {
    inline-size: var(--pile);
    border: 1px dashed var(--bm-felt-line);
    border-radius: var(--bm-radius-s);
  }
  .won-pile bm-card {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(var(--pile) * 0.2);
    rotate: 4deg;
  }
  .won-pile bm-card:nth-child(2) {
    rotate: 96deg;
  }
  .won-pile bm-card:nth-child(3) {
    rotate: -4deg;
  }

  @container table (orientation: portrait) and (min-width: 42rem) and (min-height: 36rem) {
    .won {
      font-size: var(--bm-text-2);
    }
  }

  @container table (min-width: 60rem) and (min-height: 33.01rem) {
    .won {
      justify-self: start;
      margin-inline-start: 2cqw;
      font-size: var(--bm-text-2);
    }
  }

  @container table (orientation: landscape) and (max-height: 33rem) {
    .won {
      font-size: calc(var(--bm-letter) * 0.8);
    }
  }
`;
