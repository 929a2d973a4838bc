/** What a legal move does, from docs/rules.md alone. */
import { type Deal, other, pending, points, suit, takes, type Who } from "./deal.ts";
import type { Move } from "./refuse.ts";
import { claimResult, gaveUp, outResult, playedOut } from "./value.ts";

/** A new deal; the old one is left as it was. */
export function make(before: Deal, who: Who, move: Move): Deal {
  const deal = structuredClone(before);
  switch (move.type) {
    case "play":
      play(deal, who, move.card);
      break;
    case "marriage":
      marry(deal, who, move.card, move.claim === true);
      break;
    case "exchange":
      exchange(deal, who);
      break;
    case "close":
      deal.closed = {
        by: who,
        points: [points(deal, 0), points(deal, 1)],
        tricks: [deal.won[0].length, deal.won[1].length],
      };
      break;
    case "claim":
      deal.result = claimResult(deal, who);
      break;
    case "settle":
      deal.result = playedOut(deal, who);
      break;
    case "giveUp":
      deal.result = gaveUp(deal, who);
      break;
  }
  deal.asking = deal.asking && deal.result === null;
  return deal;
}

function exchange(deal: Deal, who: Who): void {
  const jack = `${deal.trump}J`;
  const upCard = deal.stock.pop() ?? "";
  deal.stock.push(jack);
  deal.hands[who] = deal.hands[who].filter((card) => card !== jack).concat(upCard);
}

function marry(deal: Deal, who: Who, card: string, claim: boolean): void {
  deal.marriages.push({ who, value: suit(card) === deal.trump ? 40 : 20 });
  if (claim) deal.result = claimResult(deal, who);
  else if (reached66(deal, who)) deal.result = outResult(deal, who, "auto");
  else play(deal, who, card);
}

/** R25 for `goOut: auto`. */
const reached66 = (deal: Deal, who: Who): boolean => deal.rules.goOut === "auto" && points(deal, who) >= 66;

function play(deal: Deal, who: Who, card: string): void {
  deal.hands[who] = deal.hands[who].filter((held) => held !== card);
  if (deal.led === null) {
    deal.led = card;
    return;
  }
  const winner = takes(deal.led, card, deal.trump) === "leader" ? deal.leader : other(deal.leader);
  deal.won[winner].push([deal.led, card]);
  deal.led = null;
  deal.leader = winner;
  if (reached66(deal, winner)) deal.result = outResult(deal, winner, "auto");
  else if (deal.closed === null && deal.stock.length > 0) draw(deal, winner);
  else if (deal.hands[0].length === 0) askOrEnd(deal, winner);
}

/** R11 */
function draw(deal: Deal, winner: Who): void {
  for (const who of [winner, other(winner)]) {
    const card = deal.stock.shift();
    if (card !== undefined) deal.hands[who].push(card);
  }
}

/** R35 */
function askOrEnd(deal: Deal, winner: Who): void {
  if (deal.rules.goOut === "claim") deal.asking = true;
  else deal.result = playedOut(deal, winner);
}

export const view = (deal: Deal): unknown => ({
  leader: deal.leader,
  led: deal.led,
  hands: deal.hands.map((hand) => [...hand].sort()),
  faceDown: deal.stock.slice(0, -1),
  upCard: deal.stock.at(-1) ?? null,
  closedBy: deal.closed?.by ?? null,
  points: [points(deal, 0), points(deal, 1)],
  pending: [pending(deal, 0), pending(deal, 1)],
  tricks: [deal.won[0].length, deal.won[1].length],
  result: deal.result,
});
