import type { Action, Card, PerSeat, RuleSet, Seat } from "@bummerl/engine";
import type { Judged, Judgement } from "./judge.ts";
import type { LineStep } from "./line.ts";

/** A deal that was played, from its first card. */
export interface PlayedDeal {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  /** The 20 cards in the order they come off the pack (R6). */
  readonly deck: readonly Card[];
  readonly actions: readonly (Action & { readonly seat: Seat })[];
  /** Counters still to win the Bummerl before this deal. */
  readonly toGo: PerSeat<number>;
}

/** One decision of the reviewed seat. */
export interface Decision extends Judgement {
  /** Place among the deal's actions, from 0. */
  readonly at: number;
  /** The trick it belongs to, from 1; claiming or settling after the last one belongs to that. */
  readonly trick: number;
  /** The seat's hand then, as held. */
  readonly hand: readonly Card[];
  /** The card to be answered, `null` for a lead. */
  readonly led: Card | null;
  readonly chosen: Judged;
  /** Expected counters that the choice cost. 0 when it was among the best, and when the difference may be chance. */
  readonly cost: number;
  /**
   * How it would have gone on, beginning with the best action: to the end where all cards were known, else as far as
   * the seat itself acts (exchange, close, lead). Empty when nothing was lost.
   */
  readonly better: readonly LineStep[];
}

/** Number of decisions `reviewDeal` will yield. */
export const decisionsIn = ({ actions }: Pick<PlayedDeal, "actions">, seat: Seat): number =>
  actions.filter((action) => action.seat === seat).length;

/** The decisions that cost something, the dearest first. */
export const mistakesIn = (decisions: readonly Decision[]): Decision[] =>
  decisions.filter(({ cost }) => cost > 0).sort((a, b) => b.cost - a.cost);
