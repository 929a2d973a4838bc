import { otherSeat, type Seat, type Suit } from "../cards.ts";
import type { Closed, DealResult, DealState } from "./state.ts";

/** Card points that go out (R25). */
export const OUT = 66;

/** From this number of card points on the loser is out of schneider (R27). */
export const OUT_OF_SCHNEIDER = 33;

/** Points of a marriage: 40 in trumps, else 20 (R20). */
export const marriagePoints = (trump: Suit, suit: Suit): 20 | 40 => (suit === trump ? 40 : 20);

/** What a win is worth against a loser with these tricks and counted card points: 3, 2 or 1 (R27). */
export const valueAgainst = (tricks: number, points: number): number => {
  if (tricks === 0) return 3;
  return points < OUT_OF_SCHNEIDER ? 2 : 1;
};

/** R27: the value of this seat's win counted as the deal stands. */
export const openValue = (state: DealState, winner: Seat): number => {
  const loser = otherSeat(winner);
  return valueAgainst(state.tricks[loser], state.points[loser]);
};

/** R19: the closer's win as it stood at closing. */
export const frozenValue = ({ by, atClosing }: Closed): number => {
  const loser = otherSeat(by);
  return valueAgainst(atClosing.tricks[loser], atClosing.points[loser]);
};

/** R30, R31: what the closer's opponent writes: 2, or 3 if he had no trick at closing. */
export const failedCloseValue = ({ by, atClosing }: Closed): number =>
  atClosing.tricks[otherSeat(by)] === 0 ? 3 : 2;

/** What a correct claim pays this seat now (R27; closed stock R19, R31). Reads only the other seat's points. */
export const claimValue = (state: DealState, seat: Seat): number => {
  const { closed } = state;
  if (closed === null) return openValue(state, seat);
  if (closed.by !== seat) return failedCloseValue(closed);
  return state.rules.closeValue === "atClosing" ? frozenValue(closed) : openValue(state, seat);
};

/** R28: what a false claim of this seat pays the other; a closer's never less than R30. */
export const falseClaimValue = (state: DealState, claimer: Seat): number => {
  const atLeastTwo = state.tricks[otherSeat(claimer)] === 0 ? 3 : 2;
  const value = state.rules.falseClaim === "min2" ? atLeastTwo : claimValue(state, claimer);
  const { closed } = state;
  return closed !== null && closed.by === claimer ? Math.max(value, failedCloseValue(closed)) : value;
};

/** The result when a player reached 66 and said so, or need not say so (R25, R31). */
export const resultOut = (state: DealState, seat: Seat): DealResult => {
  const reason = state.rules.goOut === "claim" ? "claim" : "auto";
  return {
    winner: seat,
    counters: claimValue(state, seat),
    reason: state.closed !== null && state.closed.by !== seat ? "opponentOut" : reason,
  };
};

/** The result of a claim with this many counted card points (R26–R28). */
export const resultOfClaim = (state: DealState, seat: Seat, points: number): DealResult =>
  points >= OUT
    ? resultOut(state, seat)
    : { winner: otherSeat(seat), counters: falseClaimValue(state, seat), reason: "falseClaim" };

/** The result when all cards are played and nobody went out (R30, R33, R34). */
export const resultOfLastTrick = (state: DealState, winner: Seat): DealResult => {
  const { closed } = state;
  if (closed !== null) {
    return { winner: otherSeat(closed.by), counters: failedCloseValue(closed), reason: "closedFailed" };
  }
  const counters = state.rules.lastTrick === "one" ? 1 : openValue(state, winner);
  return { winner, counters, reason: "lastTrick" };
};

/** R36: the other writes what a correct claim would pay him now; against a closer that is R30's 2 or 3. */
export const resultOfGivingUp = (state: DealState, seat: Seat): DealResult => {
  const winner = otherSeat(seat);
  return { winner, counters: claimValue(state, winner), reason: "giveUp" };
};
