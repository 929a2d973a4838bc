import type { Card, Suit } from "@bummerl/engine";

/**
 * Why a hint advises what it does: one of the rules of good play, true of the position and of the action advised.
 * Numbers are card points unless told otherwise.
 */
export type HintReason =
  /** There is nothing else to do. */
  | { readonly code: "onlyChoice" }
  /** `points` are counted: 66 or more. */
  | { readonly code: "claimNow"; readonly points: number }
  /** The pair brings the 66 at once (R26). */
  | { readonly code: "pairGoesOut"; readonly suit: Suit; readonly points: 20 | 40 }
  /** The cards are gone, no 66: the last trick or the closing decides (R34). */
  | { readonly code: "cardsGone" }
  /** The jack is worth more as the up-card. */
  | { readonly code: "exchangeJack"; readonly card: Card }
  /** `pending`: the points count once a trick is won (R20). */
  | {
      readonly code: "announcePair";
      readonly suit: Suit;
      readonly points: 20 | 40;
      readonly pending: boolean;
    }
  /** `percent`: how often closing now wins, as Master sees it, 100 only if it is certain; so many `counters` at least if it does. */
  | { readonly code: "closeNow"; readonly percent: number; readonly counters: number }
  /** All cards are known: this wins so many counters whatever the other does. */
  | { readonly code: "winsForSure"; readonly counters: number }
  /** All cards are known and the deal cannot be won: this loses fewer counters than something else. */
  | { readonly code: "losesLeast"; readonly counters: number }
  /** All cards are known: every action comes to the same counters, negative if lost. */
  | { readonly code: "allTheSame"; readonly counters: number }
  /** Taking this trick makes 66. */
  | { readonly code: "trickGoesOut"; readonly points: number }
  /** Left to the opponent, this trick with the least one can give would bring him to 66. */
  | { readonly code: "denies66"; readonly points: number }
  /** Taking this trick makes 33: no double loss any more (R27). Never where the loss was fixed by closing (R19, R30). */
  | { readonly code: "leavesSchneider"; readonly points: number }
  /** Taking the first trick: pending points count (R20); without such, no triple loss any more (R27). */
  | { readonly code: "firstTrick"; readonly pending: number }
  /** Every card that may be played takes the trick, of so many points; `keeps`: the best of those that stay in hand. */
  | { readonly code: "takesAnyway"; readonly keeps: Card | null; readonly points: number }
  | { readonly code: "takesFatTrick"; readonly points: number }
  /** Takes the trick by following suit, without a trump. */
  | { readonly code: "takesInSuit"; readonly card: Card }
  /** Takes a trick of few points with a trump, of so many points with it, and leads next. */
  | { readonly code: "takesWithTrump"; readonly card: Card; readonly points: number }
  /** Takes the trick to be on lead with this pair. */
  | { readonly code: "takesToAnnounce"; readonly suit: Suit; readonly points: 20 | 40 }
  /** Only a trump would take a trick of few points. */
  | { readonly code: "keepsTrumps"; readonly points: number }
  /** Gives up a trick rather than a card of this pair, which may still come to be announced. */
  | { readonly code: "keepsPair"; readonly suit: Suit; readonly points: 20 | 40 }
  /** The trick is lost or left: no card that leaves it has fewer points, or only trumps have (`butTrumps`). */
  | {
      readonly code: "givesLeast";
      readonly card: Card;
      readonly points: number;
      readonly butTrumps: boolean;
    }
  /** Whatever he holds, the opponent may play no card that takes it. */
  | { readonly code: "leadsWinner"; readonly card: Card }
  /** Open stock: nothing in its suit beats it any more, only a trump could. */
  | { readonly code: "leadsTopOfSuit"; readonly card: Card }
  /** Strict play: draws the opponent's trumps, of which so many may be out. */
  | { readonly code: "drawsTrumps"; readonly out: number }
  /** Strict play: he has none of the suit and must spend a trump on it. */
  | { readonly code: "forcesTrump"; readonly suit: Suit }
  /** Keeps the ten of trumps, the only card that takes the trick, while the ace is out. */
  | { readonly code: "keepsTrumpTen"; readonly card: Card }
  /** Leads a card of little worth while the opponent is free to answer. */
  | { readonly code: "leadsLow"; readonly card: Card; readonly points: number }
  /** Leads a card which he can hardly take: so often, in percent, he has no card that would. */
  | { readonly code: "leadsSafely"; readonly card: Card; readonly percent: number }
  /** Strict play: the trick is likely lost, so it is begun with the fewest points. */
  | { readonly code: "leadsLeast"; readonly card: Card; readonly points: number }
  /** By the figures alone: expected counters, and by how many the best of the others is worse; negative: better, but not for the Bummerl. */
  | { readonly code: "expected"; readonly counters: number; readonly better: number };

export type HintCode = HintReason["code"];

/** Every code, so that none is without its sentence. */
export const HINT_CODES = [
  "onlyChoice",
  "claimNow",
  "pairGoesOut",
  "cardsGone",
  "exchangeJack",
  "announcePair",
  "closeNow",
  "winsForSure",
  "losesLeast",
  "allTheSame",
  "trickGoesOut",
  "denies66",
  "leavesSchneider",
  "firstTrick",
  "takesAnyway",
  "takesFatTrick",
  "takesInSuit",
  "takesWithTrump",
  "takesToAnnounce",
  "keepsTrumps",
  "keepsPair",
  "givesLeast",
  "leadsWinner",
  "leadsTopOfSuit",
  "drawsTrumps",
  "forcesTrump",
  "keepsTrumpTen",
  "leadsLow",
  "leadsSafely",
  "leadsLeast",
  "expected",
] as const satisfies readonly HintCode[];
