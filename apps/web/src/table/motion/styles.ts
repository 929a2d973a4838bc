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
  .trick {
    z-index: 1;
  }
  :is(.trick, .backs, .hand-card, .up-card) bm-card {
    pointer-events: none;
  }
`;
