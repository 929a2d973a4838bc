import { type Card, type Suit, suitOf } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import { turnOf } from "./scene.ts";

/**
 * What the card led asks of the player on turn in strict play (R12): `beat` it in its suit, `follow` suit, `trump`,
 * or `any` card for want of both.
 */
export interface Demand {
  readonly kind: "beat" | "follow" | "trump" | "any";
  readonly suit: Suit;
}

const RANKS = "JQKTA";
const isHigher = (card: Card, led: Card): boolean =>
  suitOf(card) === suitOf(led) && RANKS.indexOf(card.slice(1)) > RANKS.indexOf(led.slice(1));

/** `null` while any card may answer because the stock is open, and for everybody who has not to answer. */
export const demandOf = (view: TableView): Demand | null => {
  const { deal } = view;
  if (deal === null || deal.led === null || deal.phase !== "follow" || turnOf(view) !== "you") return null;
  if (deal.stock.closedBy === null && deal.stock.size > 0) return null;
  const { led, trump } = deal;
  const suit = suitOf(led);
  const legal = deal.legal.flatMap((action) => (action.type === "play" ? [action.card] : []));
  if (legal.some((card) => suitOf(card) === suit)) {
    const beats = view.rules.mustHead && legal.every((card) => isHigher(card, led));
    return { kind: beats ? "beat" : "follow", suit };
  }
  return { kind: legal.some((card) => suitOf(card) === trump) ? "trump" : "any", suit };
};
