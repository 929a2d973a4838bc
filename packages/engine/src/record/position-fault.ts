import { otherSeat, SEATS, suitOf } from "../cards.ts";
import { OUT } from "../deal/score.ts";
import type { RuleSet } from "../rules/ruleset.ts";
import type { Position } from "./position.ts";

type Check = (position: Position) => string | null;

const sum = ([first, second]: readonly [number, number]): number => first + second;

/** R8: the up-card is the last to be drawn, so there is one exactly while cards lie on it. */
const stock: Check = ({ faceDown, upCard, closed, trump }) => {
  if (faceDown.length > 9) return "faceDown";
  if (upCard !== null && suitOf(upCard) !== trump) return "upCard";
  // Nobody ever sees a closed stock (R18): it may be told in part or not at all.
  if (closed !== null) return null;
  if (upCard === null) return faceDown.length === 0 ? null : "upCard";
  return faceDown.length % 2 === 1 ? null : "faceDown";
};

/** Both hold as many cards at a lead, and five while there is an open stock to draw from. */
const hands: Check = (position) => {
  const { leader, led, closed, upCard } = position;
  const follower = otherSeat(leader);
  const size = position.hands[follower].length;
  if (size > 5) return `hands[${follower}]`;
  if (position.hands[leader].length !== size - (led === null ? 0 : 1)) return `hands[${leader}]`;
  return closed === null && upCard !== null && size !== 5 ? "hands" : null;
};

/** Won tricks hold two cards each, and without a trick nothing counts (R2, R20). */
const tricks: Check = (position) => {
  const { faceDown, upCard, led, closed } = position;
  const seen =
    position.hands[0].length +
    position.hands[1].length +
    (led === null ? 0 : 1) +
    faceDown.length +
    (upCard === null ? 0 : 1);
  // Less than 20 is possible: cards of a closed stock may be left out, and tricks may be told as "at least".
  if (seen + 2 * sum(position.tricks) > 20) return "tricks";
  for (const seat of SEATS) {
    if (position.tricks[seat] === 0 && position.points[seat] > 0) return `points[${seat}]`;
    if (closed === null) continue;
    const { atClosing } = closed;
    if (atClosing.tricks[seat] > position.tricks[seat]) return `closed.atClosing.tricks[${seat}]`;
    const most = atClosing.tricks[seat] === 0 ? 0 : position.points[seat];
    if (atClosing.points[seat] > most) return `closed.atClosing.points[${seat}]`;
  }
  return null;
};

/** R9: whoever leads a later trick has won one. */
const leader: Check = (position) =>
  sum(position.tricks) > 0 && position.tricks[position.leader] === 0 ? "leader" : null;

/** A suit has one king and one queen. */
const marriages: Check = (position) => {
  const again = position.marriages.findIndex(({ suit }, index) =>
    position.marriages.some((earlier, before) => before < index && earlier.suit === suit),
  );
  return again === -1 ? null : `marriages[${again}].suit`;
};

const CHECKS: readonly Check[] = [stock, hands, tricks, leader, marriages];

/** R25, R34: with `goOut: auto` a deal ends by itself at 66 and after its last card. */
function isOver(position: Position, rules: RuleSet): boolean {
  const played = position.led === null && position.hands[0].length === 0;
  if (played && sum(position.tricks) === 0) return true;
  if (rules.goOut === "claim") return false;
  return played || SEATS.some((seat) => position.points[seat] >= OUT);
}

/** The path of what cannot be, inside the position; `""` when it is over already; `null` when all is well. */
export function faultOfPosition(position: Position, rules: RuleSet): string | null {
  for (const check of CHECKS) {
    const fault = check(position);
    if (fault !== null) return fault;
  }
  return isOver(position, rules) ? "" : null;
}
