import type { Sheet } from "../../src/table/parts/ui.ts";
import type { StateName } from "../table/support/states.ts";

/** Every sheet that can lie over the table, and the state of the table it is opened at. */
export const SHEETS = {
  menu: ["lead", "menu"],
  menuComputer: ["computerLead", "menu"],
  help: ["lead", "help"],
  helpComputer: ["computerLead", "help"],
  history: ["strict", "history"],
  tricks: ["strict", "tricks"],
  marriage: ["marriage", "marriage"],
  settings: ["lead", "settings"],
  rules: ["lead", "rules"],
  close: ["lead", { ask: { kind: "close" } }],
  claim: ["exchange", { ask: { kind: "claim", announceWith: null } }],
  giveUp: ["lead", { ask: { kind: "giveUp" } }],
  resign: ["lead", { ask: { kind: "resign" } }],
  leave: ["bummerlOver", { ask: { kind: "leave" } }],
} as const satisfies Record<string, readonly [StateName, Sheet]>;

export type SheetName = keyof typeof SHEETS;
