import type { Card, Seat } from "@bummerl/engine";
import { mySeat, theirSeat } from "../model/sides.ts";
import type { CardMoves, Movement, Place, Shown } from "./movement.ts";
import { PLACES } from "./movement.ts";

/** What lies in a place: cards the viewer can name, and how many more. */
interface Pile {
  readonly known: readonly Card[];
  readonly hidden: number;
}
export type Layout = Readonly<Record<Place, Pile>>;

const NOTHING: Pile = { known: [], hidden: 0 };

/** Before dealing everything is one pack. */
export const PACK: Layout = {
  "my-hand": NOTHING,
  "their-hand": NOTHING,
  stock: { known: [], hidden: 20 },
  "up-card": NOTHING,
  trick: NOTHING,
  "my-tricks": NOTHING,
  "their-tricks": NOTHING,
};

/** Where all twenty cards are, as shown; `null` while no deal lies on the table. */
export const layoutOf = ({ view, trick }: Shown): Layout | null => {
  const { deal } = view;
  if (deal === null) return null;
  const inTrick = trick.map(({ card }) => card);
  const winner = trick.find(({ won }) => won)?.seat ?? null;
  // A card led that is not shown yet, because the last trick still lies there, is still in its hand.
  const waiting = deal.led !== null && !inTrick.includes(deal.led);
  const hand = (seat: Seat): Pile => {
    const known = deal.hands[seat].filter((card) => !inTrick.includes(card));
    const sent = deal.hands[seat].length - known.length;
    const back = waiting && seat === deal.leader ? 1 : 0;
    return { known, hidden: deal.handSizes[seat] - known.length - sent + back };
  };
  const pile = (seat: Seat): Pile => ({
    known: [],
    hidden: deal.tricks[seat] * 2 - (winner === seat ? trick.length : 0),
  });
  const { upCard, size } = deal.stock;
  return {
    "my-hand": hand(mySeat(view)),
    "their-hand": hand(theirSeat(view)),
    stock: { known: [], hidden: size - (upCard === null ? 0 : 1) },
    "up-card": { known: upCard === null ? [] : [upCard], hidden: 0 },
    trick: { known: inTrick, hidden: 0 },
    "my-tricks": pile(mySeat(view)),
    "their-tricks": pile(theirSeat(view)),
  };
};

/** Where a card that was known is seen no more: among tricks, or led and not shown yet. */
const OUT_OF_SIGHT: readonly Place[] = ["my-tricks", "their-tricks", "their-hand"];

const sizeOf = ({ known, hidden }: Pile): number => known.length + hidden;

const knownPlace = (layout: Layout, card: Card): Place | null =>
  PLACES.find((place) => layout[place].known.includes(card)) ?? null;

/** Follows one card through the moves that name it; `null` when a move takes it from where it is not. */
const follow = (card: Card, start: Place | null, moves: readonly CardMoves[]): Place | null => {
  let at = start;
  for (const move of moves.filter((candidate) => candidate.card === card)) {
    if (at !== null && at !== move.from) return null;
    at = move.to;
  }
  return at;
};

/** Do these moves lead from one layout to the other, so that no card is left behind or made up? */
export const accountsFor = (before: Layout, movements: readonly Movement[], after: Layout): boolean => {
  const moves = movements.filter((movement) => movement.kind === "card");
  const balanced = PLACES.every((place) => {
    const gone = moves.filter(({ from }) => from === place).length;
    const come = moves.filter(({ to }) => to === place).length;
    return sizeOf(before[place]) - gone + come === sizeOf(after[place]);
  });
  if (!balanced) return false;
  const named = new Set([
    ...PLACES.flatMap((place) => [...before[place].known, ...after[place].known]),
    ...moves.flatMap(({ card }) => (card === null ? [] : [card])),
  ]);
  return [...named].every((card) => {
    const end = knownPlace(after, card);
    const reached = follow(card, knownPlace(before, card), moves);
    // A card may be laid open where it is.
    if (reached === null) return end === "their-hand";
    return end === null ? OUT_OF_SIGHT.includes(reached) : end === reached;
  });
};

/** Every card lies where it lay, as shown: a word from the table that moves nothing. */
export const liesTheSame = (before: Shown, after: Shown): boolean => {
  const [from, to] = [layoutOf(before), layoutOf(after)];
  return from !== null && to !== null && accountsFor(from, [], to);
};
