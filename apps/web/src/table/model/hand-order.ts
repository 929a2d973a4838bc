import { type Card, type Suit, suitOf } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import { mySeat } from "./sides.ts";

export interface HandWishes {
  readonly order: "suit" | "rank" | "dealt";
  /** The thumb that plays: the best cards lie on its side. */
  readonly thumb: "right" | "left";
}

/**
 * Suits from the thumb outwards, trump first, red and black in turn. The same for a whole deal whatever is held, so
 * that no card moves past another when one is played.
 */
const SUITS_FROM_TRUMP: Readonly<Record<Suit, string>> = { S: "SHCD", H: "HSDC", D: "DSHC", C: "CHSD" };

const RANKS = "ATKQJ";

/** Smaller is nearer to the thumb. */
const place = (card: Card, trump: Suit, order: "suit" | "rank"): number => {
  const suit = SUITS_FROM_TRUMP[trump].indexOf(suitOf(card));
  const rank = RANKS.indexOf(card.slice(1));
  return order === "suit" ? suit * RANKS.length + rank : rank * 4 + suit;
};

/** The cards of the viewer's hand that came during the deal, in order: drawn, or taken for the trump jack (R11, R14). */
const arrivals = (view: TableView): readonly Card[] =>
  (view.deal?.history ?? []).flatMap((event) => {
    if (event.type === "drawn" && event.own !== null) return [event.own];
    return event.type === "exchanged" && event.seat === view.you ? [event.taken] : [];
  });

/**
 * The viewer's hand from left to right as he likes it. `dealt`: first the cards dealt, whose order the view does not
 * tell, then those that came, the newest at the end.
 */
export const orderHand = (view: TableView, { order, thumb }: HandWishes): readonly Card[] => {
  const hand = view.deal?.hands[mySeat(view)] ?? [];
  if (view.deal === null) return hand;
  if (order === "dealt") {
    const came = arrivals(view);
    return [...hand.filter((card) => !came.includes(card)), ...came.filter((card) => hand.includes(card))];
  }
  const { trump } = view.deal;
  const fromThumb = hand.toSorted((a, b) => place(a, trump, order) - place(b, trump, order));
  return thumb === "left" ? fromThumb : fromThumb.toReversed();
};
