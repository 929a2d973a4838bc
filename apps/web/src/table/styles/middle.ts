import { css } from "lit";

/** The middle of the table: the stock aside, the trick. */
export const middleStyles = css`
  .mid {
    grid-row: 2;
    grid-column: 1;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    min-block-size: 0;
    border-radius: 8px;
  }
  .mid.under-card {
    box-shadow: inset 0 0 0 2px rgb(240 213 142 / 75%);
    background: rgb(255 255 255 / 5%);
  }
  .stock {
    --bm-card-width: calc(var(--card) * 0.72);
    display: grid;
    gap: 3px;
    justify-items: start;
    font-size: 0.85rem;
    max-inline-size: max(var(--bm-card-width) * 1.95, 10.5rem);
  }
  .pile-box {
    position: relative;
    inline-size: calc(var(--bm-card-width) * 1.7);
    block-size: calc(var(--bm-card-width) * 1.4);
  }
  .stock .pile {
    position: absolute;
    inset: 0 auto 0 0;
    inline-size: var(--bm-card-width);
    border-radius: 6px;
  }
  .stock .pile bm-card {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  .stock .pile bm-card:nth-child(2) {
    translate: -1.5px -1.5px;
  }
  .stock .pile bm-card:nth-child(3) {
    translate: -3px -3px;
  }
  .stock .pile.under-card,
  .up-card.under-card {
    outline: 3px solid #f0d58e;
    outline-offset: 3px;
  }
  .up-card {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: calc(var(--bm-card-width) * 0.1);
    rotate: 90deg;
    border-radius: 6px;
  }
  .up-card.takeable {
    touch-action: none;
    cursor: grab;
  }
  .stock[data-closed] .up-card {
    z-index: 1;
    inset-inline-end: auto;
  }
  .stock[data-closed] :is(.up-card, .pile) {
    inset-inline-start: calc(var(--bm-card-width) * 0.22);
  }
  .dragging {
    z-index: 10;
    transition: none !important;
  }
  .left {
    font-weight: 600;
  }
  .stock[data-closed] .left {
    padding: 1px 8px;
    border-radius: 4px;
    background: #f8f3e6;
    color: #2b211a;
  }
  .trump {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    padding: 1px 8px 1px 3px;
    border-radius: 999px;
    background: rgb(0 0 0 / 28%);
    line-height: 1.35;
    white-space: nowrap;
  }
  .sign {
    display: inline-grid;
    place-items: center;
    inline-size: 1.35em;
    block-size: 1.35em;
    border-radius: 50%;
    background: #fff;
    color: #1a1a1a;
    font-size: 1rem;
    line-height: 1;
    flex: none;
  }
  .sign[data-suit="H"],
  .sign[data-suit="D"] {
    color: #c40000;
  }

  .trick {
    --bm-card-width: calc(var(--card) * 0.92);
    position: relative;
    place-self: center;
    inline-size: calc(var(--bm-card-width) * 1.6);
    block-size: calc(var(--bm-card-width) * 1.75);
    max-block-size: 100%;
  }
  .trick bm-card {
    position: absolute;
  }
  .from-them {
    inset-block-start: 0;
    inset-inline-start: 0;
    rotate: -4deg;
  }
  .from-me {
    inset-block-end: 0;
    inset-inline-end: 0;
    rotate: 3deg;
  }

  @media (prefers-reduced-motion: no-preference) {
    .trick bm-card {
      animation: laid 140ms ease-out;
    }
    @keyframes laid {
      from {
        scale: 0.9;
        opacity: 0.4;
      }
    }
  }

  /* A phone held upright has room between the players. */
  @container table (min-width: 340px) and (max-width: 559px) and (min-height: 40rem) {
    .stock {
      --bm-card-width: calc(var(--card) * 0.85);
    }
    .trick {
      --bm-card-width: calc(var(--card) * 1.15);
    }
  }

  @container table (min-width: 700px) and (min-height: 600px) {
    /* On a very wide table stock and trick stay near each other. */
    .mid {
      padding-inline: max(var(--bm-space-4), (100% - 66rem) / 2);
    }
    .stock {
      font-size: 1rem;
      gap: 6px;
    }
  }

  @container table (max-height: 540px) and (max-width: 559px) {
    .stock {
      --bm-card-width: calc(var(--card) * 0.58);
      font-size: 0.8rem;
      gap: 2px;
    }
  }

  @container table (max-height: 519px) and (min-width: 560px) {
    .mid {
      grid-column: 1 / -1;
    }
    .stock {
      --bm-card-width: calc(var(--card) * 0.6);
      grid-template-columns: auto auto;
      align-items: center;
      max-inline-size: none;
      gap: 2px 10px;
    }
    .stock .pile-box {
      grid-row: span 2;
    }
    .trick {
      --bm-card-width: calc(var(--card) * 0.8);
      inline-size: calc(var(--bm-card-width) * 2.3);
      block-size: calc(var(--bm-card-width) * 1.42);
    }
  }
`;
