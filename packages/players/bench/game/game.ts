import { CARDS, cardPoints, valueAgainst } from "@bummerl/engine";
import {
  type BitPosition,
  CLOSE,
  type CompiledRules,
  EXCHANGE,
  higherThan,
  MARRIAGE,
  suitOfNumber,
  suitSet,
} from "../../src/bits/index.ts";

const OUT = 66;
const POINTS = Uint8Array.from(CARDS, cardPoints);
const SUIT = Int32Array.from(CARDS, (_, card) => suitSet(suitOfNumber(card)));
const HIGHER = Int32Array.from(CARDS, (_, card) => higherThan(card));
/** Bit of every king. */
const KINGS = CARDS.reduce((set, card, at) => (card.endsWith("K") ? set | (1 << at) : set), 0);

/**
 * A deal with all cards known that is played forward in place, for opponents that try out millions of deals. Whoever
 * has 66 and may say so goes out at once, under all rules: nobody in his right mind waits. Sides are 0 and 1.
 */
export class Game {
  readonly hands = new Int32Array(2);
  readonly points = new Int32Array(2);
  readonly pending = new Int32Array(2);
  readonly tricks = new Int32Array(2);
  readonly stock = new Int8Array(10);
  /** Places of the stock not drawn yet: from `drawn` to `stockEnd`; the up-card is the last. */
  drawn = 0;
  stockEnd = 0;
  trump = 0;
  trumps = 0;
  turn = 0;
  led = -1;
  closer = -1;
  made = 0;
  failed = 0;
  /** Counters for side 0, once over; 0 while the deal runs. */
  result = 0;
  readonly #rules: CompiledRules;

  constructor(rules: CompiledRules) {
    this.#rules = rules;
  }

  /** Takes over a position; side 0 is the one on turn. */
  load(position: BitPosition): void {
    const { own, opponent, closed, stock } = position;
    this.hands[0] = own.hand;
    this.hands[1] = opponent.hand;
    this.points[0] = own.points;
    this.points[1] = opponent.points;
    this.pending[0] = own.pending;
    this.pending[1] = opponent.pending;
    this.tricks[0] = own.tricks;
    this.tricks[1] = opponent.tricks;
    this.drawn = 0;
    this.stockEnd = stock.length;
    for (let at = 0; at < stock.length; at += 1) this.stock[at] = stock[at] ?? 0;
    this.trump = position.trump;
    this.trumps = suitSet(position.trump);
    this.turn = 0;
    this.led = position.led;
    this.closer = closed === null ? -1 : closed.own ? 0 : 1;
    this.made = closed === null ? 0 : closed.made;
    this.failed = closed === null ? 0 : closed.failed;
    this.result = 0;
  }

  get stockSize(): number {
    return this.stockEnd - this.drawn;
  }

  get isStrict(): boolean {
    return this.closer >= 0 || this.drawn === this.stockEnd;
  }

  /** Fills the codes of all legal actions but claims and giving up; how many there are. */
  moves(into: Uint8Array, mayClose: boolean): number {
    return this.led >= 0 ? this.#answers(into) : this.#leads(into, mayClose);
  }

  #answers(into: Uint8Array): number {
    const hand = this.hands[this.turn] ?? 0;
    return cardsInto(into, 0, this.isStrict ? this.#bound(hand) : hand, 0);
  }

  /** R12 */
  #bound(hand: number): number {
    const led = this.led;
    const follows = hand & (SUIT[led] ?? 0);
    if (follows !== 0) {
      const beats = follows & (HIGHER[led] ?? 0);
      return this.#rules.mustHead && beats !== 0 ? beats : follows;
    }
    const trumps = hand & this.trumps;
    return trumps === 0 ? hand : trumps;
  }

  #leads(into: Uint8Array, mayClose: boolean): number {
    const rules = this.#rules;
    const hand = this.hands[this.turn] ?? 0;
    const first = this.tricks[0] === 0 && this.tricks[1] === 0;
    let count = cardsInto(into, 0, hand, 0);
    if (!first || rules.marriageFirstTrick) {
      const kings = hand & (hand >> 1) & KINGS;
      count = cardsInto(into, count, rules.kingMustBeLed ? kings : kings | (kings << 1), MARRIAGE);
    }
    if (this.isStrict) return count;
    const jack = 1 << (this.trump * 5 + 4);
    if (
      (hand & jack) !== 0 &&
      this.stockSize >= rules.exchangeMinStock &&
      (!first || rules.exchangeFirstTrick)
    ) {
      into[count++] = EXCHANGE;
    }
    if (mayClose && this.stockSize >= rules.closeMinStock) into[count++] = CLOSE;
    return count;
  }

  play(code: number): void {
    if (code === EXCHANGE) this.#exchange();
    else if (code === CLOSE) this.#close();
    else if (this.led >= 0) this.#answer(code);
    else this.#lead(code);
  }

  #exchange(): void {
    const last = this.stockEnd - 1;
    const jack = this.trump * 5 + 4;
    const upCard = this.stock[last] ?? 0;
    this.stock[last] = jack;
    this.hands[this.turn] = ((this.hands[this.turn] ?? 0) & ~(1 << jack)) | (1 << upCard);
  }

  #close(): void {
    const other = 1 - this.turn;
    this.closer = this.turn;
    this.made = valueAgainst(this.tricks[other] ?? 0, this.points[other] ?? 0);
    this.failed = this.tricks[other] === 0 ? 3 : 2;
  }

  #lead(code: number): void {
    const { turn } = this;
    const card = code >= MARRIAGE ? code - MARRIAGE : code;
    if (code >= MARRIAGE) {
      const points = suitOfNumber(card) === this.trump ? 40 : 20;
      if ((this.tricks[turn] ?? 0) > 0) {
        this.points[turn] = (this.points[turn] ?? 0) + points;
        if ((this.points[turn] ?? 0) >= OUT) {
          this.#goOut(turn);
          return;
        }
      } else this.pending[turn] = (this.pending[turn] ?? 0) + points;
    }
    this.hands[turn] = (this.hands[turn] ?? 0) & ~(1 << card);
    this.led = card;
    this.turn = 1 - turn;
  }

  #answer(card: number): void {
    const { turn, led } = this;
    this.hands[turn] = (this.hands[turn] ?? 0) & ~(1 << card);
    const sameSuit = ((SUIT[led] ?? 0) & (1 << card)) !== 0;
    const wins = sameSuit ? card < led : (this.trumps & (1 << card)) !== 0;
    const winner = wins ? turn : 1 - turn;
    const points = (POINTS[led] ?? 0) + (POINTS[card] ?? 0) + (this.pending[winner] ?? 0);
    this.points[winner] = (this.points[winner] ?? 0) + points;
    this.pending[winner] = 0;
    this.tricks[winner] = (this.tricks[winner] ?? 0) + 1;
    this.led = -1;
    this.turn = winner;
    if ((this.points[winner] ?? 0) >= OUT) this.#goOut(winner);
    else if ((this.hands[0] ?? 0) === 0 && (this.hands[1] ?? 0) === 0) this.#endOfCards(winner);
    else if (!this.isStrict) this.#draw(winner);
  }

  #draw(winner: number): void {
    const loser = 1 - winner;
    this.hands[winner] = (this.hands[winner] ?? 0) | (1 << (this.stock[this.drawn] ?? 0));
    this.hands[loser] = (this.hands[loser] ?? 0) | (1 << (this.stock[this.drawn + 1] ?? 0));
    this.drawn += 2;
  }

  #goOut(side: number): void {
    const other = 1 - side;
    const now = valueAgainst(this.tricks[other] ?? 0, this.points[other] ?? 0);
    let value = now;
    if (this.closer === side) value = this.#rules.frozen ? this.made : now;
    else if (this.closer === other) value = this.failed;
    this.result = side === 0 ? value : -value;
  }

  #endOfCards(winner: number): void {
    const other = 1 - winner;
    if (this.closer >= 0) this.result = this.closer === 0 ? -this.failed : this.failed;
    else {
      const value = this.#rules.ladder ? valueAgainst(this.tricks[other] ?? 0, this.points[other] ?? 0) : 1;
      this.result = winner === 0 ? value : -value;
    }
  }
}

const cardsInto = (into: Uint8Array, from: number, set: number, base: number): number => {
  let count = from;
  for (let rest = set; rest !== 0; rest &= rest - 1) into[count++] = base + 31 - Math.clz32(rest & -rest);
  return count;
};
