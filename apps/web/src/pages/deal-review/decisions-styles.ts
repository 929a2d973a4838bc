import { css } from "lit";

/** A mistake: the moment in cards, what was chosen, what was better. */
export const decisionsStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .summary {
    font-size: var(--bm-text-3);
    font-weight: 600;
  }
  .summary:focus {
    outline: none;
  }
  .mistakes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
    gap: var(--bm-space-4);
    margin: 0 0 var(--bm-space-5);
    padding: 0;
    list-style: none;
  }
  .mistakes > li {
    min-inline-size: 0;
    padding: var(--bm-space-3) var(--bm-space-4);
    border-inline-start: 4px solid var(--bm-danger);
    background: var(--bm-paper-raised);
  }
  h4 {
    margin: 0 0 var(--bm-space-2);
    font-size: var(--bm-text-2);
    font-weight: 600;
  }
  .moment {
    display: flex;
    flex-wrap: wrap;
    gap: var(--bm-space-2) var(--bm-space-4);
    --bm-card-width: clamp(36px, 12cqw, 48px);
  }
  .moment .hint {
    display: block;
    margin: 0 0 var(--bm-space-1);
  }
  .hand {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  bm-card {
    flex: none;
  }
  dl {
    display: grid;
    gap: var(--bm-space-1);
    margin: var(--bm-space-3) 0 var(--bm-space-2);
  }
  /* Beside each other where there is room; large letters get a line of their own. */
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--bm-space-2);
  }
  dt {
    flex: 0 1 7rem;
    color: var(--bm-ink-soft);
  }
  dd {
    flex: 1 1 9rem;
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  .better dd {
    font-weight: 600;
  }
  dd span {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .line {
    display: grid;
    gap: var(--bm-space-1);
    margin-block-end: var(--bm-space-3);
  }
  .mistakes .button {
    padding-inline: 0;
  }
`;
