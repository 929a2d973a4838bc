/** What a key asks for at the table. Letters are the same in every language, as the help sheet says. */
export type KeyIntent =
  | "exchange"
  | "close"
  | "marriage"
  | "claim"
  | "lastTrick"
  | "history"
  | "hand"
  | "points"
  | "stock"
  | "time"
  | "hint"
  | "undo"
  | "next"
  | "help";

const KEYS: Readonly<Record<string, KeyIntent>> = {
  e: "exchange",
  c: "close",
  m: "marriage",
  "6": "claim",
  i: "hint",
  u: "undo",
  n: "next",
  l: "lastTrick",
  d: "history",
  h: "hand",
  p: "points",
  s: "stock",
  t: "time",
  "?": "help",
};

/** What there is at the table of a computer only. */
export const AGAINST_COMPUTER: ReadonlySet<KeyIntent> = new Set<KeyIntent>(["hint", "undo"]);

/** The keys and what they do, in the order of the help list. */
export const KEY_LIST: readonly (readonly [string, KeyIntent])[] = Object.entries(KEYS).map(
  ([key, intent]) => [key.toUpperCase(), intent] as const,
);

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** `null` for every other key and whenever the browser's own shortcut is meant. */
export const keyIntent = ({ key, ctrlKey, altKey, metaKey }: KeyPress): KeyIntent | null =>
  ctrlKey || altKey || metaKey ? null : (KEYS[key.toLowerCase()] ?? null);

/** Where arrows lead in a hand of `count` cards. */
export const arrowTarget = (key: string, at: number, count: number): number | null => {
  if (count === 0) return null;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (at + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
};
