import { type Card, REFUSALS, type Refusal, type Suit, suitOf } from "@bummerl/engine";
import type { ErrorCode } from "@bummerl/protocol";
import type { TableView } from "@bummerl/table";
import { hasAids } from "./aids.ts";
import { marriages, may, mayPlay } from "./moves.ts";
import { mySeat } from "./sides.ts";

type Move = "marriage" | "exchange" | "close" | "claim" | "settle" | "giveUp";

/** Why this card may not be played now, by the order of docs/rules.md §5; `null` when it may. */
export const whyNot = (view: TableView, card: Card): Refusal | null => {
  if (mayPlay(view, card)) return null;
  const { deal } = view;
  if (deal === null || deal.phase === "over") return REFUSALS.dealOver;
  if (deal.phase === "lastTrick") return REFUSALS.onlyClaimOrSettle;
  const seat = mySeat(view);
  if (view.you === "spectator" || deal.turn !== seat) return REFUSALS.play.notYourTurn;
  const hand = deal.hands[seat];
  if (deal.led === null || !hand.includes(card)) return REFUSALS.play.cardNotHeld;
  return duty(hand, deal.led, card);
};

/** The duty a held card fails in strict play (R12): suit before beating, suit before trump. */
const duty = (hand: readonly Card[], led: Card, card: Card): Refusal => {
  if (!hand.some((held) => suitOf(held) === suitOf(led))) return REFUSALS.play.mustTrump;
  return suitOf(card) === suitOf(led) ? REFUSALS.play.mustBeat : REFUSALS.play.mustFollowSuit;
};

/** Why a move that is no plain card may not be made now; `null` when it may. */
export const whyNotMove = (view: TableView, move: Move): Refusal | null => {
  if (move === "marriage" ? marriages(view).length > 0 : may(view, move)) return null;
  const { deal } = view;
  if (deal === null || deal.phase === "over") return REFUSALS.dealOver;
  if (deal.phase === "lastTrick" && move !== "claim" && move !== "settle") return REFUSALS.onlyClaimOrSettle;
  switch (move) {
    case "claim":
      return REFUSALS.claim.mayNotClaim;
    case "settle":
      return REFUSALS.settle.mayNotSettle;
    case "giveUp":
      return REFUSALS.giveUp.notYourTurn;
    case "marriage":
      return whyNoMarriage(view);
    case "exchange":
      return whyNoExchange(view);
    case "close":
      return whyNoClose(view);
  }
};

const leads = (view: TableView): boolean => view.deal?.phase === "lead" && view.deal.turn === view.you;
const hand = (view: TableView): readonly Card[] => view.deal?.hands[mySeat(view)] ?? [];
const firstTrick = (view: TableView): boolean => view.deal?.tricks[0] === 0 && view.deal.tricks[1] === 0;

const whyNoMarriage = (view: TableView): Refusal => {
  if (!leads(view)) return REFUSALS.marriage.leaderOnly;
  const held = hand(view);
  const isPair = (suit: Suit): boolean => held.includes(`${suit}K`) && held.includes(`${suit}Q`);
  return held.map(suitOf).some(isPair) ? REFUSALS.marriage.notOnFirstTrick : REFUSALS.marriage.noPair;
};

const whyNoExchange = (view: TableView): Refusal => {
  const { deal, rules } = view;
  if (deal === null || !leads(view)) return REFUSALS.exchange.leaderOnly;
  if (!hand(view).includes(`${deal.trump}J`)) return REFUSALS.exchange.noTrumpJack;
  if (deal.stock.closedBy !== null) return REFUSALS.exchange.stockClosed;
  if (deal.stock.size < rules.exchangeMinStock) return REFUSALS.exchange.stockTooSmall;
  return firstTrick(view) ? REFUSALS.exchange.notOnFirstTrick : REFUSALS.exchange.stockTooSmall;
};

const whyNoClose = (view: TableView): Refusal => {
  const { deal, rules } = view;
  if (deal === null || !leads(view)) return REFUSALS.close.leaderOnly;
  if (deal.stock.closedBy !== null) return REFUSALS.close.stockClosed;
  if (deal.stock.size < rules.closeMinStock) return REFUSALS.close.stockTooSmall;
  return REFUSALS.close.notFiveCards;
};

const whyNoAids = ({ day }: TableView): ErrorCode => (day === undefined ? "noComputer" : "dayDeal");

/** Why there is no advice now; `null` when there is. */
export const whyNoHint = (view: TableView): { readonly code: ErrorCode } | null => {
  if (!hasAids(view)) return { code: whyNoAids(view) };
  return view.deal?.turn === view.you ? null : { code: "notYourTurn" };
};

/** Why nothing can be taken back now; `null` when something can. */
export const whyNoUndo = (view: TableView): { readonly code: ErrorCode } | null => {
  if (!hasAids(view)) return { code: whyNoAids(view) };
  return view.may.includes("undo") ? null : { code: "nothingToUndo" };
};
