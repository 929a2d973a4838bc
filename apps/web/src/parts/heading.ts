import { LitElement } from "lit";

/** The main heading of a page: its own, or that of the page it shows inside. Waits until both are drawn. */
export const headingOf = async (page: Element | null): Promise<HTMLElement | null> => {
  if (!(page instanceof LitElement)) return null;
  await page.updateComplete;
  const own = page.renderRoot.querySelector<HTMLElement>("h1");
  return own ?? headingOf(page.renderRoot.firstElementChild);
};
