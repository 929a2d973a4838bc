import { css } from "lit";

/**
 * What is pressed, typed and chosen. What becomes disabled does so at once: while it faded, soft ink would lie on velvet.
 */
export const controls = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--bm-space-2);
    min-height: var(--bm-touch);
    min-width: var(--bm-touch);
    padding: var(--bm-space-2) var(--bm-space-4);
    border: var(--bm-stroke) solid var(--bm-line-strong);
    border-radius: var(--bm-radius-s);
    background: var(--bm-paper-raised);
    color: var(--bm-ink);
    font: inherit;
    font-weight: 600;
    line-height: var(--bm-leading-tight);
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
    transition:
      background-color var(--bm-motion-quick) var(--bm-ease),
      border-color var(--bm-motion-quick) var(--bm-ease);
  }
  .button:hover {
    border-color: var(--bm-accent);
    box-shadow: inset 0 0 0 1px var(--bm-accent);
  }
  .button:active {
    transform: translateY(1px);
  }
  .button.primary {
    background: var(--bm-velvet);
    border-color: var(--bm-velvet);
    color: var(--bm-velvet-ink);
    /* The brass line in the wood. */
    box-shadow: inset 0 0 0 2px var(--bm-velvet), inset 0 0 0 3px transparent;
  }
  .button.primary:hover {
    box-shadow: inset 0 0 0 2px var(--bm-velvet), inset 0 0 0 3px currentcolor;
  }
  .button.quiet {
    background: transparent;
    border-color: transparent;
    color: var(--bm-accent);
  }
  .button.quiet:hover {
    border-color: var(--bm-line-strong);
    box-shadow: none;
  }
  .button.danger {
    border-color: var(--bm-danger);
    color: var(--bm-danger);
  }
  .button.danger:hover {
    box-shadow: inset 0 0 0 1px var(--bm-danger);
  }
  .button:disabled,
  .button[aria-disabled="true"] {
    border-style: dashed;
    border-color: var(--bm-line-strong);
    background: transparent;
    color: var(--bm-ink-soft);
    cursor: not-allowed;
    box-shadow: none;
    transform: none;
    transition: none;
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
    font-size: var(--bm-text-1);
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
    border: var(--bm-stroke) solid var(--bm-line-strong);
    border-radius: var(--bm-radius-s);
    background: var(--bm-paper-raised);
    color: var(--bm-ink);
    font: inherit;
    text-overflow: ellipsis;
  }
  ::placeholder {
    color: var(--bm-ink-soft);
    opacity: 1;
  }
  input[type="radio"],
  input[type="checkbox"] {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: var(--bm-accent);
    flex: none;
    /* The browser's own edge is faint; where lines are what tells, it gets one of ours. */
    box-shadow: 0 0 0 calc(2 * (var(--bm-stroke) - 1px)) var(--bm-line-strong);
    border-radius: 3px;
  }
  input[type="radio"] {
    border-radius: 50%;
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
  summary {
    cursor: pointer;
  }
  @media (forced-colors: active) {
    .button:disabled,
    .button[aria-disabled="true"] {
      color: GrayText;
    }
  }
`;
