import { newBummerl, otherSeat, resign, type Seat } from "@bummerl/engine";
import { notLive, type Verdict } from "../refusal.ts";
import { type DecideContext, seal } from "../seal.ts";
import type { BummerlEnd, TableEvent, TableState } from "../state.ts";
import { bummerlWon, dealScored } from "./act.ts";

/** R37: a running Bummerl may be resigned at any time, on a saved table too. */
export function judgeResign(state: TableState, seat: Seat, bummerl: number): Verdict {
  if (endedSo(state, bummerl, "resigned", otherSeat(seat))) return "repeat";
  if (state.status !== "saved") {
    const why = notLive(state);
    if (why !== null) return why;
  }
  if (bummerl !== state.bummerlNumber) return "wrongBummerl";
  return state.stage === "bummerlOver" ? "bummerlOver" : "accept";
}

/** Only while the other seat's time is used up and the offer stands. */
export function judgeTakeBummerl(state: TableState, seat: Seat, bummerl: number): Verdict {
  if (endedSo(state, bummerl, "timeUp", seat)) return "repeat";
  const why = notLive(state);
  if (why !== null) return why;
  if (bummerl !== state.bummerlNumber) return "wrongBummerl";
  if (state.stage === "bummerlOver") return "bummerlOver";
  return state.time?.offer?.late === otherSeat(seat) ? "accept" : "noOffer";
}

const endedSo = (state: TableState, bummerl: number, how: BummerlEnd, winner: Seat): boolean =>
  state.bummerls.some((over) => over.bummerl === bummerl && over.how === how && over.winner === winner);

/**
 * The Bummerl ends for `loser`, as if the other had won all the rest (R37, R41, R42). A running deal ends with it,
 * without a result, and shows its secret; a deal that is only waited for keeps its seal, and a cut stored for it, for the
 * next Bummerl.
 */
export function concede(
  state: TableState,
  loser: Seat,
  how: Exclude<BummerlEnd, "played">,
  { secret }: DecideContext,
): TableEvent[] {
  const running = state.stage === "playing";
  // Before the first cards nobody is dealer yet; who it would be makes no difference to what is lost.
  const bummerl = state.bummerl ?? newBummerl(0, state.rules.target);
  const { state: after, won } = resign(bummerl, loser, running, state.rules);
  if (won === null) throw new Error("a resigned Bummerl has a winner");
  const end = bummerlWon(state, won, how);
  return running ? [dealScored(state, null, after), end, seal(state.dealNumber + 1, secret)] : [end];
}
