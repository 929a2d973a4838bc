import { css } from "lit";

/** The moves beside playing a card: ivory keys on the wood, by the thumb. */
export const actsStyles = css`
  .acts {
    grid-area: acts;
    display: flex;
    flex-wrap: wrap;
    gap: 5px;
    padding-block-start: 5px;
    inline-size: 100%;
    max-inline-size: 46rem;
    justify-self: center;
  }
  .act {
    flex: 1 1 20%;
    min-block-size: 50px;
    min-inline-size: max-content;
    padding: 2px 6px;
    border: 1px solid var(--bm-inlay);
    border-radius: var(--bm-radius-m);
    background: var(--bm-ivory);
    color: var(--bm-ivory-ink);
    font: 600 clamp(0.85rem, 3.7cqw, 1.06rem) var(--bm-font-text);
    cursor: pointer;
    touch-action: manipulation;
    box-shadow: var(--bm-elevation-1);
  }
  .act[data-move="claim"] {
    font-size: var(--bm-text-3);
    font-variant-numeric: tabular-nums;
  }
  /* No moves, so they step back: wood with a line around it. */
  .aids {
    flex: 1 1 100%;
    display: flex;
    gap: 5px;
  }
  /* As broad as its words: the longer ones have as much air around them as the shorter. */
  .act.aid {
    flex: 1 1 auto;
    min-block-size: 44px;
    background: var(--bm-wood);
    color: var(--bm-wood-ink);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
  }
  .aid .icon {
    flex: none;
    inline-size: 1.35em;
    block-size: 1.35em;
  }
  /* What was advised: a frame and a raised key, not its light alone. */
  .act[data-advised] {
    outline: 3px dashed var(--bm-lamp);
    outline-offset: 1px;
  }
  .act.aid:hover:not([aria-disabled]) {
    background: var(--bm-wood-hover);
  }
  .act:hover:not([aria-disabled], .aid) {
    background: var(--bm-ivory-hover);
  }
  .act:active:not([aria-disabled]) {
    transform: translateY(1px);
    box-shadow: none;
  }
  .act[aria-disabled] {
    border: 1px dashed var(--bm-felt-line);
    background: var(--bm-wood);
    color: var(--bm-felt-ink-soft);
    font-weight: 500;
    box-shadow: none;
    cursor: default;
  }

  @container table (min-width: 42rem) and (min-height: 36rem) {
    .acts {
      gap: 10px;
      padding-block-start: 10px;
    }
    .act {
      min-block-size: 54px;
    }
    .aids {
      flex: 1 1 16rem;
      gap: 10px;
    }
  }

  /* Where a row has room for all, the help of a computer's table costs the cards nothing. */
  @container table (min-width: 80rem) and (min-height: 36rem) {
    .acts:has(.aids) {
      max-inline-size: 60rem;
    }
    .acts:has(.aids) .act:not(.aid) {
      flex-basis: 13%;
    }
    .aids {
      flex-basis: 22rem;
    }
  }

  @container table (orientation: landscape) and (max-height: 33rem) {
    .acts {
      flex-direction: column;
      flex-wrap: nowrap;
      justify-content: flex-end;
      padding: 0;
    }
    .act {
      flex: none;
      block-size: clamp(44px, 14cqh, 4rem);
      min-block-size: 44px;
      font-size: var(--bm-text-2);
      min-inline-size: 0;
    }
    /* A row more: the counters above keep their distance. */
    .acts:has(.aids) .act {
      block-size: clamp(44px, 12.5cqh, 4rem);
    }
    .aids {
      flex: none;
    }
    .act.aid {
      min-inline-size: 44px;
    }
    /* Beside one another there is room for the signs alone; the words are for the ear. */
    .aid .word {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
