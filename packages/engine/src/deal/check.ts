import { CARDS, type Card, cardPoints, otherSeat, SEATS, type Seat } from "../cards.ts";
import { stockSize } from "./query.ts";
import { marriagePoints } from "./score.ts";
import type { DealState } from "./state.ts";

type Fault = string | false;

/** Have all tricks been played since this state began (true for a deal, false for most positions)? */
const isWhole = (state: DealState): boolean => state.played.length === state.tricks[0] + state.tricks[1];

const cardsLeft = (state: DealState): Card[] => [
  ...state.hands[0],
  ...state.hands[1],
  ...(state.led === null ? [] : [state.led]),
  ...state.faceDown,
  ...(state.upCard === null ? [] : [state.upCard]),
];

const cardFaults = (state: DealState): Fault[] => {
  const left = cardsLeft(state);
  const seen = [...left, ...state.played.flatMap(({ led, answer }) => [led, answer])];
  const tricks = state.tricks[0] + state.tricks[1];
  return [
    new Set(seen).size !== seen.length && "a card is there twice",
    !seen.every((card) => CARDS.includes(card)) && "a card is none of the 20",
    isWhole(state) && left.length + 2 * tricks !== CARDS.length && "cards left and tricks won do not make 20",
    left.length + 2 * tricks > CARDS.length && "there are more than 20 cards",
  ];
};

const announced = (state: DealState, seat: Seat): number =>
  state.marriages
    .filter((marriage) => marriage.seat === seat)
    .reduce((sum, { suit }) => sum + marriagePoints(state.trump, suit), 0);

const taken = (state: DealState, seat: Seat): number =>
  state.played
    .filter(({ winner }) => winner === seat)
    .reduce((sum, { led, answer }) => sum + cardPoints(led) + cardPoints(answer), 0);

const pointFaults = (state: DealState, seat: Seat): Fault[] => {
  const counts = state.tricks[seat] > 0;
  const marriages = announced(state, seat);
  const expected = taken(state, seat) + (counts ? marriages : 0);
  const won = state.played.filter(({ winner }) => winner === seat).length;
  return [
    state.pending[seat] !== (counts ? 0 : marriages) && `pending points of seat ${seat} are wrong (R20)`,
    isWhole(state) && state.points[seat] !== expected && `card points of seat ${seat} are wrong`,
    won > state.tricks[seat] && `seat ${seat} has won more tricks than are counted`,
    !counts && state.points[seat] !== 0 && `seat ${seat} has points without a trick (R2)`,
  ];
};

const stockFaults = (state: DealState): Fault[] => {
  const size = stockSize(state);
  const { closed, exchange } = state;
  // A position may leave out cards of a closed stock, which nobody sees (R18).
  const told = closed === null || isWhole(state);
  return [
    size > 10 && "the stock is too great (R8)",
    told && size % 2 !== 0 && "the stock's size is odd (R8)",
    state.upCard === null && state.faceDown.length > 0 && "the up-card is drawn last (R11)",
    state.upCard !== null && !state.upCard.startsWith(state.trump) && "the up-card is no trump (R6)",
    closed !== null && told && size < state.rules.closeMinStock && "too small a stock is closed (R18)",
    exchange !== null && exchange.given !== `${state.trump}J` && "not the jack was exchanged (R14)",
    closed === null &&
      size > 0 &&
      state.phase === "lead" &&
      state.hands[0].length !== 5 &&
      "hands are not full",
  ];
};

const closingFaults = ({ closed, points, tricks }: DealState): Fault[] =>
  closed === null
    ? []
    : SEATS.map(
        (seat) =>
          (closed.atClosing.points[seat] > points[seat] || closed.atClosing.tricks[seat] > tricks[seat]) &&
          `seat ${seat} had more at closing than now (R19)`,
      );

const phaseFaults = (state: DealState): Fault[] => {
  const { phase, led, result } = state;
  const follower = otherSeat(state.leader);
  const [ahead, behind] = [state.hands[state.leader].length, state.hands[follower].length];
  return [
    (phase === "over") !== (result !== null) && "a deal is over exactly when it has a result",
    phase === "follow" && led === null && "nothing is led to follow",
    (phase === "lead" || phase === "lastTrick") && led !== null && "a card lies before the lead",
    ahead !== (led === null ? behind : behind - 1) && "hands are of unequal size",
    phase === "lastTrick" && ahead > 0 && "cards are left after the last trick (R35)",
    phase === "lead" && ahead === 0 && "there is no card to lead",
    result !== null && ![1, 2, 3].includes(result.counters) && "a deal is worth 1, 2 or 3 (R27)",
  ];
};

/**
 * Every broken invariant of a state in words; empty when it is sound. For tests and for positions from outside;
 * a state reached by {@link apply} from a sound one is sound.
 */
export const checkDeal = (state: DealState): string[] =>
  [
    ...cardFaults(state),
    ...SEATS.flatMap((seat) => pointFaults(state, seat)),
    ...stockFaults(state),
    ...closingFaults(state),
    ...phaseFaults(state),
  ].filter((fault) => fault !== false);
