import { css } from "lit";

/** Today's deal on the cloth, and below it on paper how the days before went. */
export const todayStyles = css`
  :host {
    max-inline-size: 54rem;
  }
  section {
    margin-block-end: var(--bm-space-6);
  }
  .board {
    padding: var(--bm-space-5);
    border: 4px solid var(--bm-rim);
    border-radius: var(--bm-radius-m);
    background: var(--bm-weave), var(--bm-felt);
    color: var(--bm-felt-ink);
    box-shadow: var(--bm-elevation-2);
  }
  .board > p,
  .fair {
    max-inline-size: 64ch;
  }
  .board > p:last-child {
    margin: 0;
  }
  .board h2 {
    margin-block-end: var(--bm-space-3);
    color: var(--bm-lamp);
    font-size: var(--bm-text-5);
  }
  .board .date {
    margin: 0;
  }
  .board .hint {
    color: var(--bm-felt-ink-soft);
  }
  .board > :focus-visible,
  .board .row :focus-visible {
    outline-color: var(--bm-lamp);
  }
  .board .primary {
    min-block-size: 52px;
    min-inline-size: min(100%, 16rem);
    font-size: var(--bm-text-3);
  }
  .board .name {
    max-inline-size: 32rem;
    margin-block-end: var(--bm-space-4);
    color: var(--bm-ink);
  }
  h3 {
    margin-block-end: var(--bm-space-2);
  }
  h4 {
    margin: var(--bm-space-4) 0 var(--bm-space-2);
    font-size: var(--bm-text-2);
    font-weight: 600;
  }
  /* Within a sentence French writes its days small. */
  :is(.date, .date-line, summary strong)::first-letter {
    text-transform: uppercase;
  }
  .date-line {
    margin: 0;
    color: var(--bm-ink-soft);
  }
  .standing {
    font-weight: 600;
  }
  .bars {
    display: grid;
    gap: var(--bm-space-1);
    margin: 0 0 var(--bm-space-3);
    padding: 0;
    list-style: none;
  }
  .bars li {
    display: grid;
    grid-template-columns: 7rem minmax(3rem, 1fr) 6.5rem 7.5rem;
    align-items: center;
    gap: 0 var(--bm-space-3);
    min-block-size: 2rem;
    padding-inline: var(--bm-space-2);
    border-inline-start: 4px solid transparent;
  }
  .bars .own {
    border-color: var(--bm-accent);
    background: var(--bm-paper-sunken);
    font-weight: 600;
  }
  .bars svg {
    inline-size: 100%;
    block-size: 0.9rem;
    border-block-end: 1px solid var(--bm-line);
  }
  .bars .won rect {
    fill: var(--bm-ok);
  }
  .bars .lost rect {
    fill: var(--bm-danger);
  }
  .count,
  .made {
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  .marks {
    display: flex;
    gap: var(--bm-space-1);
  }
  .chip.you {
    border-color: var(--bm-accent);
  }
  .earlier > li {
    border-block-start: 1px solid var(--bm-line);
  }
  .earlier > li:last-child {
    border-block-end: 1px solid var(--bm-line);
  }
  .earlier > li > details[open] {
    padding-block-end: var(--bm-space-4);
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--bm-space-4);
    min-block-size: var(--bm-touch);
    padding-block: var(--bm-space-2);
    cursor: pointer;
  }
  .earlier summary::before,
  .proof summary::before {
    content: "▸" / "";
    inline-size: 1ch;
    color: var(--bm-accent);
  }
  details[open] > summary::before {
    content: "▾" / "";
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .earlier summary {
    display: grid;
    grid-template-columns: 1ch minmax(0, 1fr) auto;
  }
  .proof summary {
    color: var(--bm-accent);
    font-weight: 600;
  }
  .numbers {
    display: grid;
    gap: var(--bm-space-2);
    margin: 0;
  }
  .numbers dd {
    margin: 0;
    font: var(--bm-text-1) / 1.4 var(--bm-font-code);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  bm-trouble {
    display: block;
    margin-block-end: var(--bm-space-4);
  }
  @media (max-width: 40rem) {
    .board {
      padding: var(--bm-space-4);
    }
    .bars li {
      display: flex;
      flex-wrap: wrap;
      padding-block: var(--bm-space-1);
    }
    .made {
      flex: 0 1 6.5rem;
    }
    .count {
      flex: 0 0 5.75rem;
      text-align: end;
    }
    .earlier summary {
      grid-template-columns: 1ch minmax(0, 1fr);
    }
    .earlier summary span {
      grid-column: 2;
    }
    .bars svg {
      flex: 1 1 2rem;
      inline-size: 0;
    }
    .marks {
      flex-basis: 100%;
    }
    .marks:not(:has(.chip)) {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .bars rect {
      forced-color-adjust: none;
      fill: CanvasText;
    }
  }
`;
