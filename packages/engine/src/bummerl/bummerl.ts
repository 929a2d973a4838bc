import { otherSeat, type PerSeat, type Seat, withSeat } from "../cards.ts";
import type { BummerlKind, RuleSet } from "../rules/ruleset.ts";

/** The parameters that score a Bummerl (R4, R41, R42). A whole rule set will do. */
export type BummerlRules = Pick<RuleSet, "retour" | "bummerlValue" | "nextDealer">;

/** What a finished deal brought (a {@link DealResult} will do). */
export interface DealScore {
  readonly winner: Seat;
  /** 1, 2 or 3 counters. */
  readonly counters: number;
}

/** How a Bummerl ended (R41) and what it weighs in the tally (R42). */
export interface BummerlResult {
  readonly winner: Seat;
  readonly kind: BummerlKind;
  readonly value: number;
}

/** The race over several deals. Plain data. */
export interface BummerlState {
  /** Counters to win it with (R40). */
  readonly target: number;
  /** Who deals the present deal, or the next one when none is running; at the end: who deals in the next Bummerl (R43). */
  readonly dealer: Seat;
  /** Counters still to be won by each seat: `target` at the start, 0 when won (R40). */
  readonly toGo: PerSeat<number>;
  /** Finished deals in order. */
  readonly deals: readonly DealScore[];
  readonly result: BummerlResult | null;
}

/** A Bummerl after a deal or a resignation; `won` is its result if that ended it. */
export interface Scored {
  readonly state: BummerlState;
  readonly won: BummerlResult | null;
}

/** Both stand at the target (R40). `firstDealer` deals the first deal (R3, R43). */
export const newBummerl = (firstDealer: Seat, target: RuleSet["target"]): BummerlState => ({
  target,
  dealer: firstDealer,
  toGo: [target, target],
  deals: [],
  result: null,
});

/** Who deals the next deal, asked when none is running; of a finished Bummerl: in the next one (R4, R43). */
export const nextDealer = (state: BummerlState): Seat => state.dealer;

/** Who deals after a deal that `dealer` dealt and `winner` won (R4). */
export const dealerAfter = (rules: Pick<RuleSet, "nextDealer">, dealer: Seat, winner: Seat): Seat =>
  rules.nextDealer === "alternate" ? otherSeat(dealer) : winner;

/** Did the winner still stand at the full target when the loser came to stand at 1 (R41)? */
const stoodAtTarget = (state: BummerlState, loser: Seat): boolean => {
  let toGo = state.target;
  for (const { winner, counters } of state.deals) {
    if (winner !== loser) return false;
    toGo -= counters;
    if (toGo === 1) return true;
  }
  return false;
};

/** R41. A loser who stands at 1 at the end has won nothing since he came to stand there. */
const kindOf = (state: BummerlState, loser: Seat, rules: BummerlRules): BummerlKind => {
  const toGo = state.toGo[loser];
  if (toGo === state.target) return "schneider";
  if (toGo !== 1) return "plain";
  return rules.retour === "fromAny" || stoodAtTarget(state, loser) ? "retourschneider" : "plain";
};

const finish = (state: BummerlState, winner: Seat, rules: BummerlRules): Scored => {
  const kind = kindOf(state, otherSeat(winner), rules);
  const won: BummerlResult = { winner, kind, value: rules.bummerlValue[kind] };
  return { state: { ...state, toGo: withSeat(state.toGo, winner, 0), result: won }, won };
};

const mustRun = (state: BummerlState): void => {
  if (state.result !== null) throw new Error("the Bummerl is over");
};

/**
 * Takes the counters of a finished deal off the winner's (R40); surplus is not carried.
 *
 * @throws when the Bummerl is over
 */
export const scoreDeal = (
  state: BummerlState,
  { winner, counters }: DealScore,
  rules: BummerlRules,
): Scored => {
  mustRun(state);
  const toGo = Math.max(0, state.toGo[winner] - counters);
  const next: BummerlState = {
    ...state,
    dealer: dealerAfter(rules, state.dealer, winner),
    toGo: withSeat(state.toGo, winner, toGo),
    deals: [...state.deals, { winner, counters }],
  };
  return toGo === 0 ? finish(next, winner, rules) : { state: next, won: null };
};

/**
 * R37: the other wins the Bummerl as if he had won all the rest; kind and value by R41 and R42. A deal that is
 * running counts as dealt, so the dealer changes; between deals he does not.
 *
 * @throws when the Bummerl is over
 */
export const resign = (
  state: BummerlState,
  loser: Seat,
  dealRunning: boolean,
  rules: BummerlRules,
): Scored => {
  mustRun(state);
  const winner = otherSeat(loser);
  const dealer = dealRunning ? dealerAfter(rules, state.dealer, winner) : state.dealer;
  return finish({ ...state, dealer }, winner, rules);
};
