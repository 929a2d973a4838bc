import { type Card, cardOf, cardPoints, type Seat, suitOf } from "../cards.ts";
import { err, ok, type Result } from "../result.ts";
import type { Action, Refusal } from "./action.ts";
import { judge } from "./judge.ts";
import {
  marriagePoints,
  OUT,
  resultOfClaim,
  resultOfGivingUp,
  resultOfLastTrick,
  resultOut,
} from "./score.ts";
import type { DealEvent, DealResult, DealState } from "./state.ts";
import { followerWins } from "./trick.ts";

const ended = (result: DealResult): DealEvent => ({ type: "dealEnded", result });

/** Top of the stock to the winner, the next card to the loser; in the last draw that is the up-card (R11). */
const draw = (state: DealState, winner: Seat): DealEvent | null => {
  const [top, next] = state.faceDown;
  const second = next ?? state.upCard;
  if (state.closed !== null || top === undefined || second === null) return null;
  return { type: "drawn", winner, cards: [top, second] };
};

/** What follows a completed trick: 66 by itself, the end of the cards, or a draw. Claim rules leave an end to R35. */
const afterTrick = (state: DealState, winner: Seat, total: number): DealEvent | null => {
  const auto = state.rules.goOut === "auto";
  if (auto && total >= OUT) return ended(resultOut(state, winner));
  if (state.hands[state.leader].length > 0) return draw(state, winner);
  return auto ? ended(resultOfLastTrick(state, winner)) : null;
};

const answer = (state: DealState, seat: Seat, led: Card, card: Card): DealEvent[] => {
  const winner = followerWins(state.trump, led, card) ? seat : state.leader;
  const points = cardPoints(led) + cardPoints(card);
  const released = state.pending[winner];
  const events: DealEvent[] = [
    { type: "answered", seat, card },
    { type: "trickWon", winner, points, released },
  ];
  const next = afterTrick(state, winner, state.points[winner] + points + released);
  if (next !== null) events.push(next);
  return events;
};

const announce = (state: DealState, seat: Seat, card: Card, claim: boolean): DealEvent[] => {
  const suit = suitOf(card);
  const points = marriagePoints(state.trump, suit);
  const counts = state.tricks[seat] > 0;
  const total = counts ? state.points[seat] + points : 0;
  if (claim) {
    return [
      { type: "married", seat, suit, points, card: null, counts },
      { type: "claimed", seat, correct: total >= OUT },
      ended(resultOfClaim(state, seat, total)),
    ];
  }
  if (state.rules.goOut === "auto" && total >= OUT) {
    return [{ type: "married", seat, suit, points, card: null, counts }, ended(resultOut(state, seat))];
  }
  return [
    { type: "married", seat, suit, points, card, counts },
    { type: "led", seat, card },
  ];
};

const exchange = (state: DealState, seat: Seat): DealEvent[] => {
  if (state.upCard === null) throw new Error("an open stock of two cards has an up-card");
  return [{ type: "exchanged", seat, taken: state.upCard, given: cardOf(state.trump, "J") }];
};

const eventsOf = (state: DealState, seat: Seat, action: Action): DealEvent[] => {
  switch (action.type) {
    case "play":
      return state.led === null
        ? [{ type: "led", seat, card: action.card }]
        : answer(state, seat, state.led, action.card);
    case "marriage":
      return announce(state, seat, action.card, action.claim === true);
    case "exchange":
      return exchange(state, seat);
    case "close":
      return [{ type: "closed", seat, atClosing: { points: state.points, tricks: state.tricks } }];
    case "claim":
      return [
        { type: "claimed", seat, correct: state.points[seat] >= OUT },
        ended(resultOfClaim(state, seat, state.points[seat])),
      ];
    case "settle":
      return [{ type: "settled", seat }, ended(resultOfLastTrick(state, seat))];
    case "giveUp":
      return [{ type: "gaveUp", seat }, ended(resultOfGivingUp(state, seat))];
  }
};

/**
 * Judges an action: what it causes, or why it is refused (docs/rules.md §5). Changes nothing; {@link evolve} the
 * events to get on.
 */
export const decide = (state: DealState, seat: Seat, action: Action): Result<DealEvent[], Refusal> => {
  const refusal = judge(state, seat, action);
  return refusal === null ? ok(eventsOf(state, seat, action)) : err(refusal);
};
