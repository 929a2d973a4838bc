import { css, unsafeCSS } from "lit";
import caneTile from "../assets/house/cane.svg";
import chairShape from "../assets/house/chair.svg";
import squaresTile from "../assets/house/squares.svg";

// The drawings are stencils: the colour comes from the tokens, so that they follow the theme.
const cane = unsafeCSS(`url("${caneTile}")`);
const chair = unsafeCSS(`url("${chairShape}")`);
const squares = unsafeCSS(`url("${squaresTile}")`);

/**
 * What the house is decorated with, for the eye alone: `.squares` (a band as of the Wiener Werkstätte), `.cane` (the
 * weave of a chair's seat) and `.chair` (one that nobody sits on).
 */
export const motifs = css`
  .squares {
    block-size: 8px;
    background: var(--bm-brass);
    mask: ${squares} 0 0 / 8px 8px round;
  }
  .cane {
    background: var(--bm-brass);
    mask: ${cane} center / 24px 24px;
    opacity: var(--bm-cane-opacity);
  }
  .chair {
    inline-size: 4.5rem;
    aspect-ratio: 120 / 212;
    background: var(--bm-brass);
    mask: ${chair} center / contain no-repeat;
  }
  @media (forced-colors: active) {
    :is(.squares, .chair) {
      forced-color-adjust: none;
      background: CanvasText;
    }
    .cane {
      display: none;
    }
  }
`;
