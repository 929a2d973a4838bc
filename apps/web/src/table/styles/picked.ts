import { css } from "lit";

/** The up-card taken up by a first click waits for the second one. */
export const pickedStyles = css`
  :host([data-picked]) .up-card {
    outline: 3px solid var(--bm-lamp);
    outline-offset: 2px;
    z-index: 3;
  }
  :host([data-picked]) .stock .pile {
    cursor: pointer;
  }
`;
