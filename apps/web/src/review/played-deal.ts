import type { Seat } from "@bummerl/engine";
import type { PlayedDeal } from "@bummerl/players/review";
import type { DealAnswer } from "@bummerl/protocol";

/**
 * A finished deal as it can be reviewed. Counters to go are told as they stand after it; where they ran out what there
 * was before is not known any more, and all that was won is taken to have been needed.
 */
export const playedDeal = ({ rules, deal }: Pick<DealAnswer, "rules" | "deal">): PlayedDeal => {
  const { result, toGo, dealer, deck, actions } = deal;
  const before = (seat: Seat): number => {
    if (result === null) return toGo[seat] === 0 ? rules.target : toGo[seat];
    return result.winner === seat ? toGo[seat] + result.counters : toGo[seat];
  };
  return { rules, dealer, deck, actions, toGo: [before(0), before(1)] };
};
