import { css } from "lit";

/** Where there is room: a menu card beside the table with the deal so far and everything that is needed less often. */
export const besideStyles = css`
  @container table (min-width: 60rem) and (min-height: 33.01rem) {
    .beside {
      grid-area: beside;
      display: flex;
      flex-direction: column;
      gap: var(--bm-space-3);
      min-block-size: 0;
      overflow-y: auto;
      scrollbar-width: thin;
      padding: var(--bm-space-5) var(--bm-space-4) var(--bm-space-4);
      border-radius: var(--bm-radius-m);
      border: 1px solid var(--bm-brass);
      outline: 1px solid var(--bm-brass);
      outline-offset: -6px;
      background: var(--bm-paper);
      color: var(--bm-ink);
      box-shadow: var(--bm-elevation-2);
      /* The panel is as high as the table, however long the deal. */
      contain: size;
    }
    .beside > * {
      flex: none;
    }
    /* What is asked hides nothing here; what can be pressed below keeps its place. */
    .beside .request {
      position: static;
      inline-size: auto;
      max-block-size: none;
      box-shadow: var(--bm-elevation-2);
    }
    .beside h2 {
      position: relative;
      z-index: 1;
      margin: 0 0 calc(var(--bm-space-3) * -1);
      padding-block-end: var(--bm-space-2);
      border-block-end: 3px double var(--bm-brass);
      font-size: var(--bm-text-3);
      text-align: center;
    }
    /* Lines that are scrolled away go under the heading instead of being cut through. */
    .beside h2::after {
      content: "";
      position: absolute;
      inset: calc(100% + 3px) 0 auto;
      block-size: var(--bm-space-3);
      background: linear-gradient(to bottom, var(--bm-paper), transparent);
      pointer-events: none;
    }
    /* Begins at its end: what has just been played is in sight, and stays so while it grows. */
    .beside .scroll {
      flex: 1 1 0;
      min-block-size: 3rem;
      display: flex;
      flex-direction: column-reverse;
      overflow-y: auto;
      scrollbar-width: thin;
      padding-block-start: var(--bm-space-3);
    }
    .beside .scroll > * {
      margin-block-end: auto;
    }
    .beside .others {
      display: grid;
      grid-template-columns: 1fr 1fr;
      grid-auto-rows: 1fr;
      gap: var(--bm-space-2);
      margin: 0;
      padding-block-start: var(--bm-space-3);
      border-block-start: 1px solid var(--bm-line);
    }
    .beside .others .button:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    .beside .others .button {
      padding-inline: var(--bm-space-2);
      font-size: var(--bm-text-1);
    }
  }
`;
