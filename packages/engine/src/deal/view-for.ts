import { sortCards } from "../card-set.ts";
import { type Card, otherSeat, type PerSeat, type Seat } from "../cards.ts";
import { knownCards } from "./known.ts";
import { legalActions } from "./legal.ts";
import { stockSize, turnOf } from "./query.ts";
import { failedCloseValue, frozenValue } from "./score.ts";
import { justCompleted, seesPoints, visibleTricks } from "./sight.ts";
import type { DealState, Trick } from "./state.ts";
import type { DealView, Viewer } from "./view.ts";
import { viewHistory } from "./view-history.ts";

type Unbranded<T> = { readonly [Field in keyof T as Field extends string ? Field : never]: T[Field] };

const perSeat = <T>(make: (seat: Seat) => T): PerSeat<T> => [make(0), make(1)];

const viewTrick = ({ leader, led, answer, winner }: Trick): Trick => ({ leader, led, answer, winner });

const viewHand = (state: DealState, viewer: Viewer, seat: Seat): readonly Card[] =>
  sortCards(viewer === seat ? state.hands[seat] : knownCards(state, seat));

const viewPoints = (state: DealState, viewer: Viewer, of: PerSeat<number>): PerSeat<number | null> =>
  perSeat((seat) => (seesPoints(state, viewer, seat) ? of[seat] : null));

/** R19 reads the points of the closer's opponent, unless he had no trick: then all know what is at stake. */
const viewStake = (state: DealState, viewer: Viewer): DealView["stake"] => {
  const { closed, rules } = state;
  if (closed === null) return null;
  const other = failedCloseValue(closed);
  const opponent = otherSeat(closed.by);
  const known = closed.atClosing.tricks[opponent] === 0 || seesPoints(state, viewer, opponent);
  return { closer: known && rules.closeValue === "atClosing" ? frozenValue(closed) : null, other };
};

/**
 * What a seat, or somebody who sits at neither, may know of a deal (R38, R39). Every field is built for the view:
 * nothing is copied whole and then thinned out. In a finished deal all that was played is open; cards never played
 * stay out of the view, they are shown from the deal's record.
 */
export const viewFor = (state: DealState, viewer: Viewer): DealView => {
  const visible = visibleTricks(state, viewer);
  const turn = turnOf(state);
  const last = justCompleted(state);
  const { exchange, result } = state;
  const view: Unbranded<DealView> = {
    viewer,
    dealer: state.dealer,
    trump: state.trump,
    phase: state.phase,
    turn,
    leader: state.leader,
    led: state.led,
    hands: perSeat((seat) => viewHand(state, viewer, seat)),
    handSizes: perSeat((seat) => state.hands[seat].length),
    stock: { size: stockSize(state), upCard: state.upCard, closedBy: state.closed?.by ?? null },
    points: viewPoints(state, viewer, state.points),
    pending: viewPoints(state, viewer, state.pending),
    tricks: perSeat((seat) => state.tricks[seat]),
    lastTrick: last === null ? null : viewTrick(last),
    played: state.played.map((trick, at) => (visible[at] === true ? viewTrick(trick) : null)),
    marriages: state.marriages.map(({ seat, suit, card }) => ({ seat, suit, card })),
    exchange:
      exchange === null ? null : { seat: exchange.seat, taken: exchange.taken, given: exchange.given },
    stake: viewStake(state, viewer),
    history: viewHistory(state, viewer, visible),
    legal: turn !== null && turn === viewer ? legalActions(state) : [],
    result:
      result === null ? null : { winner: result.winner, counters: result.counters, reason: result.reason },
  };
  return view as DealView;
};
