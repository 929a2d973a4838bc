import { css } from "lit";

/** What lies in the sheets over the table. */
export const sheetStyles = css`
  bm-sheet {
    color: var(--bm-ink);
  }
  bm-sheet p,
  bm-sheet h3 {
    margin-block-end: var(--bm-space-2);
  }
  .end {
    justify-content: flex-end;
    margin-block-start: var(--bm-space-3);
  }
  .others {
    display: flex;
    flex-wrap: wrap;
    gap: var(--bm-space-2);
    margin-block-end: var(--bm-space-3);
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
  .pair {
    margin-block-end: var(--bm-space-3);
  }
  .pair-card {
    --bm-card-width: 76px;
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
  .trick-rows {
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
  kbd {
    padding: 1px 7px;
    border: 1px solid var(--bm-line-strong);
    border-radius: 4px;
    font: 600 0.9rem var(--bm-font-text);
  }
`;
