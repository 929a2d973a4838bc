import { withSeat } from "@bummerl/engine";
import type { TableEvent, TableRow, TableState } from "../state.ts";
import { begin } from "./begin.ts";
import { onActed, onBummerlWon, onDealScored, onDealt, onUndone } from "./deal.ts";

/**
 * The table after one more row of its log (`null`: before the first). It believes the row: nothing is judged again,
 * so an old log gives the same state under newer rules.
 * @throws when the log is broken: a gap in its numbers, or an event that has nothing to happen to.
 */
export function evolve(state: TableState | null, row: TableRow): TableState {
  if (state === null) return evolveEvents(begin(row.seq, row.events), row.seq, row.events.slice(2));
  if (row.seq !== state.seq + 1) throw new Error(`row ${row.seq} does not follow row ${state.seq}`);
  return evolveEvents(state, row.seq, row.events);
}

/** The table as a whole log leaves it; `null` for an empty one. */
export const fold = (rows: readonly TableRow[]): TableState | null =>
  rows.reduce<TableState | null>(evolve, null);

/** The events of one row, one after the other. */
export const evolveEvents = (state: TableState, seq: number, events: readonly TableEvent[]): TableState =>
  events.reduce((next, event) => evolveEvent(next, seq, event), { ...state, seq });

function evolveEvent(state: TableState, seq: number, event: TableEvent): TableState {
  switch (event.type) {
    case "tableMade":
      throw new Error("a table is made once");
    case "sealed":
      return {
        ...state,
        sealed: { deal: event.deal, secret: event.secret, commitment: event.commitment },
      };
    case "seated":
      return { ...state, status: "live", seats: withSeat(state.seats, event.seat, event.player) };
    case "ready":
      return { ...state, cuts: withSeat(state.cuts, event.seat, event.cut) };
    case "dealt":
      return onDealt(state, seq, event);
    case "acted":
      return onActed(state, seq, event);
    case "undone":
      return onUndone(state, seq, event);
    case "dealScored":
      return onDealScored(state, seq, event);
    case "bummerlWon":
      return onBummerlWon(state, seq, event);
    case "saveAsked":
      return { ...state, saveAsked: withSeat(state.saveAsked, event.seat, true) };
    case "saved":
      return { ...state, status: "saved", saveAsked: [false, false] };
    case "resumeAsked":
      return { ...state, resumeAsked: withSeat(state.resumeAsked, event.seat, true) };
    case "resumeWithdrawn":
      return { ...state, resumeAsked: withSeat(state.resumeAsked, event.seat, false) };
    case "resumed":
      return { ...state, status: "live", resumeAsked: [false, false], resumedDeal: state.dealNumber };
    case "left":
      return { ...state, status: "ended", resumeAsked: [false, false], endedBy: event.seat };
    case "ended":
      // No other deal is waited for.
      return { ...state, status: "ended", dealNumber: state.sealed.deal };
    case "timeUp":
      return state.time === null
        ? state
        : { ...state, time: { ...state.time, offer: { late: event.late, until: event.until } } };
    case "clockSet":
      return { ...state, time: event.time };
  }
}
