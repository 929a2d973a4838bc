import type { Seat } from "@bummerl/engine";
import type { Decision, PlayedDeal } from "@bummerl/players/review";

/** A finished deal that one of its players wants to look through. */
export interface ReviewWish {
  readonly played: PlayedDeal;
  readonly seat: Seat;
}

/** What the worker says, one after the other: each decision of the seat, and that it was the last or could not be had. */
export type ReviewTold =
  | { readonly decision: Decision; readonly of: number }
  | { readonly end: "done" | "failed" };
