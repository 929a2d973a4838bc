import {
  cardIndex,
  type DealState,
  failedCloseValue,
  frozenValue,
  otherSeat,
  type Seat,
} from "@bummerl/engine";
import { setOf, suitNumber } from "./cards.ts";
import type { BitClosing, BitPosition, BitSide } from "./position.ts";

const sideOf = (state: DealState, seat: Seat): BitSide => ({
  hand: setOf(state.hands[seat]),
  points: state.points[seat],
  pending: state.pending[seat],
  tricks: state.tricks[seat],
});

const closingOf = ({ closed }: DealState, seat: Seat): BitClosing | null =>
  closed === null
    ? null
    : { own: closed.by === seat, made: frozenValue(closed), failed: failedCloseValue(closed) };

/** A deal that is not over, with all its cards, seen by the seat on turn. */
export const bitsOf = (state: DealState): BitPosition => {
  const { leader, led, faceDown, upCard } = state;
  const seat = state.phase === "follow" ? otherSeat(leader) : leader;
  return {
    trump: suitNumber(state.trump),
    own: sideOf(state, seat),
    opponent: sideOf(state, otherSeat(seat)),
    led: led === null ? -1 : cardIndex(led),
    stock: [...faceDown, ...(upCard === null ? [] : [upCard])].map(cardIndex),
    closed: closingOf(state, seat),
  };
};
