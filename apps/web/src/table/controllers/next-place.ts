/** Where focus goes when its place is gone: what there is to read first, then what there is to do. */
const FOCUS_ORDER = ["h2[tabindex]", ".hand-card", ".act:not([aria-disabled])", ".board"];

/** The next place for the focus: at a card of the hand that was left by its number, else what comes first. */
export const nextPlace = (root: ParentNode, index: number | null): HTMLElement | null => {
  const cards = root.querySelectorAll<HTMLElement>(".hand-card");
  const card = index === null ? undefined : cards[Math.min(index, cards.length - 1)];
  if (card !== undefined) return card;
  for (const selector of FOCUS_ORDER) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found !== null) return found;
  }
  return null;
};
