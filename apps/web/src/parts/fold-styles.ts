import { css } from "lit";

/** A line that opens, marked by a small triangle; its words wrap beside it, not below. */
export const foldStyles = css`
  summary {
    display: block;
    padding: 10px 0 10px 1em;
    text-indent: -1em;
    line-height: 1.5rem;
    color: var(--bm-accent);
    font-weight: 600;
    cursor: pointer;
  }
  summary::before {
    display: inline-block;
    inline-size: 1em;
    text-indent: 0;
    content: "▸ " / "";
  }
  [open] > summary::before {
    content: "▾ " / "";
  }
`;
