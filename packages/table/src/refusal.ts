import { err, type RefusalCode } from "@bummerl/engine";
import type { TableRefusalCode } from "./command.ts";
import type { TableState } from "./state.ts";

/** Why a table refused: its own code, without a rule behind it, or the engine's code and rule for a deal's action. */
export interface TableRefusal {
  readonly code: TableRefusalCode | RefusalCode;
  readonly rule: string | null;
}

/**
 * How a command is judged before anything is made of it. `accept`: it changes the table. `repeat`: it has happened
 * already, so it succeeds and changes nothing.
 */
export type Verdict = "accept" | "repeat" | TableRefusalCode;

export const refuse = (code: TableRefusalCode) => err<TableRefusal>({ code, rule: null });

/** Why nothing but leaving, or opening a saved table, is possible; `null` while play goes on. */
export function notLive(state: TableState): TableRefusalCode | null {
  switch (state.status) {
    case "open":
      return "tableOpen";
    case "saved":
      return "tableSaved";
    case "ended":
      return "tableEnded";
    case "live":
      return null;
  }
}
