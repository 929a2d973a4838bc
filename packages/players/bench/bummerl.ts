import {
  type BummerlState,
  newBummerl,
  type PerSeat,
  type RuleSet,
  type Seat,
  scoreDeal,
} from "@bummerl/engine";
import type { Contestant } from "./contestant.ts";
import { errorOf, meanOf } from "./duplicate.ts";
import { packOf, playDeal } from "./referee.ts";

/** Packs set aside for one Bummerl: it lasts at most 13 deals to 7, 21 to 11. */
const PACKS = 32;

const winnerOf = (rules: RuleSet, players: PerSeat<Contestant>, seed: number): Seat => {
  let state: BummerlState = newBummerl(0, rules.target);
  for (let number = 0; state.result === null; number += 1) {
    const pack = seed * PACKS + number;
    const result = playDeal({ rules, players, closing: true }, state.dealer, packOf(pack), pack, state.toGo);
    state = scoreDeal(state, result, rules).state;
  }
  return state.result.winner;
};

export interface Race {
  readonly bummerl: number;
  /** Share of Bummerl won, 0 to 1, and the half width of its 95 % interval. */
  readonly won: number;
  readonly error: number;
}

/** Each row of packs is played twice, with sides changed. */
export const raceBummerl = (
  rules: RuleSet,
  player: Contestant,
  against: Contestant,
  pairs: number,
  seed: number,
): Race => {
  const shares = Array.from({ length: pairs }, (_, pair) => {
    const first = winnerOf(rules, [player, against], seed + pair) === 0 ? 1 : 0;
    const second = winnerOf(rules, [against, player], seed + pair) === 1 ? 1 : 0;
    return (first + second) / 2;
  });
  return { bummerl: 2 * pairs, won: meanOf(shares), error: errorOf(shares) };
};
