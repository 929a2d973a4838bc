import { motionStyles } from "../motion/styles.ts";
import { actsStyles } from "./acts.ts";
import { besideStyles } from "./beside.ts";
import { boardStyles } from "./board.ts";
import { feltStyles } from "./felt.ts";
import { handStyles } from "./hand.ts";
import { middleStyles } from "./middle.ts";
import { narrowStyles } from "./narrow.ts";
import { paperStyles } from "./paper.ts";
import { pickedStyles } from "./picked.ts";
import { resultStyles } from "./result.ts";
import { sheetStyles } from "./sheets.ts";
import { statusStyles } from "./status.ts";
import { stockStyles } from "./stock.ts";
import { topStyles } from "./top.ts";
import { wonStyles } from "./won.ts";

/**
 * Lengths that are worked out from the whole table and used inside its middle, which measures itself: only a registered
 * property carries its length along instead of being worked out anew.
 */
for (const [name, initialValue] of [
  ["--bm-hand-card", "80px"],
  ["--bm-pile-card", "80px"],
  ["--bm-letter", "16px"],
] as const) {
  const isNew = getComputedStyle(document.documentElement).getPropertyValue(name) === "";
  if (isNew) CSS.registerProperty({ name, syntax: "<length>", inherits: true, initialValue });
}

export const tableStyles = [
  boardStyles,
  topStyles,
  feltStyles,
  middleStyles,
  stockStyles,
  wonStyles,
  statusStyles,
  handStyles,
  actsStyles,
  besideStyles,
  paperStyles,
  resultStyles,
  pickedStyles,
  sheetStyles,
  narrowStyles,
  motionStyles,
];
