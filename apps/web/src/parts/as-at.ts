import { css, html, type TemplateResult } from "lit";
import { formatDate } from "../i18n/index.ts";

/** Over a list as it was when the server went away (milliseconds since 1970): of when it is, and what has to wait. */
export const asAt = (since: number, text: (time: string) => string): TemplateResult =>
  html`<p class="as-at" id="as-at">${text(formatDate(since, { timeStyle: "short" }))}</p>`;

export const asAtStyles = css`
  .as-at {
    margin: 0;
    padding: var(--bm-space-2) var(--bm-space-3);
    border-inline-start: 4px solid var(--bm-brass);
    background: var(--bm-paper-sunken);
  }
`;
