/** What a deal is worth, from docs/rules.md R19, R27–R36 alone. */
import { type Deal, other, points, type Result, type Who } from "./deal.ts";

const ladder = (loserTricks: number, loserPoints: number): number => {
  if (loserTricks === 0) return 3;
  return loserPoints >= 33 ? 1 : 2;
};

/** R27: a win over the other as things stand now. */
const openValue = (deal: Deal, winner: Who): number =>
  ladder(deal.won[other(winner)].length, points(deal, other(winner)));

/** R19 */
function closersGain(deal: Deal, closer: Who): number {
  if (deal.closed === null || deal.rules.closeValue === "atEnd") return openValue(deal, closer);
  return ladder(deal.closed.tricks[other(closer)], deal.closed.points[other(closer)]);
}

/** R30 */
const closersLoss = (deal: Deal, closer: Who): number =>
  deal.closed !== null && deal.closed.tricks[other(closer)] === 0 ? 3 : 2;

/** What a correct claim pays (R19, R27, R31). */
function claimPays(deal: Deal, who: Who): number {
  if (deal.closed === null) return openValue(deal, who);
  return deal.closed.by === who ? closersGain(deal, who) : closersLoss(deal, deal.closed.by);
}

/** R25–R28: he says that he has 66. */
export function claimResult(deal: Deal, who: Who): Result {
  return points(deal, who) >= 66 ? outResult(deal, who, "claim") : falseClaim(deal, who);
}

export function outResult(deal: Deal, who: Who, how: "claim" | "auto"): Result {
  const againstCloser = deal.closed !== null && deal.closed.by !== who;
  return { winner: who, counters: claimPays(deal, who), reason: againstCloser ? "opponentOut" : how };
}

/** R28 */
function falseClaim(deal: Deal, claimer: Who): Result {
  const winner = other(claimer);
  const byMode =
    deal.rules.falseClaim === "mirror" ? claimPays(deal, claimer) : deal.won[winner].length === 0 ? 3 : 2;
  const counters = deal.closed?.by === claimer ? Math.max(byMode, closersLoss(deal, claimer)) : byMode;
  return { winner, counters, reason: "falseClaim" };
}

/** R30, R34: everything is played and nobody went out. */
export function playedOut(deal: Deal, lastTrickWinner: Who): Result {
  if (deal.closed !== null) {
    const closer = deal.closed.by;
    return { winner: other(closer), counters: closersLoss(deal, closer), reason: "closedFailed" };
  }
  const counters = deal.rules.lastTrick === "one" ? 1 : openValue(deal, lastTrickWinner);
  return { winner: lastTrickWinner, counters, reason: "lastTrick" };
}

/** R36 */
export function gaveUp(deal: Deal, loser: Who): Result {
  const winner = other(loser);
  if (deal.closed === null) return { winner, counters: openValue(deal, winner), reason: "giveUp" };
  const counters =
    deal.closed.by === winner
      ? closersGain(deal, winner)
      : Math.max(openValue(deal, winner), closersLoss(deal, loser));
  return { winner, counters, reason: "giveUp" };
}
