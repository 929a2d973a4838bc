import { type Card, otherSeat, sameSuit, suitOf } from "../cards.ts";
import type { Refusal } from "./action.ts";
import { isStrict } from "./query.ts";
import { REFUSALS } from "./refusals.ts";
import type { DealState } from "./state.ts";
import { heads } from "./trick.ts";

/** What the follower must do with his hand in strict play, the first of R12 that he can; `free`: any card. */
export type Duty = "free" | "followSuit" | "beat" | "trump";

/** The follower's duty against the card led (R12). It is the same for all his cards. */
export const dutyOf = (state: DealState, led: Card): Duty => {
  if (!isStrict(state)) return "free";
  let holdsSuit = false;
  let holdsTrump = false;
  for (const held of state.hands[otherSeat(state.leader)]) {
    if (sameSuit(held, led)) {
      if (state.rules.mustHead && heads(led, held)) return "beat";
      holdsSuit = true;
    } else if (suitOf(held) === state.trump) holdsTrump = true;
  }
  if (holdsSuit) return "followSuit";
  return holdsTrump ? "trump" : "free";
};

/** Why a card he holds is no answer under this duty, or `null` when it is (R12). */
export const judgeAnswer = (state: DealState, duty: Duty, led: Card, card: Card): Refusal | null => {
  switch (duty) {
    case "free":
      return null;
    case "trump":
      return suitOf(card) === state.trump ? null : REFUSALS.play.mustTrump;
    case "followSuit":
      return sameSuit(card, led) ? null : REFUSALS.play.mustFollowSuit;
    case "beat":
      if (!sameSuit(card, led)) return REFUSALS.play.mustFollowSuit;
      return heads(led, card) ? null : REFUSALS.play.mustBeat;
  }
};
