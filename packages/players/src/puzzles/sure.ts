import { CARDS, cardPoints, OUT } from "@bummerl/engine";
import {
  type CardSet,
  type CompiledRules,
  higherThan,
  numbersOf,
  suitOfNumber,
  suitSet,
} from "../bits/index.ts";

const KING = 2;
const POINTS = CARDS.map(cardPoints);

/** A closed deal as its closer sees it, about to lead: his own cards, and every hand the other may hold. */
export interface ClosedView {
  readonly trump: number;
  readonly own: CardSet;
  /** All hands that the opponent may hold, each as long as the own one. */
  readonly hands: readonly CardSet[];
  /** Of closer and opponent. */
  readonly points: readonly [number, number];
  readonly pending: readonly [number, number];
  readonly hasTrick: readonly [boolean, boolean];
}

interface Side {
  readonly points: number;
  readonly pending: number;
  readonly hasTrick: boolean;
}

interface Now {
  readonly own: CardSet;
  readonly hands: readonly CardSet[];
  readonly closer: Side;
  readonly other: Side;
}

const isOut = ({ points, hasTrick }: Side): boolean => hasTrick && points >= OUT;

const announced = (side: Side, points: number): Side =>
  side.hasTrick ? { ...side, points: side.points + points } : { ...side, pending: side.pending + points };

const took = (side: Side, points: number): Side => ({
  points: side.points + points + side.pending,
  pending: 0,
  hasTrick: true,
});

/** The king and queen of a card's suit, for a king or a queen. */
const pairOf = (card: number): CardSet => {
  const king = suitOfNumber(card) * 5 + KING;
  return card === king || card === king + 1 ? (1 << king) | (1 << (king + 1)) : 0;
};

/**
 * Does the closer win whatever the other holds, and however he plays? He may go by the cards that have been shown,
 * never by those that have not: one way of playing for all hands that still are possible. So this is a proof, where
 * solving each hand by itself would let him see it.
 */
export class SureWin {
  readonly #rules: CompiledRules;
  readonly #trump: number;
  readonly #trumps: CardSet;
  readonly #start: Now;

  constructor(rules: CompiledRules, { trump, own, hands, points, pending, hasTrick }: ClosedView) {
    this.#rules = rules;
    this.#trump = trump;
    this.#trumps = suitSet(trump);
    const side = (at: 0 | 1): Side => ({
      points: points[at],
      pending: pending[at],
      hasTrick: hasTrick[at],
    });
    this.#start = { own, hands, closer: side(0), other: side(1) };
  }

  get holds(): boolean {
    return this.#leads(this.#start);
  }

  /** The first leads that keep the win, as card numbers; with 20 more where the pair is announced with it. */
  get leads(): number[] {
    return this.#ways(this.#start).filter((way) => this.#led(this.#start, way));
  }

  /** Leads to try: announcing first, then high cards. */
  #ways({ own, closer, other }: Now): number[] {
    const cards = numbersOf(own);
    // R21
    const mayAnnounce = this.#rules.marriageFirstTrick || closer.hasTrick || other.hasTrick;
    const pairs = cards.filter((card) => {
      const pair = pairOf(card);
      return (
        mayAnnounce &&
        pair !== 0 &&
        (own & pair) === pair &&
        !(this.#rules.kingMustBeLed && card % 5 !== KING)
      );
    });
    return [...pairs.map((card) => card + 20), ...cards];
  }

  #leads(now: Now): boolean {
    if (isOut(now.closer)) return true;
    return now.own !== 0 && this.#ways(now).some((way) => this.#led(now, way));
  }

  #worth(card: number): number {
    return suitOfNumber(card) === this.#trump ? 40 : 20;
  }

  #led(now: Now, way: number): boolean {
    const card = way % 20;
    const closer = way >= 20 ? announced(now.closer, this.#worth(card)) : now.closer;
    if (isOut(closer)) return true;
    const own = now.own & ~(1 << card);
    const answers = now.hands.map((hand) => this.#legal(hand, card));
    const possible = answers.reduce((set, each) => set | each, 0);
    return numbersOf(possible).every((answer) => {
      const hands = now.hands
        .filter((_, at) => ((answers[at] ?? 0) & (1 << answer)) !== 0)
        .map((hand) => hand & ~(1 << answer));
      return this.#trick({ own, hands, closer, other: now.other }, card, answer, true);
    });
  }

  /** The other leads: every card of every hand, announced or not. */
  #follows(now: Now): boolean {
    const all = now.hands.reduce((set, hand) => set | hand, 0);
    return numbersOf(all).every((card) => {
      const hands = now.hands.filter((hand) => (hand & (1 << card)) !== 0);
      if (!this.#answers({ ...now, hands }, card)) return false;
      const pair = pairOf(card);
      const paired = pair === 0 ? [] : hands.filter((hand) => (hand & pair) === pair);
      if (paired.length === 0) return true;
      const other = announced(now.other, this.#worth(card));
      return !isOut(other) && this.#answers({ ...now, hands: paired, other }, card);
    });
  }

  #answers(now: Now, led: number): boolean {
    const hands = now.hands.map((hand) => hand & ~(1 << led));
    return numbersOf(this.#legal(now.own, led)).some((answer) =>
      this.#trick({ ...now, own: now.own & ~(1 << answer), hands }, led, answer, false),
    );
  }

  #trick(now: Now, led: number, answer: number, byCloser: boolean): boolean {
    const suit = suitOfNumber(led);
    const answered = suitOfNumber(answer);
    const beaten = answered === suit ? answer < led : answered === this.#trump;
    const points = (POINTS[led] ?? 0) + (POINTS[answer] ?? 0);
    if (beaten !== byCloser) return this.#leads({ ...now, closer: took(now.closer, points) });
    const other = took(now.other, points);
    return !isOut(other) && now.own !== 0 && this.#follows({ ...now, other });
  }

  /** R12 */
  #legal(hand: CardSet, led: number): CardSet {
    const follows = hand & suitSet(suitOfNumber(led));
    if (follows !== 0) {
      const beats = follows & higherThan(led);
      return this.#rules.mustHead && beats !== 0 ? beats : follows;
    }
    const trumps = hand & this.#trumps;
    return trumps === 0 ? hand : trumps;
  }
}
