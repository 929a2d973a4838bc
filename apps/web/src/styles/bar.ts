import { css } from "lit";

/** A line of news across the page, its words and buttons in the middle. */
export const barStyles = css`
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--bm-space-1) var(--bm-space-3);
    text-align: center;
  }
`;
