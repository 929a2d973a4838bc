import { css } from "lit";

/** Twenty cards on a piece of the table's cloth, four rows of five at every width. */
export const clothStyles = css`
  .cloth {
    container-type: inline-size;
    margin-block-end: var(--bm-space-5);
    padding: var(--bm-space-1);
    border: 5px solid var(--bm-rim);
    border-radius: var(--bm-radius-m);
    background: var(--bm-weave), var(--bm-felt);
    color: var(--bm-felt-ink);
  }
  table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 3px;
    table-layout: fixed;
  }
  thead td,
  tbody th {
    inline-size: 1.6rem;
    padding: 0;
  }
  td {
    padding: 0;
  }
  th {
    font: 600 var(--bm-text-2) / 1.2 var(--bm-font-text);
    text-align: center;
    overflow-wrap: anywhere;
  }
  thead th {
    padding: 0 0 var(--bm-space-1);
    vertical-align: bottom;
  }
  .rank {
    display: none;
  }
  .points {
    font-family: var(--bm-font-display);
    font-size: var(--bm-text-3);
    font-variant-numeric: tabular-nums lining-nums;
  }
  tbody bm-suit {
    font-size: 0.95rem;
  }
  /* Beside narrow cards the sign alone says the suit to the eye. */
  .suit {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  td > div {
    container-type: inline-size;
  }
  bm-card {
    --bm-card-width: min(100cqi, 10rem);
    margin-inline: auto;
  }
  @container (min-width: 34rem) {
    table {
      padding: var(--bm-space-2);
      border-spacing: var(--bm-space-3);
    }
    thead td,
    tbody th {
      inline-size: 5.5rem;
    }
    .rank {
      display: block;
      font-weight: 600;
    }
    .suit {
      position: static;
      display: block;
      inline-size: auto;
      block-size: auto;
      margin-block-start: var(--bm-space-1);
      clip-path: none;
      white-space: normal;
    }
    tbody bm-suit {
      font-size: 1.6rem;
    }
  }
`;
