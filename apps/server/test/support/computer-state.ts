import { PRESETS } from "@bummerl/engine";
import {
  type ComputerLevel,
  type ComputerPace,
  decide,
  evolve,
  type FirstDealer,
  makeTable,
  type TableState,
} from "@bummerl/table";

export const CONTEXT = { now: 0, secret: "5a".repeat(32) };
export const COMPUTER_TABLE = "a-table-with-a-computer";
export const ANNA = { id: "anna", name: "Anna", kind: "player" } as const;

/** A table of Anna's with a computer, as its first row leaves it, without a server. */
export function computerTable(
  level: ComputerLevel = "hobby",
  pace: ComputerPace = "none",
  firstDealer: FirstDealer = "me",
): TableState {
  const computer = { level, pace, firstDealer };
  const setup = {
    id: COMPUTER_TABLE,
    rules: PRESETS.classic,
    clock: "untimed",
    visibility: "private",
  } as const;
  return evolve(null, {
    seq: 1,
    seat: 0,
    at: 0,
    events: makeTable({ ...setup, maker: ANNA, computer }, CONTEXT),
  });
}

/** The first deal is dealt. */
export function dealtTo(state: TableState): TableState {
  const next = decide(state, 0, { type: "next", deal: 1, cut: "" }, CONTEXT);
  if (!next.ok) throw new Error(next.error.code);
  return evolve(state, { seq: state.seq + 1, seat: 0, at: 0, events: next.value });
}
