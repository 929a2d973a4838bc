import type { RuleSet } from "@bummerl/engine";
import type { Contestant } from "./contestant.ts";
import { packOf, playDeal } from "./referee.ts";
import type { Stopwatch } from "./stopwatch.ts";

export interface Match {
  readonly rules: RuleSet;
  readonly player: Contestant;
  readonly against: Contestant;
  readonly pairs: number;
  readonly seed: number;
  readonly closing: boolean;
  readonly watch?: Stopwatch;
  /** Called after each pair with the score so far. */
  readonly progress?: (score: Score) => void;
}

export interface Score {
  readonly deals: number;
  /** Net counters a deal for `player`. */
  readonly mean: number;
  /** Half width of its 95 % interval, from the means of pairs. */
  readonly error: number;
  /** Share of deals won, 0 to 1, and the half width of its interval. */
  readonly won: number;
  readonly wonError: number;
}

const Z = 1.96;

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Half width of the 95 % interval of a mean. */
export const errorOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return Z * Math.sqrt(variance / values.length);
};

const scoreOf = (nets: readonly number[], shares: readonly number[]): Score => ({
  deals: 2 * nets.length,
  mean: meanOf(nets),
  error: errorOf(nets),
  won: meanOf(shares),
  wonError: errorOf(shares),
});

/** Each pack is played twice, with sides changed: both have had the same cards. */
export const playMatch = ({
  rules,
  player,
  against,
  pairs,
  seed,
  closing,
  watch,
  progress,
}: Match): Score => {
  const base = watch === undefined ? {} : { watch };
  const nets: number[] = [];
  const shares: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const pack = packOf(seed + pair);
    const first = playDeal(
      { rules, players: [player, against], closing, ...base },
      0,
      pack,
      2 * (seed + pair),
    );
    const second = playDeal(
      { rules, players: [against, player], closing, ...base },
      0,
      pack,
      2 * (seed + pair) + 1,
    );
    const gains = [
      first.winner === 0 ? first.counters : -first.counters,
      second.winner === 1 ? second.counters : -second.counters,
    ];
    nets.push(meanOf(gains));
    shares.push(meanOf(gains.map((gain) => (gain > 0 ? 1 : 0))));
    progress?.(scoreOf(nets, shares));
  }
  return scoreOf(nets, shares);
};
