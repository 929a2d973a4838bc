import { css, html, type TemplateResult } from "lit";
import { t } from "../i18n/index.ts";

/** Ruled lines where a list will stand: the page does not jump when it comes. Nothing glitters. */
export const bonesStyles = css`
  .bones {
    display: grid;
    gap: var(--bm-space-3);
    padding-block: var(--bm-space-3);
  }
  .bones i {
    block-size: 2.6rem;
    border-block-end: 1px solid var(--bm-line);
    background: linear-gradient(var(--bm-bone), var(--bm-bone)) 0 55% / 38% 0.5rem no-repeat;
  }
  .bones i:nth-child(even) {
    background-size: 52% 0.5rem;
  }
  /* Who has it at once sees no bones at all. */
  .bones {
    animation: bones 0s 0.25s backwards;
  }
  @keyframes bones {
    from {
      visibility: hidden;
    }
  }
`;

/** So many lines, and one word for the ear. */
export const bones = (lines: number, text: string = t().common.loading): TemplateResult =>
  html`<div class="bones">
    <span role="status" class="hint">${text}</span>
    ${Array.from({ length: lines }, () => html`<i aria-hidden="true"></i>`)}
  </div>`;
