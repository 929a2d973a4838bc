import type { DealEvent, DealState } from "./state.ts";
import type { DealViewEvent, Viewer } from "./view.ts";

type Drawn = Extract<DealEvent, { type: "drawn" }>;

/** His own card to the one who drew; to everybody else a card is told only when it was the up-card (R39). */
const viewDrawn = ({ winner, cards }: Drawn, viewer: Viewer, isLastDraw: boolean): DealViewEvent => {
  const [first, second] = cards;
  const upCard = isLastDraw ? second : null;
  if (viewer === "spectator") return { type: "drawn", winner, own: null, opponent: upCard };
  return viewer === winner
    ? { type: "drawn", winner, own: first, opponent: upCard }
    : { type: "drawn", winner, own: second, opponent: null };
};

const viewEvent = (
  event: DealEvent,
  viewer: Viewer,
  trickVisible: boolean,
  isLastDraw: boolean,
): DealViewEvent => {
  switch (event.type) {
    case "led":
    case "answered":
      return { type: event.type, seat: event.seat, card: trickVisible ? event.card : null };
    case "married":
      return { type: "married", seat: event.seat, suit: event.suit, points: event.points };
    case "exchanged":
      return { type: "exchanged", seat: event.seat, taken: event.taken, given: event.given };
    case "closed":
      return { type: "closed", seat: event.seat };
    case "trickWon":
      return { type: "trickWon", winner: event.winner, points: trickVisible ? event.points : null };
    case "drawn":
      return viewDrawn(event, viewer, isLastDraw);
    case "claimed":
      return { type: "claimed", seat: event.seat, correct: event.correct };
    case "settled":
    case "gaveUp":
      return { type: event.type, seat: event.seat };
    case "dealEnded": {
      const { winner, counters, reason } = event.result;
      return { type: "dealEnded", result: { winner, counters, reason } };
    }
  }
};

/**
 * The deal so far as the viewer may see it, masked like `played`: `visible[n]` says whether trick n may be looked
 * at; the cards of the trick on the table always may.
 */
export const viewHistory = (
  state: DealState,
  viewer: Viewer,
  visible: readonly boolean[],
): DealViewEvent[] => {
  const lastDraw = state.upCard === null ? state.history.findLast(({ type }) => type === "drawn") : undefined;
  let trick = 0;
  return state.history.map((event) => {
    const seen = viewEvent(event, viewer, visible[trick] ?? true, event === lastDraw);
    if (event.type === "trickWon") trick += 1;
    return seen;
  });
};
