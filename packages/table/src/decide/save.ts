import { otherSeat, type Seat } from "@bummerl/engine";
import { notLive, type Verdict } from "../refusal.ts";
import type { TableEvent, TableState } from "../state.ts";

/** *Save*: while a deal is played or waited for. Between two Bummerl there is nothing to save. */
export function judgeSave(state: TableState, seat: Seat, deal: number): Verdict {
  if (state.status === "saved") return deal === state.dealNumber ? "repeat" : "tableSaved";
  const why = notLive(state);
  if (why !== null) return why;
  if (state.stage === "bummerlOver") return "bummerlOver";
  if (deal !== state.dealNumber) return "wrongDeal";
  return state.saveAsked[seat] ? "repeat" : "accept";
}

/** An untimed table is saved by one seat alone, a timed one by both, or by the one who waits for a late player. */
export function save(state: TableState, seat: Seat): TableEvent[] {
  const alone = state.clock === "untimed" || state.time?.offer?.late === otherSeat(seat);
  const saved: TableEvent = { type: "saved", by: seat };
  if (alone) return [saved];
  const asked: TableEvent = { type: "saveAsked", seat };
  return state.saveAsked[otherSeat(seat)] ? [asked, saved] : [asked];
}

/** *Resume*: opens a saved table; comes by itself from the page of a player who looks at it. */
export function judgeResume(state: TableState, seat: Seat, deal: number): Verdict {
  if (state.status === "live") return state.resumedDeal === deal ? "repeat" : "notSaved";
  if (state.status !== "saved") return notLive(state) ?? "notSaved";
  if (deal !== state.dealNumber) return "wrongDeal";
  return state.resumeAsked[seat] ? "repeat" : "accept";
}

/** Play goes on when both have opened the table. */
export function resume(state: TableState, seat: Seat): TableEvent[] {
  const asked: TableEvent = { type: "resumeAsked", seat };
  return state.resumeAsked[otherSeat(seat)] ? [asked, { type: "resumed" }] : [asked];
}

/** The seat's last page is gone: its wish to resume goes with it. Elsewhere presence means nothing. */
export const away = (state: TableState, seat: Seat): TableEvent[] =>
  state.status === "saved" && state.resumeAsked[seat] ? [{ type: "resumeWithdrawn", seat }] : [];
