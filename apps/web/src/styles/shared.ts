import { css } from "lit";
import { controls } from "./controls.ts";

/** Looks shared by every element: box model, headings, panels, focus ring, texts for the ear alone, and the controls. */
export const shared = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3 {
    font-family: var(--bm-font-display);
    font-weight: 700;
    /* The display face's own 1 is taken for an I. */
    font-variant-numeric: lining-nums;
    line-height: var(--bm-leading-tight);
    margin: 0 0 var(--bm-space-3);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  h1 {
    font-size: var(--bm-text-5);
    letter-spacing: -0.005em;
  }
  h2 {
    font-size: var(--bm-text-4);
  }
  h3 {
    font-size: var(--bm-text-3);
  }
  p {
    margin: 0 0 var(--bm-space-3);
  }
  a {
    color: var(--bm-accent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  :focus-visible {
    outline: var(--bm-focus-width) solid var(--bm-focus);
    outline-offset: 2px;
    border-radius: var(--bm-radius-s);
  }
  h1:focus,
  h2:focus {
    outline: none;
  }

  ${controls}

  .panel {
    padding: var(--bm-space-4);
    border: var(--bm-stroke) solid var(--bm-line);
    border-radius: var(--bm-radius-m);
    background: var(--bm-paper-raised);
    box-shadow: var(--bm-elevation-1);
  }
  /* A menu card: paper within a double rule. */
  .menu-card {
    padding: calc(var(--bm-space-4) + 4px);
    border: var(--bm-stroke) solid var(--bm-brass);
    border-radius: 2px;
    outline: var(--bm-stroke) solid var(--bm-brass);
    outline-offset: -6px;
    background: var(--bm-paper-raised);
    box-shadow: var(--bm-elevation-1);
  }
  /* A heading whose line is drawn on to the margin as a double rule. */
  .ruled {
    display: flex;
    align-items: baseline;
    gap: var(--bm-space-3);
  }
  .ruled::after {
    content: "";
    /* None beside words that need the line. */
    flex: 1 1 0;
    align-self: center;
    min-inline-size: 0;
    block-size: 4px;
    border-block: 1px solid var(--bm-brass);
  }
  .chip {
    display: inline-block;
    padding: 0 var(--bm-space-2);
    border: var(--bm-stroke) solid var(--bm-line-strong);
    border-radius: var(--bm-radius-round);
    font-size: var(--bm-text-1);
    white-space: nowrap;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--bm-space-2) var(--bm-space-3);
  }
  .stack {
    display: grid;
    gap: var(--bm-space-4);
    grid-template-columns: minmax(0, 1fr);
  }
  ul.plain {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .number {
    font-family: var(--bm-font-display);
    font-variant-numeric: tabular-nums lining-nums;
  }

  .visually-hidden:not(.when-focused:focus):not(.when-focused:active) {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      animation-duration: 0.01ms !important;
      /* A pulse without end would flicker. */
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
    }
  }
`;
