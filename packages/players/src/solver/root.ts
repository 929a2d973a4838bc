import {
  type ActionCode,
  CLAIM,
  CLOSE,
  EXCHANGE,
  MARRIAGE,
  MARRIAGE_WITH_CLAIM,
  SETTLE,
} from "../bits/action-code.ts";
import { type CardSet, numbersOf } from "../bits/cards.ts";
import type { BitPosition } from "../bits/position.ts";
import type { CompiledRules } from "../bits/rules.ts";
import { answersIn, pointsOf, winnersIn } from "./hands.ts";
import { type Score, scoreOf, turned } from "./score.ts";
import { denied, type Search, type Stock, stockOf } from "./search.ts";

/**
 * The position that is asked about, with every action by itself: below it the search leaves out what cannot be better
 * than something else.
 */
export class Root {
  readonly #rules: CompiledRules;
  readonly #search: Search;
  #own: CardSet = 0;
  #opponent: CardSet = 0;
  /** The card on the table as a set; 0 when `own` is to lead. */
  #led: CardSet = 0;
  /** Seen by the side on turn. */
  #score: Score = 0;
  #stock: Stock = 0;

  constructor(rules: CompiledRules, search: Search) {
    this.#rules = rules;
    this.#search = search;
  }

  begin(position: BitPosition): void {
    const { own, opponent, led, closed } = position;
    const order = closed === null ? position.stock : [];
    this.#own = own.hand;
    this.#opponent = opponent.hand;
    this.#led = led < 0 ? 0 : 1 << led;
    this.#score = scoreOf(position);
    this.#stock = order.length === 0 ? 0 : stockOf(order.length, order[order.length - 1] ?? 0);
    this.#search.begin(position.trump, order);
  }

  /** Is the position worth at least `counters` (-3 to 3, not 0)? */
  holds(counters: number): boolean {
    if (this.#led === 0)
      return this.#search.lead(this.#own, this.#opponent, this.#score, this.#stock, counters);
    for (let rest = this.#answers(); rest !== 0; rest &= rest - 1) {
      if (this.#answerHolds(rest & -rest, counters)) return true;
    }
    return false;
  }

  /** Is it worth at least `counters` to do this? */
  actionHolds(action: ActionCode, counters: number): boolean {
    const search = this.#search;
    const { stakes } = search;
    const score = this.#score;
    if (action < MARRIAGE) return this.#playHolds(1 << action, counters);
    if (action < MARRIAGE_WITH_CLAIM) return this.#marriageHolds(1 << (action - MARRIAGE), counters);
    if (action < EXCHANGE)
      return this.#claimHolds(this.#announced(1 << (action - MARRIAGE_WITH_CLAIM)), counters);
    switch (action) {
      case EXCHANGE:
        return search.exchanged(this.#own, this.#opponent, score, this.#stock, counters);
      case CLOSE:
        return search.closed(this.#own, this.#opponent, score, counters);
      case CLAIM:
        return this.#claimHolds(score, counters);
      case SETTLE:
        return stakes.atEnd(score) >= counters;
      default:
        throw new Error(`action ${action} is not solved`);
    }
  }

  /** Writes the codes of all legal actions, ascending, and tells how many they are. */
  legal(codes: Uint8Array): number {
    const legal = this.#led === 0 ? this.#leads() : numbersOf(this.#answers());
    codes.set(legal);
    return legal.length;
  }

  #leads(): ActionCode[] {
    const own = this.#own;
    const search = this.#search;
    const claims = search.stakes.mayClaim(this.#score);
    if (own === 0) return claims ? [CLAIM, SETTLE] : [SETTLE];
    const kings = search.pairs(own, this.#score);
    const pairs = numbersOf(this.#rules.kingMustBeLed ? kings : kings | (kings << 1));
    return [
      ...numbersOf(own),
      ...pairs.map((card) => MARRIAGE + card),
      ...(claims ? pairs.map((card) => MARRIAGE_WITH_CLAIM + card) : []),
      ...(search.mayExchange(own, this.#score, this.#stock) ? [EXCHANGE] : []),
      ...(search.mayClose(this.#stock) ? [CLOSE] : []),
      ...(claims ? [CLAIM] : []),
    ];
  }

  #answers(): CardSet {
    if (this.#stock !== 0) return this.#own;
    const winning = winnersIn(this.#own, this.#led, this.#search.trumps);
    return answersIn(this.#own, this.#led, winning, this.#rules.mustHead);
  }

  #playHolds(card: CardSet, counters: number): boolean {
    if (this.#led !== 0) return this.#answerHolds(card, counters);
    return this.#search.led(this.#own, this.#opponent, card, this.#score, this.#stock, counters);
  }

  #answerHolds(card: CardSet, counters: number): boolean {
    const search = this.#search;
    const left = this.#own ^ card;
    const ofLeader = turned(this.#score);
    const points = pointsOf(card) + pointsOf(this.#led);
    return winnersIn(card, this.#led, search.trumps) !== 0
      ? search.followerWins(this.#opponent, left, points, ofLeader, this.#stock, counters)
      : !search.leaderWins(this.#opponent, left, points, ofLeader, this.#stock, denied(counters));
  }

  #announced(card: CardSet): Score {
    return this.#score + this.#search.pairPoints(card);
  }

  #marriageHolds(card: CardSet, counters: number): boolean {
    const { stakes } = this.#search;
    const score = this.#announced(card);
    // R26: by itself; where it must be said, this action does not say it.
    if (!this.#rules.claims && stakes.isOut(score)) return stakes.most(score) >= counters;
    return this.#search.led(this.#own, this.#opponent, card, score, this.#stock, counters);
  }

  #claimHolds(score: Score, counters: number): boolean {
    const { stakes } = this.#search;
    return (stakes.isOut(score) ? stakes.most(score) : -stakes.falseClaim(score)) >= counters;
  }
}
