import type { Mounted } from "./mount.ts";
import type { StateName } from "./states.ts";

/** Longest names there can be: what fits with them fits. */
export const NAMES = ["Annemarie-Josephine", "Franz-Xaver Hubmaier"] as const;

/** States of the table with cards on it. */
export const PLAYED: readonly StateName[] = [
  "firstLead",
  "lead",
  "opponentLeads",
  "strict",
  "closed",
  "marriage",
  "pending",
  "lastTrick",
  "offer",
  "saveAsked",
];
/** From top to bottom. */
export const ROWS = [".top", ".theirs", ".mid", ".status", ".mine", ".hand", ".acts"] as const;
/** What lies in the middle, one beside the other. */
const PARTS = [".stock", ".trick", ".of-theirs", ".of-mine"] as const;

export const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

const visible = (mounted: Mounted): HTMLElement[] =>
  [...mounted.table.renderRoot.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      element.checkVisibility() &&
      element.closest(".visually-hidden, .scroll, .request, bm-suit, bm-card, .pile, .won-pile") === null,
  );

const TEXTS =
  "button:not(.hand-card, .tricks), .turn, .note, .stake, .left, .trump, .points, .pending, .tally, .count, .presence, .won-count";

export const cutTexts = (mounted: Mounted): string[] =>
  visible(mounted)
    .filter((element) => element.matches(TEXTS) && element.clientWidth > 0)
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.localName}.${element.className} is cut off: ${element.textContent?.trim()}`);

export const overlaps = (mounted: Mounted, selectors: readonly string[]): string[] => {
  const boxes = selectors.map((name) => [name, mounted.find(name).getBoundingClientRect()] as const);
  return boxes.flatMap(([name, box], at) =>
    boxes
      .slice(at + 1)
      .flatMap(([other, otherBox]) => (overlap(box, otherBox) ? [`${name} and ${other} overlap`] : [])),
  );
};

export const faults = (mounted: Mounted): string[] => {
  const found = [
    ...cutTexts(mounted),
    ...overlaps(mounted, ROWS),
    ...overlaps(mounted, PARTS),
    ...overlaps(mounted, [".sides", ".tally", ".menu", ".felt", ".act"]),
  ];
  const root = mounted.table.getBoundingClientRect();
  for (const element of visible(mounted)) {
    const box = element.getBoundingClientRect();
    const outside =
      box.left < root.left - 1 ||
      box.right > root.right + 1 ||
      box.top < root.top - 1 ||
      box.bottom > root.bottom + 1;
    if (outside && box.width > 0) found.push(`${element.localName}.${element.className} lies outside`);
  }
  const mid = mounted.find(".mid").getBoundingClientRect();
  for (const part of mounted.table.renderRoot.querySelectorAll(".stock > p, .trick bm-card, .tricks")) {
    const box = part.getBoundingClientRect();
    if (box.top < mid.top - 6 || box.bottom > mid.bottom + 6)
      found.push(`${part.className} leaves the middle`);
  }
  const { table } = mounted;
  if (table.scrollHeight > table.clientHeight || table.scrollWidth > table.clientWidth) found.push("scrolls");
  return found;
};

export const smallTargets = (mounted: Mounted): string[] =>
  visible(mounted)
    .filter((element) => element.matches("button:not(.hand-card)"))
    .map((element) => [element.className, element.getBoundingClientRect()] as const)
    .filter(([, box]) => box.width < 44 || box.height < 44)
    .map(([name, box]) => `${name} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
