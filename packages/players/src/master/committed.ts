import { CARDS, cardPoints, OUT, type RuleSet, valueAgainst } from "@bummerl/engine";
import {
  type ActionCode,
  type BitClosing,
  type BitPosition,
  type BitSide,
  type CardNumber,
  type CardSet,
  EXCHANGE,
  MARRIAGE,
  MARRIAGE_WITH_CLAIM,
  suitOfNumber,
} from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import type { Solver } from "../solver/index.ts";
import { positionIn, solverFor, type World } from "../worlds/index.ts";
import { mean } from "./mean.ts";
import { RESULT_COUNTERS, resultPlace } from "./results.ts";

/** A hand the opponent may hold, and how likely that is. */
interface Guess {
  readonly hand: CardSet;
  readonly weight: number;
}

/** Strict play with a closed stock, seen by the knowing side; the opponent's hand is left out. */
interface Moment {
  readonly own: BitSide;
  readonly opponent: BitSide;
}

type Chances = readonly number[];

const POINTS = CARDS.map(cardPoints);

const without = (side: BitSide, card: CardNumber): BitSide => ({ ...side, hand: side.hand & ~(1 << card) });

/** The winner of a trick with what it brings him (R20). */
const taking = (side: BitSide, points: number): BitSide => ({
  ...side,
  points: side.points + side.pending + points,
  pending: 0,
  tricks: side.tricks + 1,
});

/**
 * Plays a closed deal on for one side that does not know its opponent's hand and has to do the same whatever that is,
 * until an action of the opponent's tells hands apart; the opponent sees all cards and plays his best. Averages over
 * open cards see through him and miss the safe line.
 */
export class CommittedPlay {
  readonly #solver: Solver;
  readonly #rules: RuleSet;
  readonly #trump: number;
  readonly #closed: BitClosing;
  readonly #useful: Chances;

  /** @param useful what each of the six results is worth to the knowing side */
  constructor(rules: RuleSet, trump: number, closed: BitClosing, useful: Chances) {
    this.#solver = solverFor(rules);
    this.#rules = rules;
    this.#trump = trump;
    this.#closed = closed;
    this.#useful = useful;
  }

  /** Chances of the six results after an action of the knowing side, on turn: a play, or a marriage without claim. */
  after(position: BitPosition, worlds: readonly World[], code: ActionCode): Chances {
    const guesses = worlds.map(({ opponent }) => ({ hand: opponent, weight: 1 / worlds.length }));
    const moment = { own: position.own, opponent: position.opponent };
    return position.led < 0
      ? this.#led(moment, guesses, code)
      : this.#answered(moment, guesses, position.led, code, false);
  }

  /** The knowing side leads: the best of what it may. */
  #leads(moment: Moment, guesses: readonly Guess[]): Chances {
    if (guesses.length === 1) return this.#openly(moment, guesses, -1);
    const codes = this.#legal(moment, guesses, -1);
    return this.#best(codes.map((code) => this.#led(moment, guesses, code)));
  }

  #led({ own, opponent }: Moment, guesses: readonly Guess[], code: ActionCode): Chances {
    const announced = this.#announce(own, code);
    if (announced.points >= OUT) return this.#result(guesses, this.#won({ own: announced, opponent }));
    const card = code % MARRIAGE;
    const moment = { own: without(announced, card), opponent };
    const groups = this.#choices(guesses, (hand) => this.#turned(moment, hand, card));
    return sum([...groups].map(([answer, group]) => this.#answered(moment, group, card, answer, true)));
  }

  /** A trick is complete: `byOpponent` tells whose answer it is. */
  #answered(
    { own, opponent }: Moment,
    guesses: readonly Guess[],
    led: CardNumber,
    answer: CardNumber,
    byOpponent: boolean,
  ): Chances {
    const wins =
      suitOfNumber(led) === suitOfNumber(answer) ? answer < led : suitOfNumber(answer) === this.#trump;
    const ownTakes = byOpponent ? !wins : wins;
    const points = (POINTS[led] ?? 0) + (POINTS[answer] ?? 0);
    const mine = byOpponent ? own : without(own, answer);
    const gone = byOpponent ? answer : led;
    const left = guesses.map(({ hand, weight }) => ({ hand: hand & ~(1 << gone), weight }));
    const moment = ownTakes
      ? { own: taking(mine, points), opponent }
      : { own: mine, opponent: taking(opponent, points) };
    if (ownTakes && moment.own.points >= OUT) return this.#result(left, this.#won(moment));
    if (!ownTakes && moment.opponent.points >= OUT) return this.#result(left, -this.#lost(moment));
    if (mine.hand === 0) return this.#result(left, (this.#closed.own ? -1 : 1) * this.#closed.failed);
    return ownTakes ? this.#leads(moment, left) : this.#isLed(moment, left);
  }

  /** The opponent leads, whatever is best with the hand he has. */
  #isLed(moment: Moment, guesses: readonly Guess[]): Chances {
    if (guesses.length === 1) return this.#openly(moment, guesses, -2);
    const groups = this.#choices(guesses, (hand) => this.#turned(moment, hand, -1));
    return sum([...groups].map(([code, group]) => this.#hasLed(moment, group, code)));
  }

  #hasLed({ own, opponent }: Moment, guesses: readonly Guess[], code: ActionCode): Chances {
    const announced = code < MARRIAGE_WITH_CLAIM ? this.#announce(opponent, code) : opponent;
    const moment = { own, opponent: announced };
    if (code >= MARRIAGE_WITH_CLAIM || announced.points >= OUT)
      return this.#result(guesses, -this.#lost(moment));
    const card = code % MARRIAGE;
    const left = guesses.map(({ hand, weight }) => ({ hand: hand & ~(1 << card), weight }));
    if (left.length === 1) return this.#openly(moment, left, card);
    const codes = this.#legal(moment, left, card);
    return this.#best(codes.map((answer) => this.#answered(moment, left, card, answer, false)));
  }

  #announce(side: BitSide, code: ActionCode): BitSide {
    if (code < MARRIAGE) return side;
    const worth = suitOfNumber(code - MARRIAGE) === this.#trump ? 40 : 20;
    return side.tricks > 0
      ? { ...side, points: side.points + worth }
      : { ...side, pending: side.pending + worth };
  }

  /** R19, R31: what 66 pays the knowing side. */
  #won({ opponent }: Moment): number {
    if (!this.#closed.own) return this.#closed.failed;
    return this.#rules.closeValue === "atClosing"
      ? this.#closed.made
      : valueAgainst(opponent.tricks, opponent.points);
  }

  /** What 66 pays the opponent. */
  #lost({ own }: Moment): number {
    if (this.#closed.own) return this.#closed.failed;
    return this.#rules.closeValue === "atClosing" ? this.#closed.made : valueAgainst(own.tricks, own.points);
  }

  #position({ own, opponent }: Moment, hand: CardSet, led: CardNumber): BitPosition {
    return { trump: this.#trump, own, opponent: { ...opponent, hand }, led, stock: [], closed: this.#closed };
  }

  #turned({ own, opponent }: Moment, hand: CardSet, led: CardNumber): BitPosition {
    const closed = { ...this.#closed, own: !this.#closed.own };
    return { trump: this.#trump, own: { ...opponent, hand }, opponent: own, led, stock: [], closed };
  }

  /** All that the knowing side may play; false claims are left out. */
  #legal(moment: Moment, guesses: readonly Guess[], led: CardNumber): ActionCode[] {
    const { count, codes } = this.#solver.actions(this.#position(moment, guesses[0]?.hand ?? 0, led));
    return [...codes.subarray(0, count)].filter((code) => code < MARRIAGE_WITH_CLAIM);
  }

  /** What the opponent does with each hand; where several actions are as good, each as often. */
  #choices(
    guesses: readonly Guess[],
    positionWith: (hand: CardSet) => BitPosition,
  ): Map<ActionCode, Guess[]> {
    const groups = new Map<ActionCode, Guess[]>();
    for (const { hand, weight } of guesses) {
      const chosen = this.#bestOf(positionWith(hand));
      for (const code of chosen) {
        const group = groups.get(code) ?? [];
        group.push({ hand, weight: weight / chosen.length });
        groups.set(code, group);
      }
    }
    return groups;
  }

  /** The best actions of a side that sees all cards; it makes no false claim. */
  #bestOf(position: BitPosition): ActionCode[] {
    const { count, codes, values } = this.#solver.actions(position);
    const able = [...codes.subarray(0, count).entries()].flatMap(([at, code]) => {
      const value = values[at] ?? 0;
      const plays = code < MARRIAGE_WITH_CLAIM || (code < EXCHANGE && value > 0);
      return plays ? [{ code, value }] : [];
    });
    const most = Math.max(...able.map(({ value }) => value));
    return able.flatMap(({ code, value }) => (value === most ? [code] : []));
  }

  /** One hand is left: all is known. `led` −2: the opponent is to lead. */
  #openly(moment: Moment, guesses: readonly Guess[], led: number): Chances {
    const hand = guesses[0]?.hand ?? 0;
    const value =
      led === -2
        ? -this.#solver.value(this.#turned(moment, hand, -1))
        : this.#solver.value(this.#position(moment, hand, led));
    return this.#result(guesses, value);
  }

  #result(guesses: readonly Guess[], counters: number): Chances {
    const chances = RESULT_COUNTERS.map(() => 0);
    chances[resultPlace(counters)] = guesses.reduce((total, { weight }) => total + weight, 0);
    return chances;
  }

  #best(all: readonly Chances[]): Chances {
    const [first = [], ...others] = all;
    return others.reduce(
      (top, one) => (mean(one, this.#useful) > mean(top, this.#useful) ? one : top),
      first,
    );
  }
}

const sum = (all: readonly Chances[]): Chances =>
  RESULT_COUNTERS.map((_, at) => all.reduce((total, chances) => total + (chances[at] ?? 0), 0));

/** Ways in which the cards may lie, up to which this is quick enough. */
export const COMMITTED_WORLDS = 12;

/** For a closed deal as the seat on turn knows it; not for claims. */
export const committedResults = (
  knowledge: Knowledge,
  rules: RuleSet,
  worlds: readonly World[],
  codes: readonly ActionCode[],
  useful: readonly number[],
): Map<ActionCode, readonly number[]> => {
  const [world] = worlds;
  if (world === undefined) throw new Error("there is no way for the cards to lie");
  const position = positionIn(knowledge, world);
  if (position.closed === null) throw new Error("only a closed deal is played on like this");
  const play = new CommittedPlay(rules, knowledge.trump, position.closed, useful);
  return new Map(
    codes
      .filter((code) => code < MARRIAGE_WITH_CLAIM)
      .map((code) => [code, play.after(position, worlds, code)]),
  );
};
