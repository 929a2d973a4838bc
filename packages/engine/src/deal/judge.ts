import { type Card, cardOf, rankOf, type Seat, suitOf } from "../cards.ts";
import type { Action, Refusal } from "./action.ts";
import { dutyOf, judgeAnswer } from "./duty.ts";
import { isAboutToLead, isFirstTrick, stockSize, turnOf } from "./query.ts";
import { REFUSALS } from "./refusals.ts";
import type { DealState } from "./state.ts";

/** Cards in each hand before a lead while the stock lasts (R6, R17). */
const FULL_HAND = 5;

const judgePlay = (state: DealState, seat: Seat, card: Card): Refusal | null => {
  if (turnOf(state) !== seat) return REFUSALS.play.notYourTurn;
  if (!state.hands[seat].includes(card)) return REFUSALS.play.cardNotHeld;
  return state.led === null ? null : judgeAnswer(state, dutyOf(state, state.led), state.led, card);
};

/** May this seat say that it has 66, as far as turn, rules and tricks go (R25, R26)? */
const maySay66 = (state: DealState, seat: Seat): boolean =>
  state.rules.goOut === "claim" &&
  state.leader === seat &&
  state.phase !== "follow" &&
  state.tricks[seat] > 0;

const judgeMarriage = (state: DealState, seat: Seat, card: Card, claim: boolean): Refusal | null => {
  const no = REFUSALS.marriage;
  if (!isAboutToLead(state, seat)) return no.leaderOnly;
  const rank = rankOf(card);
  if (rank !== "K" && rank !== "Q") return no.notOfAPair;
  const hand = state.hands[seat];
  const partner = cardOf(suitOf(card), rank === "K" ? "Q" : "K");
  if (!hand.includes(card) || !hand.includes(partner)) return no.noPair;
  if (!state.rules.marriageFirstTrick && isFirstTrick(state)) return no.notOnFirstTrick;
  if (state.rules.marriageLead === "king" && rank !== "K") return no.kingMustBeLed;
  return claim && !maySay66(state, seat) ? no.mayNotClaim : null;
};

const judgeExchange = (state: DealState, seat: Seat): Refusal | null => {
  const no = REFUSALS.exchange;
  if (!isAboutToLead(state, seat)) return no.leaderOnly;
  if (!state.hands[seat].includes(cardOf(state.trump, "J"))) return no.noTrumpJack;
  if (state.closed !== null) return no.stockClosed;
  if (stockSize(state) < state.rules.exchangeMinStock) return no.stockTooSmall;
  return !state.rules.exchangeFirstTrick && isFirstTrick(state) ? no.notOnFirstTrick : null;
};

const judgeClose = (state: DealState, seat: Seat): Refusal | null => {
  const no = REFUSALS.close;
  if (!isAboutToLead(state, seat)) return no.leaderOnly;
  if (state.closed !== null) return no.stockClosed;
  if (stockSize(state) < state.rules.closeMinStock) return no.stockTooSmall;
  const [first, second] = state.hands;
  return first.length === FULL_HAND && second.length === FULL_HAND ? null : no.notFiveCards;
};

/** Why this seat may not do this now, or `null` when it may. The order of the answers is docs/rules.md §5. */
export const judge = (state: DealState, seat: Seat, action: Action): Refusal | null => {
  if (state.phase === "over") return REFUSALS.dealOver;
  if (state.phase === "lastTrick" && action.type !== "claim" && action.type !== "settle") {
    return REFUSALS.onlyClaimOrSettle;
  }
  switch (action.type) {
    case "play":
      return judgePlay(state, seat, action.card);
    case "marriage":
      return judgeMarriage(state, seat, action.card, action.claim === true);
    case "exchange":
      return judgeExchange(state, seat);
    case "close":
      return judgeClose(state, seat);
    case "claim":
      return maySay66(state, seat) ? null : REFUSALS.claim.mayNotClaim;
    case "settle":
      return state.phase === "lastTrick" && state.leader === seat ? null : REFUSALS.settle.mayNotSettle;
    case "giveUp":
      return turnOf(state) === seat ? null : REFUSALS.giveUp.notYourTurn;
  }
};
