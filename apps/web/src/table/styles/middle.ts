import { css } from "lit";

/** The middle of the table: the trick, on the thumb's side the stock, on the other what each has won. */
export const middleStyles = css`
  .mid {
    /* Its parts are as big as the room that is left for it. */
    container: mid / size;
    grid-area: mid;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 6px;
    border-radius: var(--bm-radius-m);
  }
  .mid > * {
    --dx: 0.24;
    --dy: 0.5;
    --stock-part: 0.6;
    --stock-card: max(
      36px,
      min(var(--bm-hand-card) * var(--stock-part), (100cqh - 4.9rem) / 1.8, 24cqw)
    );
    --trick-card: max(
      40px,
      min(
        var(--bm-hand-card),
        (100cqh - 14px) / (1.4 * (1 + var(--dy))),
        (100cqw - max(var(--stock-card) * 1.4, 6rem) - max(44px, var(--bm-pile-card) * 1.4) - 22px) / (1 + var(--dx))
      )
    );
  }
  .mid.under-card {
    box-shadow: inset 0 0 0 2px var(--bm-lamp);
    background: var(--bm-felt-shade);
  }
  .won {
    grid-area: 1 / 1;
    align-self: stretch;
  }
  .trick {
    grid-area: 1 / 2;
  }
  .stock {
    grid-area: 1 / 3;
  }

  .stock {
    --bm-card-width: var(--stock-card);
    display: grid;
    gap: 5px;
    justify-items: center;
    font-size: var(--bm-text-1);
    line-height: 1.3;
    text-align: center;
    max-inline-size: max(var(--stock-card) * 1.45, 6rem);
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
  .dragging {
    z-index: 10;
    transition: none !important;
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
    font-size: 1.3rem;
  }

  .trick {
    --bm-card-width: var(--trick-card);
    position: relative;
    place-self: center;
    inline-size: calc(var(--trick-card) * (1 + var(--dx)));
    block-size: calc(var(--trick-card) * 1.4 * (1 + var(--dy)));
  }
  .trick bm-card {
    position: absolute;
  }
  /* Where the cards will lie: chalked on the cloth until they do. */
  .trick::before,
  .trick::after {
    content: "";
    position: absolute;
    z-index: -1;
    box-sizing: border-box;
    inline-size: var(--trick-card);
    aspect-ratio: 5 / 7;
    border: 1px solid var(--bm-felt-line);
    border-radius: 5% / 3.6%;
    background: var(--bm-felt);
  }
  .trick::before,
  .from-them {
    inset-block-start: 0;
    inset-inline-start: 0;
    rotate: -3deg;
  }
  .trick::after,
  .from-me {
    inset-block-end: 0;
    inset-inline-end: 0;
    rotate: 2deg;
  }

  .won {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    align-items: center;
    gap: 6px;
    font-size: var(--bm-text-1);
  }
  .tricks {
    --bm-card-width: var(--bm-pile-card);
    display: grid;
    justify-items: center;
    gap: 1px;
    min-inline-size: max(44px, var(--bm-pile-card) * 1.4);
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
    inline-size: calc(var(--bm-pile-card) * 1.4);
    block-size: calc(var(--bm-pile-card) * 1.4);
  }
  .tricks[data-count="0"] .won-pile {
    inline-size: var(--bm-pile-card);
    border: 1px dashed var(--bm-felt-line);
    border-radius: var(--bm-radius-s);
  }
  .won-pile bm-card {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(var(--bm-pile-card) * 0.2);
    rotate: 4deg;
  }
  .won-pile bm-card:nth-child(2) {
    rotate: 96deg;
  }
  .won-pile bm-card:nth-child(3) {
    rotate: -4deg;
  }

  @container table (orientation: landscape) and (min-height: 33.01rem) {
    .mid > * {
      --dx: 0.66;
      --dy: 0.16;
      --stock-part: 0.66;
    }
  }

  /* Room in both directions: all three parts near each other. */
  @container table (min-width: 60rem) and (min-height: 33.01rem) {
    .mid {
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      gap: var(--bm-space-5);
    }
    .won {
      justify-self: start;
      margin-inline-start: 2cqw;
      font-size: var(--bm-text-2);
    }
    .stock {
      justify-self: end;
      margin-inline-end: 2cqw;
      font-size: var(--bm-text-2);
      gap: 8px;
    }
  }

  @container table (orientation: landscape) and (max-height: 33rem) {
    .mid {
      gap: 4px;
    }
    .mid > * {
      --dx: 0.5;
      --dy: 0.06;
      --stock-part: 0.5;
    }
    .stock {
      gap: 3px;
      font-size: 0.8rem;
    }
    .trump {
      padding: 1px 9px 1px 3px;
    }
    .sign {
      font-size: 1.15rem;
    }
    .won {
      font-size: 0.8rem;
    }
  }
`;
