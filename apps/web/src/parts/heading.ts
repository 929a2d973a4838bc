import { LitElement } from "lit";

/** The main heading of a page: its own, or that of the page it shows inside. Waits until both are drawn. */
export const headingOf = async (page: Element | null): Promise<HTMLElement | null> => {
  if (!(page instanceof LitElement)) return null;
  await page.updateComplete;
  const own = page.renderRoot.querySelector<HTMLElement>("h1");
  return own ?? headingOf(page.renderRoot.firstElementChild);
};

/** A page with places that an address can name behind its `#`. */
interface Placed {
  /** Brings the place into view and reading to it; false when there is none of that name. */
  showPlace(name: string): boolean;
}

/** Goes to the place on a page that the address names. False where the page has none: then reading begins at its heading. */
export const showPlaceOf = async (page: Element | null, hash: string): Promise<boolean> => {
  if (hash === "" || !(page instanceof LitElement) || !("showPlace" in page)) return false;
  await page.updateComplete;
  return (page as LitElement & Placed).showPlace(hash.slice(1));
};
