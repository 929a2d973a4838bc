import type { Card } from "../cards.ts";

/** What a player can do in a deal. A marriage names the king or queen that is led (R20). */
export type Action =
  | { readonly type: "play"; readonly card: Card }
  | { readonly type: "marriage"; readonly card: Card; readonly claim?: true }
  | { readonly type: "exchange" }
  | { readonly type: "close" }
  | { readonly type: "claim" }
  | { readonly type: "settle" }
  | { readonly type: "giveUp" };

export const ACTION_TYPES = ["play", "marriage", "exchange", "close", "claim", "settle", "giveUp"] as const;

/** Why an action was refused, in the order of docs/rules.md §5. Never reused for something else. */
export const REFUSAL_CODES = [
  "dealOver",
  "onlyClaimOrSettle",
  "notYourTurn",
  "cardNotHeld",
  "mustFollowSuit",
  "mustBeat",
  "mustTrump",
  "leaderOnly",
  "notOfAPair",
  "noPair",
  "notOnFirstTrick",
  "kingMustBeLed",
  "mayNotClaim",
  "noTrumpJack",
  "stockClosed",
  "stockTooSmall",
  "notFiveCards",
  "mayNotSettle",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A refusal changes nothing and says why: a code and the rule behind it (`null` once the deal is over). */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: string | null;
}
