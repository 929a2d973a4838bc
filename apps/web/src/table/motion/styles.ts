import { css } from "lit";

/** Cards on their way are pictures alone: fingers reach what lies there in the end. */
export const motionStyles = css`
  .flying {
    position: absolute;
    inset: 0;
    z-index: 6;
    overflow: hidden;
    pointer-events: none;
    contain: strict;
  }
  .flying bm-card {
    position: absolute;
    inset: 0 auto auto 0;
  }
  .last-trick {
    --bm-card-width: 3.4rem;
    float: inline-end;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    inline-size: min-content;
    min-inline-size: 7.2rem;
    margin-inline-start: var(--bm-space-3);
  }
  .last-trick p {
    inline-size: 100%;
    margin: 0;
    font-size: var(--bm-text-1);
    text-align: center;
  }
  .trick {
    z-index: 1;
  }
  .summary {
    display: flow-root;
  }
  :is(.trick, .backs, .hand-card, .up-card) bm-card {
    pointer-events: none;
  }
`;
