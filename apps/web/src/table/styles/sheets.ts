import { css } from "lit";

/** What lies in the sheets over the table. */
export const sheetStyles = css`
  bm-sheet {
    color: var(--bm-ink);
  }
  bm-sheet p {
    margin-block-end: var(--bm-space-2);
  }
  bm-sheet h3 {
    margin-block: var(--bm-space-4) var(--bm-space-2);
  }
  bm-sheet > h3:first-child {
    margin-block-start: 0;
  }
  /* The way out stays in sight, however long the sheet. */
  .end {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    justify-content: flex-end;
    /* As broad as the sheet: shadows of cards do not look out beside it. */
    margin-inline: calc(var(--bm-space-4) * -1);
    padding: var(--bm-space-3) var(--bm-space-4) var(--bm-space-4);
    background: var(--bm-paper-raised);
  }
  .end::before {
    content: "";
    position: absolute;
    inset: auto 0 100%;
    block-size: var(--bm-space-3);
    background: linear-gradient(to top, var(--bm-paper-raised), transparent);
    pointer-events: none;
  }
  .end .button {
    flex: 0 1 auto;
    min-inline-size: 7rem;
  }
  @media (max-width: 26rem) {
    .end .button {
      flex: 1 1 auto;
      min-inline-size: 0;
      padding-inline: var(--bm-space-2);
    }
  }
  @media (max-height: 26rem) {
    bm-sheet p {
      margin-block-end: var(--bm-space-1);
    }
    .end {
      padding-block: var(--bm-space-2);
    }
  }
  .others {
    display: flex;
    flex-wrap: wrap;
    gap: var(--bm-space-2);
    margin-block-end: var(--bm-space-3);
  }
  .others .button {
    flex: 1 1 7.5rem;
    padding-inline: var(--bm-space-2);
    text-wrap: balance;
  }
  .beside .others {
    margin: 0;
  }
  .history {
    margin: 0;
    padding-inline-start: 1.6em;
    display: grid;
    gap: var(--bm-space-2);
    font-size: 0.95rem;
    line-height: 1.4;
  }
  :is(bm-sheet, .beside) .history h3 {
    margin-block: 0 2px;
    font-size: var(--bm-text-2);
  }
  bm-rules-summary {
    display: block;
    margin-block-end: var(--bm-space-5);
  }
  .pair {
    margin-block-end: var(--bm-space-4);
  }
  .pair legend {
    margin-block-end: var(--bm-space-2);
    font-weight: 600;
  }
  .pair .row {
    flex-wrap: nowrap;
  }
  .pair .button {
    padding-inline: var(--bm-space-2);
    text-wrap: balance;
  }
  .pair-card {
    --bm-card-width: clamp(56px, 18vmin, 76px);
    flex: none;
    display: grid;
    gap: 2px;
    justify-items: center;
    color: inherit;
    font: inherit;
    padding: 0;
    border: 0;
    border-radius: 6px;
    background: none;
    cursor: pointer;
  }
  .pair-card:hover {
    translate: 0 -3px;
  }
  /* A phone held sideways: both pairs side by side, so that the second one is in sight as well. */
  @media (max-height: 26rem) {
    .pairs {
      display: flex;
      gap: var(--bm-space-4);
    }
    .pair {
      flex: 1 1 0;
      margin-block-end: var(--bm-space-1);
    }
    .pair legend {
      margin-block-end: var(--bm-space-1);
    }
    .pair-card {
      --bm-card-width: 52px;
      line-height: var(--bm-leading-tight);
    }
  }
  .plain.trick-rows {
    display: flex;
    flex-wrap: wrap;
    gap: var(--bm-space-2) var(--bm-space-4);
    margin-block-end: var(--bm-space-3);
  }
  .trick-row {
    --bm-card-width: 56px;
    display: flex;
    gap: 4px;
  }
  .keys {
    margin: 0 0 var(--bm-space-3);
    display: grid;
    gap: var(--bm-space-1);
  }
  .keys > div {
    display: grid;
    grid-template-columns: 9.5rem minmax(0, 1fr);
    gap: var(--bm-space-2);
  }
  .keys dd {
    margin: 0;
  }
  @media (max-width: 26rem) {
    .keys > div {
      grid-template-columns: 7rem minmax(0, 1fr);
    }
  }
  kbd {
    display: inline-block;
    padding: 1px 7px;
    border: 1px solid var(--bm-line-strong);
    border-radius: 4px;
    font: 600 0.9rem var(--bm-font-text);
  }
`;
