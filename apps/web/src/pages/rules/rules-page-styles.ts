import { css } from "lit";

export const rulesPageStyles = css`
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--bm-space-5);
  }
  .body > section + section {
    margin-block-start: var(--bm-space-6);
  }
  h2 {
    scroll-margin-block-start: var(--bm-space-5);
  }
  .short {
    display: grid;
    gap: var(--bm-space-2);
    max-inline-size: 66ch;
    margin: 0 0 var(--bm-space-4);
    padding-inline-start: 1.4em;
  }
  .short ::marker {
    color: var(--bm-accent);
    font-family: var(--bm-font-display);
    font-weight: 600;
    font-variant-numeric: lining-nums;
  }
  .choice-of-set {
    margin-block-end: var(--bm-space-5);
  }
  .choice-of-set p {
    max-inline-size: 66ch;
  }
  .choice-of-set select {
    max-inline-size: 28rem;
  }
  bm-rule-differences {
    display: block;
    margin-block-end: var(--bm-space-3);
  }
  .choice-of-set > :last-child {
    margin-block: var(--bm-space-3) 0;
  }
  nav .groups {
    display: none;
    padding-inline-start: var(--bm-space-4);
  }
  nav a {
    display: flex;
    align-items: center;
    min-block-size: 36px;
    padding-block: 5px;
    line-height: 1.25;
  }
  @media (pointer: coarse) {
    nav a {
      min-block-size: var(--bm-touch);
    }
  }
  @media (min-width: 60rem) {
    .columns {
      grid-template-columns: 17rem minmax(0, 1fr);
      gap: var(--bm-space-6);
    }
    nav .groups {
      display: block;
    }
    nav {
      position: sticky;
      inset-block-start: var(--bm-space-4);
      align-self: start;
    }
  }
`;
