import { css } from "lit";

/** The step's words above the table on a phone, beside it where there is room. The table gets all that is left. */
export const learnStyles = css`
  :host {
    display: grid;
    block-size: 100%;
    min-block-size: 0;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    --bm-table-block-size: 100%;
    /* The pack of a lesson is laid, not shuffled: there is nothing to check and nothing to look through. */
    --bm-open-deal: none;
  }
  .words {
    display: grid;
    align-content: start;
    gap: var(--bm-space-1);
    max-block-size: 45dvh;
    overflow-y: auto;
    padding: var(--bm-space-2) max(var(--bm-space-3), env(safe-area-inset-right)) var(--bm-space-2)
      max(var(--bm-space-3), env(safe-area-inset-left));
    background: var(--bm-paper-raised);
    border-block-end: 1px solid var(--bm-line);
  }
  .head {
    display: flex;
    align-items: center;
    gap: var(--bm-space-1);
  }
  .head h2 {
    flex: 1 1 auto;
    margin: 0;
    font-size: 1.15rem;
    line-height: 1.15;
  }
  /* All steps in the browser's own list; what is seen of it is the number alone. */
  .pick {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    min-inline-size: var(--bm-touch);
    min-block-size: var(--bm-touch);
    padding-inline: var(--bm-space-1);
    font-variant-numeric: tabular-nums;
  }
  /* What is seen is less high than what is pressed: it would touch the edge of the screen. */
  .pick::before {
    content: "";
    position: absolute;
    inset: 4px 0;
    border: 1px solid var(--bm-line-strong);
    border-radius: var(--bm-radius-s);
  }
  .pick select {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  .pick:focus-within {
    outline: 3px solid var(--bm-focus);
    outline-offset: 2px;
  }
  .count {
    display: none;
  }
  .out,
  .arrow {
    flex: none;
    padding: 0;
    font-size: 1.2rem;
    line-height: 1;
  }
  .arrow:disabled {
    visibility: hidden;
  }
  p {
    margin: 0;
    line-height: 1.35;
  }
  .say {
    color: var(--bm-ink-soft);
  }
  .now {
    font-weight: 600;
  }
  .now.wrong {
    padding-inline-start: var(--bm-space-2);
    border-inline-start: 4px solid var(--bm-danger);
  }
  .now.done {
    padding-inline-start: var(--bm-space-2);
    border-inline-start: 4px solid var(--bm-ok);
  }
  .row {
    gap: var(--bm-space-2);
  }
  /* The way on is focused: its ring does not touch what is read above it. */
  .now.done ~ .row {
    margin-block-start: var(--bm-space-2);
  }
  ol,
  .more {
    display: none;
  }
  /* Where the house's header is not shown there is another way out. */
  @media (min-width: 48rem) and (min-height: 28.01rem) {
    .out {
      display: none;
    }
    /* Flush with the text below it, whether or not there is a step before this one. */
    .head h2 {
      order: -1;
    }
    .arrow:disabled:has(+ h2) {
      display: none;
    }
  }
  bm-table {
    min-block-size: 0;
  }
  /* On the smallest phones the page gives way, not the table. */
  @media (max-width: 47.99rem) and (min-height: 28.01rem) {
    bm-table {
      min-block-size: 24.5rem;
    }
  }

  /* Every line of words is one less for the cards. */
  @media (max-width: 47.99rem) and (max-height: 42rem) {
    p {
      font-size: 0.9rem;
      line-height: 1.25;
    }
    .words {
      padding-block-start: 0;
    }
    .head h2 {
      font-size: 1.05rem;
    }
  }

  /* A phone held sideways: words beside the table, everything smaller. */
  @media (max-height: 28rem) and (min-width: 32rem) {
    :host {
      grid-template: minmax(0, 1fr) / minmax(12.5rem, 30%) minmax(0, 1fr);
    }
    .words {
      max-block-size: none;
      padding-inline: max(var(--bm-space-2), env(safe-area-inset-left)) var(--bm-space-2);
      border-block-end: 0;
      border-inline-end: 1px solid var(--bm-line);
    }
    .head {
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0;
    }
    .head h2 {
      flex-basis: 100%;
      order: -1;
      padding-block-start: var(--bm-space-1);
    }
    .pick {
      padding-inline: 0;
      font-size: 0.875rem;
    }
  }

  @media (min-width: 60rem) and (min-height: 28.01rem) {
    :host {
      grid-template: minmax(0, 1fr) / 24rem minmax(0, 1fr);
    }
    .words {
      max-block-size: none;
      gap: var(--bm-space-4);
      padding: var(--bm-space-5);
      border-block-end: 0;
      border-inline-end: 1px solid var(--bm-line);
    }
    .head {
      display: block;
    }
    .head h2 {
      font-size: 1.7rem;
    }
    .pick,
    .arrow {
      display: none;
    }
    .count {
      display: block;
      color: var(--bm-ink-soft);
    }
    .say,
    .now {
      font-size: 1.1rem;
      line-height: 1.5;
    }
    ol {
      display: grid;
      gap: 2px;
      margin: var(--bm-space-3) 0 0;
      padding: var(--bm-space-3) 0 0;
      border-block-start: 1px solid var(--bm-line);
      list-style: none;
    }
    .more {
      display: inline-flex;
      justify-self: start;
    }
    li .button.quiet {
      justify-content: start;
      inline-size: 100%;
      font-weight: 400;
      color: var(--bm-ink);
      text-align: start;
    }
    li .button.quiet[aria-current] {
      border-color: var(--bm-brass);
      font-weight: 600;
    }
  }
`;
