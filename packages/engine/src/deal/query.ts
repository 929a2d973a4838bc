import { otherSeat, type Seat } from "../cards.ts";
import type { DealState } from "./state.ts";

/** Who has to act: the leader, the follower while a card waits for its answer, nobody when the deal is over. */
export const turnOf = (state: DealState): Seat | null => {
  if (state.phase === "over") return null;
  return state.phase === "follow" ? otherSeat(state.leader) : state.leader;
};

/** Cards in the stock, the up-card counted (R8). A closed stock keeps its size. */
export const stockSize = (state: DealState): number =>
  state.faceDown.length + (state.upCard === null ? 0 : 1);

/** Strict play: the stock is used up or closed (R12). */
export const isStrict = (state: DealState): boolean => state.closed !== null || stockSize(state) === 0;

/** Is the present trick the first of the deal? */
export const isFirstTrick = (state: DealState): boolean => state.tricks[0] + state.tricks[1] === 0;

/** Is this seat the one about to lead? */
export const isAboutToLead = (state: DealState, seat: Seat): boolean =>
  state.phase === "lead" && state.leader === seat;
