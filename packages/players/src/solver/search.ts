import { type CardNumber, type CardSet, type SuitNumber, suitSet } from "../bits/cards.ts";
import type { CompiledRules } from "../bits/rules.ts";
import { answersIn, jackOf, pairsIn, pointsOf, winnersIn } from "./hands.ts";
import { ANY_TRICK, closedByLeader, type Score, wonByFollower, wonByLeader } from "./score.ts";
import { Stakes } from "./stakes.ts";
import { ProofTable } from "./table.ts";

/**
 * The open stock in one number: how many cards are left in the lowest four bits, above them the number of the card
 * that lies under them. 0 in strict play.
 */
export type Stock = number;

export const stockOf = (size: number, upCard: CardNumber): Stock => size | (upCard << 4);
const sizeOf = (stock: Stock): number => stock & 15;
const upCardOf = (stock: Stock): CardNumber => stock >> 4;

/** Orders of the stock are numbered, to tell their entries in the table apart. */
const ORDERS = 1 << 9;

/** "Worth at least `counters`" for one side is "not worth at least this" for the other; nothing is worth 0. */
export const denied = (counters: number): number => (counters === 1 ? 1 : 1 - counters);

/**
 * Asks one threshold at a time: is a lead worth at least `counters` (-2 to 3, not 0) to the leader under best play by
 * both? {@link begin} says which deal the questions are about.
 */
export class Search {
  readonly stakes: Stakes;
  readonly #rules: CompiledRules;
  readonly #table: ProofTable;
  #trump: SuitNumber = 0;
  /** The five trumps. */
  trumps: CardSet = 0;
  #jack: CardSet = 0;
  #order: readonly CardNumber[] = [];
  #orderNumber = 0;
  /** Leads looked at so far; for measurements. */
  nodes = 0;

  constructor(rules: CompiledRules, tableBits: number) {
    this.#rules = rules;
    this.stakes = new Stakes(rules);
    this.#table = new ProofTable(tableBits);
  }

  /** @param order the open stock, first drawn first, the up-card last */
  begin(trump: SuitNumber, order: readonly CardNumber[]): void {
    this.#trump = trump;
    this.trumps = suitSet(trump);
    this.#jack = jackOf(trump);
    this.#order = order;
    if (order.length === 0) return;
    this.#orderNumber = (this.#orderNumber + 1) % ORDERS;
    // The numbers begin again: nothing of the last round may be found.
    if (this.#orderNumber === 0) this.#table.clear();
  }

  /** The kings of the pairs that the leader may announce (R20, R21). */
  pairs(own: CardSet, score: Score): CardSet {
    return this.#rules.marriageFirstTrick || (score & ANY_TRICK) !== 0 ? pairsIn(own) : 0;
  }

  /** May the leader close (R17, R18)? */
  mayClose(stock: Stock): boolean {
    return sizeOf(stock) >= this.#rules.closeMinStock;
  }

  /** May the leader exchange the jack (R14, R15, R16)? */
  mayExchange(own: CardSet, score: Score, stock: Stock): boolean {
    return (
      (own & this.#jack) !== 0 &&
      sizeOf(stock) >= this.#rules.exchangeMinStock &&
      (this.#rules.exchangeFirstTrick || (score & ANY_TRICK) !== 0)
    );
  }

  /** The points that a pair brings (R20). */
  pairPoints(king: CardSet): number {
    return (king & this.trumps) === 0 ? 20 : 40;
  }

  closed(own: CardSet, opponent: CardSet, score: Score, counters: number): boolean {
    return this.lead(own, opponent, closedByLeader(score, this.stakes.most(score)), 0, counters);
  }

  exchanged(own: CardSet, opponent: CardSet, score: Score, stock: Stock, counters: number): boolean {
    const hand = (own ^ this.#jack) | (1 << upCardOf(stock));
    const left = stockOf(sizeOf(stock), 31 - Math.clz32(this.#jack));
    return this.lead(hand, opponent, score, left, counters);
  }

  /** Is it worth `counters` to the side about to lead (or, without cards, to claim or settle)? */
  lead(own: CardSet, opponent: CardSet, score: Score, stock: Stock, counters: number): boolean {
    this.nodes += 1;
    const known = this.stakes.atOnce(score, counters);
    if (known !== 0) return known > 0;
    if (own === 0) return this.stakes.atEnd(score) >= counters;
    const allButOne = own & (own - 1);
    // Two cards are searched as fast as they are looked up.
    if ((allButOne & (allButOne - 1)) === 0) return this.#search(own, opponent, score, stock, counters);
    const table = this.#table;
    const key0 = own | (this.#trump << 20);
    const key1 = stock === 0 ? opponent : opponent | ((this.#orderNumber + 1) << 20);
    const place = table.place(key0, key1, score);
    const proven = table.probe(place, key0, key1, score, counters);
    if (proven !== 0) return proven > 0;
    const holds = this.#search(own, opponent, score, stock, counters);
    table.put(place, key0, key1, score, counters, holds);
    return holds;
  }

  #search(own: CardSet, opponent: CardSet, score: Score, stock: Stock, counters: number): boolean {
    if (stock !== 0) {
      if (this.mayClose(stock) && this.closed(own, opponent, score, counters)) return true;
      if (this.mayExchange(own, score, stock) && this.exchanged(own, opponent, score, stock, counters))
        return true;
    }
    let cards = own;
    const pairs = this.pairs(own, score);
    if (pairs !== 0) {
      if (this.#announced(own, opponent, score, stock, pairs, counters)) return true;
      if (!this.stakes.mayHide(score)) cards &= this.#rules.kingMustBeLed ? ~pairs : ~(pairs | (pairs << 1));
    }
    // Leads that cannot lose the trick come first: they are most often the reason why a threshold is reached.
    let later = 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const card = rest & -rest;
      const winning = winnersIn(opponent, card, this.trumps);
      if ((this.#answers(opponent, card, winning, stock) & winning) !== 0) later |= card;
      else if (this.led(own, opponent, card, score, stock, counters)) return true;
    }
    for (let rest = later; rest !== 0; rest &= rest - 1) {
      if (this.led(own, opponent, rest & -rest, score, stock, counters)) return true;
    }
    return false;
  }

  #announced(
    own: CardSet,
    opponent: CardSet,
    score: Score,
    stock: Stock,
    pairs: CardSet,
    counters: number,
  ): boolean {
    for (let rest = pairs; rest !== 0; rest &= rest - 1) {
      const king = rest & -rest;
      const more = score + this.pairPoints(king);
      if (this.stakes.isOut(more)) return true;
      if (this.led(own, opponent, king, more, stock, counters)) return true;
      if (!this.#rules.kingMustBeLed && this.led(own, opponent, king << 1, more, stock, counters))
        return true;
    }
    return false;
  }

  /** Is it worth `counters` to the leader once he leads this card of his hand, whatever is answered? */
  led(own: CardSet, opponent: CardSet, card: CardSet, score: Score, stock: Stock, counters: number): boolean {
    const left = own ^ card;
    const points = pointsOf(card);
    const winning = winnersIn(opponent, card, this.trumps);
    const answers = this.#answers(opponent, card, winning, stock);
    for (let rest = answers & winning; rest !== 0; rest &= rest - 1) {
      const answer = rest & -rest;
      const won = points + pointsOf(answer);
      if (this.followerWins(left, opponent ^ answer, won, score, stock, denied(counters))) return false;
    }
    // Whoever loses the trick most often does best with his lowest card, the last one.
    let losing = answers & ~winning;
    while (losing !== 0) {
      const answer = 1 << (31 - Math.clz32(losing));
      losing ^= answer;
      const won = points + pointsOf(answer);
      if (!this.leaderWins(left, opponent ^ answer, won, score, stock, counters)) return false;
    }
    return true;
  }

  #answers(hand: CardSet, card: CardSet, winning: CardSet, stock: Stock): CardSet {
    return stock === 0 ? answersIn(hand, card, winning, this.#rules.mustHead) : hand;
  }

  /** The trick is the leader's: is it worth `counters` to him, who leads again? Hands are without the two cards. */
  leaderWins(
    leader: CardSet,
    follower: CardSet,
    points: number,
    score: Score,
    stock: Stock,
    counters: number,
  ): boolean {
    return this.#next(leader, follower, wonByLeader(score, points), stock, counters);
  }

  /** The trick is the follower's: is it worth `counters` to him, who leads now? */
  followerWins(
    leader: CardSet,
    follower: CardSet,
    points: number,
    score: Score,
    stock: Stock,
    counters: number,
  ): boolean {
    return this.#next(follower, leader, wonByFollower(score, points), stock, counters);
  }

  /** The winner draws first, from an open stock (R11), and leads. */
  #next(winner: CardSet, loser: CardSet, score: Score, stock: Stock, counters: number): boolean {
    if (stock === 0) return this.lead(winner, loser, score, 0, counters);
    const size = sizeOf(stock);
    const order = this.#order;
    const first = order[order.length - size] ?? 0;
    if (size === 2)
      return this.lead(winner | (1 << first), loser | (1 << upCardOf(stock)), score, 0, counters);
    const second = order[order.length - size + 1] ?? 0;
    return this.lead(winner | (1 << first), loser | (1 << second), score, stock - 2, counters);
  }
}
