import { OUT, OUT_OF_SCHNEIDER } from "@bummerl/engine";
import type { CompiledRules } from "../bits/rules.ts";
import {
  CLOSED,
  failedOf,
  madeOf,
  OPPONENT_CLOSED,
  OPPONENT_TRICK,
  OWN_CLOSED,
  OWN_TRICK,
  opponentPoints,
  ownPoints,
  type Score,
  turned,
} from "./score.ts";

/** What a deal can still be worth, and what it is worth when nothing is left to play. */
export class Stakes {
  readonly #frozen: boolean;
  readonly #claims: boolean;
  readonly #mirror: boolean;
  readonly #ladder: boolean;

  constructor(rules: CompiledRules) {
    this.#frozen = rules.frozen;
    this.#claims = rules.claims;
    this.#mirror = rules.mirror;
    this.#ladder = rules.ladder;
  }

  /** What 66 of the leader pays him now (R19, R27, R31). It only gets less, so it is also the most he can still get. */
  most(score: Score): number {
    if ((score & OPPONENT_CLOSED) !== 0) return failedOf(score);
    if ((score & OWN_CLOSED) !== 0 && this.#frozen) return madeOf(score);
    if ((score & OPPONENT_TRICK) === 0) return 3;
    return opponentPoints(score) < OUT_OF_SCHNEIDER ? 2 : 1;
  }

  /** What a false claim of the leader costs him (R28). */
  falseClaim(score: Score): number {
    const cost = this.#mirror ? this.most(score) : (score & OPPONENT_TRICK) === 0 ? 3 : 2;
    return (score & OWN_CLOSED) !== 0 && cost < failedOf(score) ? failedOf(score) : cost;
  }

  /** Do these points of the leader go out (R25)? Without a trick none count (R26). */
  isOut(score: Score): boolean {
    return (score & OWN_TRICK) !== 0 && ownPoints(score) >= OUT;
  }

  /**
   * Is a lead worth at least `counters` (-2 to 3, not 0) to the leader, whatever is played? 1 yes, -1 no, 0 it
   * depends. Who has 66 goes out: nothing pays more ({@link most}). A false claim is here too: where it costs no more
   * than `counters` it is as good as any other way to lose.
   */
  atOnce(score: Score, counters: number): number {
    if (counters > this.most(score)) return -1;
    if (this.isOut(score)) return 1;
    if (counters > 0) return 0;
    if (this.most(turned(score)) <= -counters) return 1;
    return this.mayClaim(score) && this.falseClaim(score) <= -counters ? 1 : 0;
  }

  /** May the leader say that he has 66, true or not (R25, R26)? */
  mayClaim(score: Score): boolean {
    return this.#claims && (score & OWN_TRICK) !== 0;
  }

  /** What it is worth to the winner of the last trick when nobody went out (R30, R33, R34). */
  atEnd(score: Score): number {
    if ((score & OPPONENT_CLOSED) !== 0) return failedOf(score);
    if ((score & OWN_CLOSED) !== 0) return -failedOf(score);
    return this.#ladder ? this.most(score) : 1;
  }

  /**
   * May it be better to lead from a pair and not announce it? More points are never worse, but for one thing: a false
   * claim of the opponent gets cheaper for him with the leader's 33rd point (R28 `mirror`); closed stakes are fixed.
   */
  mayHide(score: Score): boolean {
    return this.#mirror && (score & CLOSED) === 0 && ownPoints(score) < OUT_OF_SCHNEIDER;
  }
}
