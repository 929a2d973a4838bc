import type { Seat } from "../cards.ts";
import { deal } from "../deal/deal.ts";
import { marriagePoints } from "../deal/score.ts";
import type { DealState, Phase } from "../deal/state.ts";
import type { RuleSet } from "../rules/ruleset.ts";
import type { Position } from "./position.ts";
import type { DealRecord } from "./record.ts";

/** The state a record begins with. */
export const startOf = (record: DealRecord): DealState =>
  "position" in record
    ? stateOf(record.rules, record.position)
    : deal(record.rules, record.dealer, record.deck);

/** A deal that goes on from a position; what was played before is not known to it. */
export function stateOf(rules: RuleSet, position: Position): DealState {
  const { trump, hands, leader, led, faceDown, upCard, closed, points, tricks } = position;
  const pending = (seat: Seat): number => (tricks[seat] > 0 ? 0 : announced(position, seat));
  return {
    rules,
    dealer: null,
    trump,
    phase: phaseOf(position),
    leader,
    led,
    hands,
    faceDown,
    upCard,
    closed,
    points,
    pending: [pending(0), pending(1)],
    tricks,
    played: [],
    marriages: position.marriages.map(({ seat, suit }) => ({ seat, suit, card: null })),
    exchange: null,
    history: [],
    result: null,
  };
}

const announced = ({ trump, marriages }: Position, seat: Seat): number =>
  marriages.reduce((sum, each) => (each.seat === seat ? sum + marriagePoints(trump, each.suit) : sum), 0);

function phaseOf({ hands, led }: Position): Phase {
  if (led !== null) return "follow";
  return hands[0].length === 0 ? "lastTrick" : "lead";
}
