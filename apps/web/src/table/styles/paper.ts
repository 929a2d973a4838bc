import { css } from "lit";

/** Results and notices: a sheet of paper laid on the cloth. It may scroll; no deal runs while it lies there. */
export const paperStyles = css`
  .felt.paper-felt {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    align-content: start;
    overflow: hidden;
  }
  .paper-felt .request {
    grid-row: 1;
    margin-block-end: var(--bm-space-2);
  }
  .sheet-on-table {
    grid-row: 2;
    overflow: auto;
    overscroll-behavior: contain;
    inline-size: min(100%, 60rem);
    max-block-size: 100%;
    justify-self: center;
    align-self: start;
    padding: var(--bm-space-4);
    border-radius: var(--bm-radius);
    background: var(--bm-paper);
    color: var(--bm-ink);
    box-shadow: var(--bm-shadow-2);
  }
  .sheet-on-table.small {
    align-self: center;
    inline-size: min(100%, 28rem);
  }
  .sheet-on-table p {
    margin-block-end: var(--bm-space-2);
  }
  .summary {
    margin-block-end: var(--bm-space-4);
    padding-block-end: var(--bm-space-4);
    border-block-end: 1px solid var(--bm-line);
  }
  .summary h2 {
    margin-block-end: var(--bm-space-1);
    font-size: 1.5rem;
  }
  .summary h2.second {
    font-size: 1.15rem;
  }
  .go-on {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--bm-space-2) var(--bm-space-3);
    margin-block-start: var(--bm-space-3);
  }
  .go-on .hint {
    margin: 0;
  }
`;
