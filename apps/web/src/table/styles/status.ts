import { css } from "lit";

/** What is said above the hand: whose turn, the stake, why not, and what the other asks for. */
export const statusStyles = css`
  .status {
    grid-area: status;
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 3px;
    min-block-size: calc(var(--bm-letter) * 2.1);
    padding-block: 2px;
    text-align: center;
    line-height: 1.3;
  }
  .turn {
    padding: 2px 14px;
    font: 500 var(--bm-text-3) / 1.25 var(--bm-font-display);
    font-variant-numeric: lining-nums;
    text-wrap: balance;
    border: 1px solid transparent;
  }
  .turn[data-turn="you"] {
    border-radius: var(--bm-radius-l);
    background: var(--bm-lamp);
    color: var(--bm-lamp-ink);
    font-weight: 600;
  }
  @container table (max-width: 25.99rem) {
    .turn {
      padding-inline: 10px;
      font-size: calc(var(--bm-letter) * 1.0625);
    }
  }
  .stake {
    padding: 1px 12px;
    border-radius: var(--bm-radius-l);
    border: 1px solid var(--bm-inlay);
    background: var(--bm-felt-shade);
    font-size: var(--bm-text-1);
    text-wrap: balance;
  }
  /* A sentence lies over it: nothing of it sticks out. */
  .status:has(.note) > .turn {
    opacity: 0;
  }
  /* Lies over the line and grows upwards: nothing moves from under a finger. */
  .notes {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: 4;
    display: grid;
    justify-items: center;
    gap: 4px;
  }
  .note {
    max-inline-size: 36rem;
    min-block-size: calc(var(--bm-letter) * 2.1);
    padding: 5px 14px;
    border-radius: var(--bm-radius-m);
    border: 1px solid var(--bm-inlay);
    background: var(--bm-note);
    color: var(--bm-note-ink);
    font-weight: 600;
    font-size: var(--bm-text-2);
    text-wrap: balance;
    box-shadow: var(--bm-elevation-2);
  }
  @container table (max-width: 21.99rem) {
    .note {
      padding: 9px 10px;
      font-size: var(--bm-text-1);
    }
  }
  button.note {
    min-block-size: var(--bm-touch);
    font-family: inherit;
    line-height: inherit;
    text-align: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .to-rule {
    text-decoration: underline;
    text-underline-offset: 0.18em;
    white-space: nowrap;
  }

  /* Lies over the middle of the table and never moves the hand from under a finger. */
  .request {
    position: absolute;
    grid-row: theirs-start / mid-end;
    grid-column: 1 / -1;
    inset-block-end: 0;
    z-index: 5;
    place-self: end center;
    inline-size: min(100%, 34rem);
    max-block-size: 100%;
    overflow: auto;
    padding: var(--bm-space-3) var(--bm-space-4);
    border-radius: var(--bm-radius-m);
    border: 1px solid var(--bm-brass);
    outline: 1px solid var(--bm-line);
    outline-offset: -5px;
    background: var(--bm-paper);
    color: var(--bm-ink);
    font-size: var(--bm-text-1);
    line-height: 1.4;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--bm-space-2);
    box-shadow: var(--bm-elevation-3);
  }
  .request > p {
    flex: 1 1 9rem;
  }
  /* A decision's answers take a line of their own, those to a wish stand beside it where there is room. */
  .request:not(.wish) > p:has(+ .row) {
    flex-basis: 100%;
  }
  /* Nothing to press, and the reader has to play: it hides the backs of the other's cards, not the trick. */
  p.request {
    inset-block: 0 auto;
    place-self: start center;
  }
  .request .row {
    flex: 1 1 auto;
    gap: 6px;
  }
  .request .button {
    padding-inline: var(--bm-space-2);
    font-size: var(--bm-text-1);
    flex: 1 1 auto;
  }

  /* The line of the own points lies below: a second line of words hides that for a moment, not what is trump. */
  @container table ((max-width: 59.99rem) and (min-height: 33.01rem)) or ((orientation: portrait) and (min-height: 28.01rem)) {
    .notes {
      inset-block-end: calc(var(--bm-letter) * -1.6);
      min-block-size: calc(100% + var(--bm-letter) * 1.6);
      align-content: start;
    }
  }

  /* Where there is room it hides nothing; the hand keeps its place all the same. */
  @container table (min-height: 42rem) and (max-width: 59.99rem) {
    .felt:not(.paper-felt) {
      grid-template-rows: auto minmax(7.5rem, 1fr) auto auto auto auto;
      grid-template-areas: "theirs" "mid" "request" "status" "mine" "hand";
    }
    .felt:not(.paper-felt) .request {
      position: static;
      grid-area: request;
      margin-block: var(--bm-space-1);
    }
  }
  @container table (min-width: 60rem) and (min-height: 33.01rem) {
    .notes {
      inset-inline: -12rem;
    }
    /* It lies on the paper beside the table: see styles/beside.ts. */
    .felt:not(.paper-felt) .request {
      display: none;
    }
    .turn {
      font-size: var(--bm-text-4);
    }
    .stake {
      font-size: var(--bm-text-2);
    }
  }
  /* Beside the own points there is less room. */
  @container table (min-width: 60rem) and (max-width: 70rem) and (min-height: 33.01rem) {
    .note {
      font-size: var(--bm-text-1);
    }
  }

  @container table (orientation: landscape) and (max-height: 33rem) {
    .status {
      justify-items: start;
      align-content: end;
      text-align: start;
      gap: 2px;
    }
    .turn {
      padding: 2px 8px;
      font-size: var(--bm-text-2);
      line-height: 1.15;
    }
    .turn[data-turn="you"] {
      border-radius: var(--bm-radius-m);
    }
    /* Without a ground it stands flush with the names above and below. */
    .turn:not([data-turn="you"]) {
      padding-inline: 0;
    }
    .stake {
      padding: 1px 6px;
      border-radius: var(--bm-radius-m);
      line-height: 1.2;
      font-size: calc(var(--bm-letter) * 0.8);
    }
    .notes {
      justify-items: start;
    }
    .note {
      padding: 4px 8px;
      font-size: var(--bm-text-1);
      line-height: 1.2;
    }
    .felt:not(.paper-felt) div.request {
      grid-row: 1 / -2;
      place-self: center;
      inset-block: auto;
    }
    /* In the column of the players, above whose turn it is. */
    .felt:not(.paper-felt) p.request {
      grid-area: 1 / 1 / 3 / 2;
      place-self: end stretch;
      inset-block: auto 4px;
      padding: 8px 10px;
      font-size: calc(var(--bm-letter) * 0.8);
      line-height: 1.2;
    }
  }
`;
