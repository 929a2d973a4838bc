import {
  type DealView,
  otherSeat,
  type PerSeat,
  type RuleSet,
  rememberedView,
  type Seat,
  turnOf,
} from "@bummerl/engine";
import { packName } from "../day/calendar.ts";
import type { TableState } from "../state.ts";

/** All that a computer player is told when it has to choose, or to advise: what that seat may know, and no more. */
export interface Question {
  readonly seat: Seat;
  /** The `seq` an `act` made of the answer carries. */
  readonly seq: number;
  /** What the seat knows that looked at every trick and counted along. */
  readonly view: DealView;
  readonly rules: RuleSet;
  /** Counters still to win, the seat's own first. */
  readonly toGo: PerSeat<number>;
  /**
   * uint32, from the table's id and the number of the row; at the deal of the day from the date and what has been played
   * so far, so that the same play meets the same answers. Known to everybody, and nothing to do with the pack.
   */
  readonly seed: number;
}

/** What to ask on behalf of a seat, while it is to act in a running deal; else `null`. */
export function questionFor(state: TableState, seat: Seat): Question | null {
  if (state.status !== "live" || state.stage !== "playing" || state.deal === null) return null;
  if (turnOf(state.deal) !== seat) return null;
  const left = (one: Seat): number => state.bummerl?.toGo[one] ?? state.rules.target;
  return {
    seat,
    seq: state.dealSeq,
    view: rememberedView(state.deal, seat),
    rules: state.rules,
    toGo: [left(seat), left(otherSeat(seat))],
    seed: seedOf(
      state.day === undefined
        ? `${state.id} ${state.dealSeq}`
        : `${packName(state.id, state.day.date)} ${state.actions.length}`,
    ),
  };
}

/** FNV-1a with 32 bits: neighbouring numbers get seeds that have nothing to do with each other. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
