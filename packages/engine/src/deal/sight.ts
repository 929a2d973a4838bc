import { otherSeat, type Seat } from "../cards.ts";
import type { DealState, Trick } from "./state.ts";
import type { Viewer } from "./view.ts";

/** Place in `played` of the first trick a seat won in this deal; -1 when it was not seen or is not there. */
const firstTrickOf = (state: DealState, seat: Seat): number => {
  const here = state.played.filter((trick) => trick.winner === seat).length;
  return here === state.tricks[seat] ? state.played.findIndex((trick) => trick.winner === seat) : -1;
};

/** The trick just completed, until the next lead (R38). */
export const justCompleted = (state: DealState): Trick | null =>
  state.led === null ? (state.played[state.played.length - 1] ?? null) : null;

/** For each completed trick: may the viewer look at it (R38)? When the deal is over everything played is open. */
export const visibleTricks = (state: DealState, viewer: Viewer): readonly boolean[] => {
  const { viewTricks } = state.rules;
  const last = justCompleted(state);
  const all = state.phase === "over" || viewTricks === "all";
  const own = viewer !== "spectator" && viewTricks !== "lastUntilNextLead";
  const opponentsFirst =
    viewer !== "spectator" && viewTricks === "ownAndOpponentsFirst"
      ? firstTrickOf(state, otherSeat(viewer))
      : -1;
  return state.played.map(
    (trick, at) => all || trick === last || (own && trick.winner === viewer) || at === opponentsFirst,
  );
};

/** May the viewer see the card points of this seat (R39)? Those of a finished deal are open. */
export const seesPoints = (state: DealState, viewer: Viewer, seat: Seat): boolean => {
  const { showPoints } = state.rules;
  return state.phase === "over" || showPoints === "both" || (showPoints === "own" && viewer === seat);
};
