import type { PerSeat } from "@bummerl/engine";
import { nextDeadline, type TableEvent, type TableState, whoseTurn } from "@bummerl/table";
import type { Append, TableSummary } from "../store/store.ts";

/** What lists need to know of a table as a row leaves it. */
export const summaryOf = (state: TableState): TableSummary => ({
  status: state.status,
  visibility: state.visibility,
  rules: state.rules,
  clock: state.clock,
  players: state.seats,
  deciding: deciding(state),
  resumeAsked: state.resumeAsked,
  bummerl: state.bummerlNumber,
  deal: state.dealNumber,
  toGo: toGo(state),
  deadline: nextDeadline(state),
  day: state.day?.date ?? null,
});

/** Whose decision play waits for, on a saved table too: a list names it. */
function deciding(state: TableState): PerSeat<boolean> {
  const going = state.status === "live" || state.status === "saved";
  if (going && state.stage === "dealing") return [state.cuts[0] === null, state.cuts[1] === null];
  const turn = whoseTurn(state);
  return [turn === 0, turn === 1];
}

/** Without a Bummerl nobody has won a counter, unless the other resigned before the first card (R37). */
function toGo({ bummerl, bummerls, rules }: TableState): PerSeat<number> {
  if (bummerl !== null) return bummerl.toGo;
  const winner = bummerls.at(-1)?.winner;
  return [winner === 0 ? 0 : rules.target, winner === 1 ? 0 : rules.target];
}

/** The deal and the Bummerl that a row ends, as the lists keep them. */
export function finishedBy(
  events: readonly TableEvent[],
  after: TableState,
): Pick<Append, "deal" | "bummerl"> {
  return {
    deal: events.some(({ type }) => type === "dealScored") ? after.lastDeal : null,
    bummerl: events.some(({ type }) => type === "bummerlWon") ? (after.bummerls.at(-1) ?? null) : null,
  };
}
