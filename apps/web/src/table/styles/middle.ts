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
    --stock-words: calc(var(--bm-letter) * 4.9);
    /* As broad as the longest name of a suit beside its sign. */
    --stock-wide: calc(var(--bm-letter) * 7.8);
    --stock-card: max(
      30px,
      min(var(--bm-hand-card) * var(--stock-part), (100cqh - var(--stock-words)) / 1.8, 24cqw)
    );
    --trick-card: max(
      40px,
      min(
        var(--bm-hand-card),
        (100cqh - 14px) / (1.4 * (1 + var(--dy))),
        (100cqw - max(var(--stock-card) * 1.4, var(--stock-wide)) - max(44px, var(--bm-pile-card) * 1.4) - 22px) / (1 + var(--dx))
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
  .dragging {
    z-index: 10;
    transition: none !important;
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
    border: 1px dashed var(--bm-felt-line);
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

  @container table (orientation: landscape) and (min-height: 33.01rem) {
    .mid > * {
      --dx: 0.66;
      --dy: 0.16;
      --stock-part: 0.66;
    }
  }

  @container table (orientation: portrait) and (min-width: 42rem) and (min-height: 36rem) {
    .mid > * {
      --stock-words: 6.1rem;
      --stock-wide: 8.9rem;
    }
  }

  /* Room in both directions: all three parts near each other. */
  @container table (min-width: 60rem) and (min-height: 33.01rem) {
    .mid > * {
      --stock-words: 6.1rem;
    }
    .mid {
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      gap: var(--bm-space-5);
    }
  }

  @container table (orientation: landscape) and (max-height: 33rem) {
    .mid {
      gap: 4px;
    }
    .mid > * {
      --dx: 0.5;
      --dy: 0.06;
      --stock-wide: calc(var(--bm-letter) * 6.5);
      --stock-part: 0.5;
    }
  }

  /* Side by side, the upper card covers half the words on the lower one. */
  @container table (orientation: landscape) {
    .trick bm-card:not(:last-child) {
      --bm-card-words: none;
    }
  }
`;
