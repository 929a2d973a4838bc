import { css } from "lit";

/** Counters, tally and the way to the menu: on the wood, always in sight. */
export const topStyles = css`
  .top {
    grid-area: top;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--bm-space-2);
    min-block-size: 48px;
    padding-inline: var(--bm-space-2) 0;
    min-inline-size: 0;
    color: var(--bm-wood-ink);
  }
  .counters {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--bm-space-3);
    min-inline-size: 0;
    font-family: var(--bm-font-display);
    line-height: var(--bm-leading-tight);
  }
  .sides {
    display: flex;
    align-items: baseline;
    gap: var(--bm-space-2);
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  .side {
    display: inline-flex;
    align-items: baseline;
    gap: 6px;
    min-inline-size: 0;
  }
  .side:first-child {
    flex: none;
  }
  .side + .colon + .side {
    flex-direction: row-reverse;
  }
  .who {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--bm-text-2);
  }
  .count {
    font: 700 var(--bm-text-4) / 1.1 var(--bm-font-text);
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--bm-lamp);
  }
  .tally {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font: 500 var(--bm-text-1) var(--bm-font-text);
    white-space: nowrap;
  }
  .tally b {
    font-variant-numeric: tabular-nums;
  }
  .wood {
    flex: none;
    min-block-size: var(--bm-touch);
    min-inline-size: var(--bm-touch);
    padding-inline: var(--bm-space-2);
    border: 0;
    border-radius: var(--bm-radius-m);
    background: none;
    color: inherit;
    font: 600 var(--bm-text-1) var(--bm-font-text);
    cursor: pointer;
  }
  .wood:hover {
    background: var(--bm-wood-hover);
  }

  @container table (min-width: 42rem) and (min-height: 36rem) {
    .top {
      min-block-size: 60px;
      padding-inline: var(--bm-space-2) 0;
      background: none;
    }
    .counters {
      gap: 0 var(--bm-space-5);
      padding: 2px var(--bm-space-4);
      border-radius: var(--bm-radius-m);
      background: var(--bm-wood);
    }
    .wood {
      padding-inline: var(--bm-space-4);
      background: var(--bm-wood);
      font-size: var(--bm-text-2);
    }
    .who {
      font-size: var(--bm-text-3);
    }
    .count {
      font-size: 1.75rem;
    }
    .tally {
      font-size: var(--bm-text-2);
    }
  }

  @container table (orientation: landscape) and (max-height: 33rem) {
    .board[data-scene="play"] .top {
      display: grid;
      grid-template: "sides sides" auto "tally menu" auto / minmax(0, 1fr) auto;
      gap: 0 2px;
      padding: 2px 0 4px 2px;
    }
    .board[data-scene="play"] .counters {
      display: contents;
    }
    .board[data-scene="play"] .tally {
      grid-area: tally;
      line-height: var(--bm-leading-tight);
    }
    .board[data-scene="play"] .tally b {
      display: block;
    }
    .board[data-scene="play"] .sides {
      grid-area: sides;
      display: grid;
      font-family: var(--bm-font-display);
      line-height: var(--bm-leading-tight);
      gap: 0;
    }
    .board[data-scene="play"] .side {
      flex-direction: row-reverse;
      justify-content: flex-end;
    }
    .board[data-scene="play"] .colon {
      display: none;
    }
    .board[data-scene="play"] .count {
      min-inline-size: 1ch;
      font-size: var(--bm-text-3);
    }
    .board[data-scene="play"] .who {
      font-size: var(--bm-text-1);
      line-height: 1.1;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    .board[data-scene="play"] .menu {
      grid-area: menu;
      padding-inline: 4px;
    }
  }
`;
