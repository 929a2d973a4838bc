import { css } from "lit";

/** Looks shared by every element: box model, headings, buttons, fields, focus ring, texts for the ear alone. */
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
    font-weight: 600;
    line-height: 1.2;
    margin: 0 0 var(--bm-space-3);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  h1 {
    font-size: clamp(1.6rem, 1.3rem + 1.4vw, 2.25rem);
  }
  h2 {
    font-size: 1.35rem;
  }
  h3 {
    font-size: 1.1rem;
  }
  p {
    margin: 0 0 var(--bm-space-3);
  }
  a {
    color: var(--bm-accent);
    text-underline-offset: 0.15em;
  }
  :focus-visible {
    outline: 3px solid var(--bm-focus);
    outline-offset: 2px;
    border-radius: var(--bm-radius);
  }
  h1:focus,
  h2:focus {
    outline: none;
  }

  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--bm-space-2);
    min-height: var(--bm-touch);
    min-width: var(--bm-touch);
    padding: var(--bm-space-2) var(--bm-space-4);
    border: 1px solid var(--bm-line-strong);
    border-radius: var(--bm-radius);
    background: var(--bm-paper-raised);
    color: var(--bm-ink);
    font: inherit;
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
    box-shadow: var(--bm-shadow-1);
  }
  .button:hover {
    border-color: var(--bm-accent);
  }
  .button:active {
    transform: translateY(1px);
    box-shadow: none;
  }
  .button.primary {
    background: var(--bm-velvet);
    border-color: var(--bm-accent);
    color: var(--bm-velvet-ink);
  }
  .button.quiet {
    background: transparent;
    border-color: transparent;
    color: var(--bm-accent);
    box-shadow: none;
  }
  .button.quiet:hover {
    border-color: var(--bm-line-strong);
  }
  .button.danger {
    border-color: var(--bm-danger);
    color: var(--bm-danger);
  }
  .button:disabled,
  .button[aria-disabled="true"] {
    opacity: 0.55;
    cursor: not-allowed;
    box-shadow: none;
  }

  .field {
    display: grid;
    gap: var(--bm-space-1);
    margin: 0 0 var(--bm-space-3);
  }
  .field > label,
  .label {
    font-weight: 600;
  }
  .hint {
    color: var(--bm-ink-soft);
    font-size: 0.925rem;
  }
  .error {
    color: var(--bm-danger);
    font-weight: 600;
  }
  input[type="text"],
  select {
    width: 100%;
    min-height: var(--bm-touch);
    padding: var(--bm-space-2) var(--bm-space-3);
    border: 1px solid var(--bm-line-strong);
    border-radius: var(--bm-radius);
    background: var(--bm-paper-raised);
    color: var(--bm-ink);
    font: inherit;
  }
  input[type="radio"],
  input[type="checkbox"] {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: var(--bm-accent);
    flex: none;
  }
  .choice {
    display: flex;
    align-items: center;
    gap: var(--bm-space-3);
    min-height: var(--bm-touch);
    padding-block: var(--bm-space-1);
    cursor: pointer;
  }
  fieldset {
    border: 0;
    margin: 0 0 var(--bm-space-4);
    padding: 0;
    min-inline-size: 0;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }

  .panel {
    padding: var(--bm-space-4);
    border: 1px solid var(--bm-line);
    border-radius: var(--bm-radius);
    background: var(--bm-paper-raised);
    box-shadow: var(--bm-shadow-1);
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
      transition-duration: 0.01ms !important;
    }
  }
`;
