/** What may be done, from docs/rules.md §5 alone: the table, line by line. */
import { ALL_CARDS, type Deal, isStrict, other, suit, turn, type Who } from "./deal.ts";

export type Move =
  | { type: "play"; card: string }
  | { type: "marriage"; card: string; claim?: true }
  | { type: "exchange" | "close" | "claim" | "settle" | "giveUp" };

export interface No {
  code: string;
  rule: string | null;
}

const no = (code: string, rule: string | null): No => ({ code, rule });

/** Every move anybody could think of, in the order in which legal actions are listed. */
export const ALL_MOVES: readonly Move[] = [
  ...ALL_CARDS.map((card): Move => ({ type: "play", card })),
  ...ALL_CARDS.map((card): Move => ({ type: "marriage", card })),
  ...ALL_CARDS.map((card): Move => ({ type: "marriage", card, claim: true })),
  { type: "exchange" },
  { type: "close" },
  { type: "claim" },
  { type: "settle" },
  { type: "giveUp" },
];

/** `null`: the move is legal. */
export function refuse(deal: Deal, who: Who, move: Move): No | null {
  if (deal.result !== null) return no("dealOver", null);
  if (deal.asking && move.type !== "claim" && move.type !== "settle") return no("onlyClaimOrSettle", "R35");
  switch (move.type) {
    case "play":
      return refusePlay(deal, who, move.card);
    case "marriage":
      return refuseMarriage(deal, who, move.card, move.claim === true);
    case "exchange":
      return refuseExchange(deal, who);
    case "close":
      return refuseClose(deal, who);
    case "claim":
      return mayClaim(deal, who) && aboutToLead(deal, who) ? null : no("mayNotClaim", "R25");
    case "settle":
      return deal.asking && who === deal.leader ? null : no("mayNotSettle", "R35");
    case "giveUp":
      return turn(deal) === who ? null : no("notYourTurn", "R36");
  }
}

export function legalMoves(deal: Deal): Move[] {
  const who = turn(deal);
  return who === null ? [] : ALL_MOVES.filter((move) => refuse(deal, who, move) === null);
}

const aboutToLead = (deal: Deal, who: Who): boolean => deal.led === null && deal.leader === who;
const isFirstTrick = (deal: Deal): boolean => deal.won[0].length + deal.won[1].length === 0;
/** R25, R26 */
const mayClaim = (deal: Deal, who: Who): boolean => deal.rules.goOut === "claim" && deal.won[who].length > 0;

function refusePlay(deal: Deal, who: Who, card: string): No | null {
  if (turn(deal) !== who) return no("notYourTurn", "R9");
  const hand = deal.hands[who];
  if (!hand.includes(card)) return no("cardNotHeld", "R9");
  if (deal.led === null || !isStrict(deal)) return null;
  const led = deal.led;
  const sameSuit = hand.filter((held) => suit(held) === suit(led));
  if (sameSuit.length > 0) {
    if (suit(card) !== suit(led)) return no("mustFollowSuit", "R12");
    const order = ALL_CARDS.indexOf(led);
    const beats = (held: string): boolean => ALL_CARDS.indexOf(held) < order;
    if (deal.rules.mustHead && sameSuit.some(beats) && !beats(card)) return no("mustBeat", "R12");
    return null;
  }
  const hasTrump = hand.some((held) => suit(held) === deal.trump);
  return hasTrump && suit(card) !== deal.trump ? no("mustTrump", "R12") : null;
}

function refuseMarriage(deal: Deal, who: Who, card: string, claim: boolean): No | null {
  if (!aboutToLead(deal, who)) return no("leaderOnly", "R20");
  if (card[1] !== "K" && card[1] !== "Q") return no("notOfAPair", "R24");
  const hand = deal.hands[who];
  const hasPair = hand.includes(`${suit(card)}K`) && hand.includes(`${suit(card)}Q`);
  if (!hasPair) return no("noPair", "R20");
  if (isFirstTrick(deal) && !deal.rules.marriageFirstTrick) return no("notOnFirstTrick", "R21");
  if (deal.rules.marriageLead === "king" && card[1] !== "K") return no("kingMustBeLed", "R22");
  return claim && !mayClaim(deal, who) ? no("mayNotClaim", "R25") : null;
}

function refuseExchange(deal: Deal, who: Who): No | null {
  if (!aboutToLead(deal, who)) return no("leaderOnly", "R14");
  if (!deal.hands[who].includes(`${deal.trump}J`)) return no("noTrumpJack", "R14");
  if (deal.closed !== null) return no("stockClosed", "R15");
  if (deal.stock.length < deal.rules.exchangeMinStock) return no("stockTooSmall", "R15");
  return isFirstTrick(deal) && !deal.rules.exchangeFirstTrick ? no("notOnFirstTrick", "R16") : null;
}

function refuseClose(deal: Deal, who: Who): No | null {
  if (!aboutToLead(deal, who)) return no("leaderOnly", "R17");
  if (deal.closed !== null) return no("stockClosed", "R17");
  if (deal.stock.length < deal.rules.closeMinStock) return no("stockTooSmall", "R18");
  const bothFive = deal.hands[who].length === 5 && deal.hands[other(who)].length === 5;
  return bothFive ? null : no("notFiveCards", "R17");
}
