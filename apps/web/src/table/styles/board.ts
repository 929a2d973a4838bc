import { css } from "lit";

/** Table, rim and rows. Sizes are of the table itself, not of the screen: a page may put something around it. */
export const boardStyles = css`
  :host {
    display: block;
    block-size: var(--bm-table-block-size, 100dvh);
    container: table / size;
    overflow: hidden;
    color: var(--bm-felt-ink);
    background: var(--bm-wood);
  }
  .board {
    --card: clamp(64px, min(25cqw, 19cqh), 200px);
    --bm-card-width: var(--card);
    --rim: 4px;
    block-size: 100%;
    display: grid;
    grid-template: "top" auto "felt" minmax(0, 1fr) "acts" auto / minmax(0, 1fr);
    padding: 0 max(var(--rim), env(safe-area-inset-right)) max(var(--rim), env(safe-area-inset-bottom))
      max(var(--rim), env(safe-area-inset-left));
    background:
      repeating-linear-gradient(
        92deg,
        rgb(0 0 0 / 0%) 0 7px,
        rgb(0 0 0 / 7%) 7px 8px,
        rgb(255 255 255 / 2%) 8px 13px,
        rgb(0 0 0 / 5%) 13px 14px
      ),
      linear-gradient(180deg, rgb(255 255 255 / 9%), rgb(0 0 0 / 18%)), var(--bm-wood);
  }
  .board:focus {
    outline: none;
  }
  .loading {
    place-self: center;
    grid-area: felt;
  }
  p {
    margin: 0;
  }

  .top {
    grid-area: top;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--bm-space-2);
    min-block-size: 46px;
    padding-inline: var(--bm-space-2) 0;
    min-inline-size: 0;
  }
  .counters {
    display: flex;
    align-items: baseline;
    gap: var(--bm-space-2);
    min-inline-size: 0;
    font-family: var(--bm-font-display);
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
    font-size: 0.95rem;
  }
  .count {
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums lining-nums;
    color: #f0d58e;
  }
  .tally {
    flex: none;
    padding-inline-start: var(--bm-space-2);
    border-inline-start: 1px solid rgb(255 255 255 / 30%);
    font-family: var(--bm-font-text);
    font-size: 0.8rem;
    white-space: nowrap;
  }
  .wood {
    flex: none;
    min-block-size: var(--bm-touch);
    min-inline-size: var(--bm-touch);
    padding-inline: var(--bm-space-2);
    border: 0;
    border-radius: var(--bm-radius);
    background: none;
    color: inherit;
    font: 600 0.9rem var(--bm-font-text);
    cursor: pointer;
  }
  .wood:hover {
    background: rgb(255 255 255 / 12%);
  }
  .board :focus-visible {
    outline-color: #ffe08a;
  }
  .sheet-on-table :focus-visible,
  .request :focus-visible,
  bm-sheet :focus-visible {
    outline-color: var(--bm-focus);
  }

  .acts {
    grid-area: acts;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 4px;
    padding-block-start: 4px;
    max-inline-size: 44rem;
    inline-size: 100%;
    justify-self: center;
  }
  .act {
    min-block-size: 48px;
    min-inline-size: 0;
    padding: 2px;
    border: 1px solid #d8b86a;
    border-radius: var(--bm-radius);
    background: linear-gradient(#fff8ea, #f1e3c8);
    color: #2b211a;
    font: 600 clamp(0.76rem, 3.9cqw, 1rem) var(--bm-font-text);
    letter-spacing: -0.01em;
    cursor: pointer;
    touch-action: manipulation;
    box-shadow: 0 1px 3px rgb(0 0 0 / 40%);
  }
  .act:hover:not([aria-disabled]) {
    background: #fffdf7;
  }
  .act:active:not([aria-disabled]) {
    transform: translateY(1px);
  }
  .act[aria-disabled] {
    border-color: rgb(255 255 255 / 22%);
    background: rgb(0 0 0 / 18%);
    color: rgb(255 255 255 / 62%);
    box-shadow: none;
    cursor: default;
  }

  .beside {
    display: none;
  }

  @container table (min-width: 700px) and (min-height: 600px) {
    .board {
      --rim: 12px;
    }
    .top {
      padding-inline: var(--bm-space-3) 0;
    }
    .counters {
      gap: var(--bm-space-3);
    }
    .acts {
      padding-block-start: 8px;
      gap: 8px;
    }
  }

  @container table (max-height: 540px) and (max-width: 559px) {
    .board {
      --card: clamp(60px, min(25cqw, 17cqh), 184px);
    }
  }

  @container table (max-height: 519px) and (min-width: 560px) {
    .board {
      --card: clamp(56px, min(13cqw, 22cqh), 110px);
      grid-template: "top top" auto "felt acts" minmax(0, 1fr) / minmax(0, 1fr) 8.5rem;
    }
    .board:not([data-scene="play"]) .felt {
      grid-column: 1 / -1;
    }
    .acts {
      grid-auto-flow: row;
      grid-auto-rows: minmax(44px, 56px);
      align-content: end;
      padding: 0 0 0 6px;
    }
  }

  @container table (min-width: 1000px) and (min-height: 520px) {
    .board {
      grid-template: "top top" auto "felt beside" minmax(0, 1fr) "acts beside" auto / minmax(0, 1fr) 20rem;
      column-gap: 12px;
    }
    .who {
      font-size: 1.2rem;
    }
    .count {
      font-size: 2rem;
    }
    .tally {
      font-size: 1rem;
    }
    .top {
      min-block-size: 58px;
    }
    .menu {
      display: none;
    }
    .board:not([data-scene="play"]) .felt {
      grid-column: 1 / -1;
      grid-row: 2 / -1;
    }
    .board:not([data-scene="play"]) .menu {
      display: block;
    }
    .beside {
      grid-area: beside;
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      grid-auto-rows: auto;
      gap: var(--bm-space-2);
      min-block-size: 0;
      padding: var(--bm-space-4);
      border-radius: var(--bm-radius);
      background: var(--bm-paper);
      color: var(--bm-ink);
      box-shadow: inset 0 0 0 1px var(--bm-brass);
    }
    .beside h2 {
      margin: 0;
      font-size: 1.1rem;
    }
    .scroll {
      overflow-y: auto;
    }
    .beside :focus-visible {
      outline-color: var(--bm-focus);
    }
  }
`;
