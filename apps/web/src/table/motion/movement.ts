import type { Card, Seat } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import type { OnTable } from "../model/on-table.ts";

/** Where cards lie; elements with this `data-place` show it. */
export const PLACES = [
  "my-hand",
  "their-hand",
  "stock",
  "up-card",
  "trick",
  "my-tricks",
  "their-tricks",
] as const;
export type Place = (typeof PLACES)[number];

/** What is drawn: the newest view, and the middle as it is shown (a finished trick may stay a while). */
export interface Shown {
  readonly view: TableView;
  readonly trick: readonly OnTable[];
}

/** `back`: a card sent was refused and returns to the hand. */
export type Step = "deal" | "lead" | "answer" | "back" | "taken" | "draw" | "exchange";

/** One card goes from place to place; `card` is `null` face down. */
export interface CardMoves {
  readonly kind: "card";
  readonly step: Step;
  readonly card: Card | null;
  readonly from: Place;
  readonly to: Place;
}

/** What happens without a card going anywhere. */
export type Sign =
  | { readonly kind: "marriage"; readonly seat: Seat; readonly cards: readonly Card[] }
  /** The up-card is turned face down (R17). */
  | { readonly kind: "close"; readonly seat: Seat; readonly card: Card | null }
  /** Who won the deal, and then the Bummerl. */
  | { readonly kind: "out" | "bummerl"; readonly seat: Seat };

export type Movement = CardMoves | Sign;
