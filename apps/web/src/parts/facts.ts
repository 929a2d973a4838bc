import { css, html, nothing, type TemplateResult } from "lit";

/** Facts in a line, a point between them: a line is broken between facts, not within one. */
export const facts = (all: readonly string[]): readonly TemplateResult[] =>
  all.map((fact, at) => html`<span class="fact">${fact}${at < all.length - 1 ? " ·" : nothing}</span> `);

export const factsStyles = css`
  .fact {
    display: inline-block;
    max-inline-size: 100%;
  }
`;
