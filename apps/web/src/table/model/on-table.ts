import { type Card, otherSeat, type Seat, type Trick } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import { sceneOf } from "./scene.ts";
import { mySeat } from "./sides.ts";

/** A card lying in the middle of the table. */
export interface OnTable {
  readonly seat: Seat;
  readonly card: Card;
  /** It took the trick: only cards of a finished trick do. */
  readonly won: boolean;
}

/**
 * A card sent that is still in the hand by the newest view. A view may know it played before the answer to sending it has
 * come: then it lies on the table as any other.
 */
export const onItsWay = (view: TableView, sent: Card | null): Card | null =>
  sent !== null && (view.deal?.hands[mySeat(view)].includes(sent) ?? false) ? sent : null;

/** Both cards of a finished trick, the led one first. */
export const laidTrick = (trick: Trick): readonly OnTable[] => [
  { seat: trick.leader, card: trick.led, won: trick.winner === trick.leader },
  { seat: otherSeat(trick.leader), card: trick.answer, won: trick.winner !== trick.leader },
];

/**
 * The trick on the table by the newest view: the card led, one just sent, or the trick just completed until the next
 * lead (R38). What lay there at the end of a deal stays until the next one.
 */
export const cardsOnTable = (view: TableView, pending: Card | null): readonly OnTable[] => {
  const { deal } = view;
  if (deal === null) return [];
  const scene = sceneOf(view);
  if (scene !== "play" && (scene !== "result" || view.lastDeal === null)) return [];
  const mine = mySeat(view);
  const own = pending === null ? [] : [{ seat: mine, card: pending, won: false }];
  if (deal.led !== null) {
    return [{ seat: deal.leader, card: deal.led, won: false }, ...own];
  }
  return own.length > 0 ? own : laidLast(view);
};

const laidLast = ({ deal }: TableView): readonly OnTable[] => {
  const last = deal?.lastTrick ?? null;
  return last === null ? [] : laidTrick(last);
};
