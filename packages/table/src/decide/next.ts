import {
  firstDealer,
  nextDealer,
  otherSeat,
  type PerSeat,
  type Seat,
  shufflePack,
  withSeat,
} from "@bummerl/engine";
import { computerSeat } from "../computer/seat.ts";
import { packName } from "../day/calendar.ts";
import { notLive, type Verdict } from "../refusal.ts";
import type { TableEvent, TableState } from "../state.ts";

/** *Next*: only while a deal is waited for. A deal that has been dealt had both players' *Next*. */
export function judgeNext(state: TableState, seat: Seat, deal: number): Verdict {
  const why = notLive(state);
  if (why !== null) return why;
  const dealing = state.stage === "dealing";
  if (deal < 1) return "wrongDeal";
  if (deal < state.dealNumber || (!dealing && deal === state.dealNumber)) return "repeat";
  if (state.stage === "bummerlOver") return "bummerlOver";
  if (!dealing) return "dealRunning";
  if (deal > state.dealNumber) return "wrongDeal";
  return state.cuts[seat] === null ? "accept" : "repeat";
}

/** *Play on*: only between two Bummerl. A Bummerl that has been followed by another had both players' *Play on*. */
export function judgePlayOn(state: TableState, seat: Seat, bummerl: number): Verdict {
  const why = notLive(state);
  if (why !== null) return why;
  if (bummerl < 1 || bummerl > state.bummerlNumber) return "wrongBummerl";
  if (bummerl < state.bummerlNumber) return "repeat";
  if (state.stage !== "bummerlOver") return "bummerlRunning";
  return state.cuts[seat] === null ? "accept" : "repeat";
}

/**
 * Stores a seat's cut for the sealed deal, and deals as soon as both are there. The first cut stored stands: whoever had
 * cut for this deal before the Bummerl was resigned under it could otherwise try another one against the same secret.
 */
export function ready(state: TableState, seat: Seat, offered: string): TableEvent[] {
  const cut = state.standingCuts[seat] ?? offered;
  const said: TableEvent = { type: "ready", seat, deal: state.sealed.deal, cut };
  const [cut0, cut1] = withSeat(state.cuts, seat, cut);
  return cut0 === null || cut1 === null ? [said] : [said, dealt(state, [cut0, cut1])];
}

/**
 * R3: the very first dealer is drawn with the pack, unless a person chose one against a computer; afterwards the Bummerl
 * knows who deals (R4, R43).
 */
function dealt(state: TableState, cuts: PerSeat<string>): TableEvent {
  const { deal, secret } = state.sealed;
  const shuffle = { secret, cuts, table: packName(state.id, state.day?.date), deal };
  return {
    type: "dealt",
    deal,
    bummerl: state.stage === "bummerlOver" ? state.bummerlNumber + 1 : state.bummerlNumber,
    dealer:
      state.bummerl === null ? (chosenDealer(state) ?? firstDealer(shuffle)) : nextDealer(state.bummerl),
    deck: shufflePack(shuffle),
    cuts,
  };
}

function chosenDealer(state: TableState): Seat | null {
  const seat = computerSeat(state);
  if (seat === null || state.computer === undefined || state.computer.firstDealer === "random") return null;
  return state.computer.firstDealer === "computer" ? seat : otherSeat(seat);
}
