import { css } from "lit";

/** How a page of text and panels sits on the paper. The table has its own ways. */
export const pageStyles = css`
  :host {
    display: block;
    max-width: 72rem;
    margin: 0 auto;
    padding: var(--bm-space-5) max(var(--bm-space-4), env(safe-area-inset-right)) var(--bm-space-6)
      max(var(--bm-space-4), env(safe-area-inset-left));
  }
  :host([narrow]) {
    max-width: 44rem;
  }
  h1 {
    margin-block-end: var(--bm-space-4);
  }
  .lead {
    margin-block-end: var(--bm-space-5);
    color: var(--bm-ink-soft);
    font-size: var(--bm-text-3);
    line-height: 1.45;
    max-width: 56ch;
  }
  @media (max-width: 30rem) {
    :host {
      padding: var(--bm-space-4) var(--bm-space-3) var(--bm-space-6);
    }
  }
`;
