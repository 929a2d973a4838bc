import { css } from "lit";

/** A piece of the rim of the lobby's table: a drawer, or a way to a page. Declarations, to stand in a rule. */
export const rim = css`
  display: flex;
  align-items: center;
  gap: var(--bm-space-3);
  min-block-size: 64px;
  padding: var(--bm-space-3) var(--bm-space-4);
  border-block-start: 2px solid var(--bm-inlay);
  background: var(--bm-grain), var(--bm-wood-hover);
  color: var(--bm-wood-ink);
`;
export const rimHover = css`background: var(--bm-grain), var(--bm-wood);`;
export const rimFocus = css`
  outline-color: var(--bm-lamp);
  outline-offset: -4px;
`;
/** The round sign at its end. */
export const rimSign = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border: 1px solid var(--bm-inlay);
  border-radius: 50%;
`;
