import {
  type Action,
  apply,
  CARDS,
  type Card,
  type DealResult,
  type DealState,
  deal,
  otherSeat,
  type PerSeat,
  type RuleSet,
  rememberedView,
  type Seat,
  turnOf,
} from "@bummerl/engine";
import { type Random, randomFrom } from "../src/worlds/index.ts";
import type { Contestant } from "./contestant.ts";
import { cpuTime, type Stopwatch } from "./stopwatch.ts";

/** A pack in the order of a seed. */
export const packOf = (seed: number): Card[] => {
  const random: Random = randomFrom(seed);
  const pack = [...CARDS];
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const card = pack[other] ?? "SA";
    pack[other] = pack[last] ?? "SA";
    pack[last] = card;
  }
  return pack;
};

export interface Contest {
  readonly rules: RuleSet;
  readonly players: PerSeat<Contestant>;
  /** For this pairing nobody closes: both are shown a view without that action. */
  readonly closing: boolean;
  readonly watch?: Stopwatch;
}

const NEVER_OVER = 40;

const seen = (state: DealState, seat: Seat, closing: boolean) => {
  const view = rememberedView(state, seat);
  return closing ? view : { ...view, legal: view.legal.filter(({ type }) => type !== "close") };
};

const ask = (contest: Contest, state: DealState, seat: Seat, seed: number, toGo: PerSeat<number>): Action => {
  const contestant = contest.players[seat];
  const view = seen(state, seat, contest.closing);
  const turned: PerSeat<number> = [toGo[seat], toGo[otherSeat(seat)]];
  const turn = { view, rules: contest.rules, seed, toGo: turned, closing: contest.closing };
  const { watch } = contest;
  if (watch === undefined) return contestant.choose(turn);
  const start = cpuTime();
  const action = contestant.choose(turn);
  watch.note(contestant.name, cpuTime() - start);
  return action;
};

/** Plays a deal with the engine as referee: a refused action ends the run. Seeds of the choices follow from `seed`. */
export const playDeal = (
  contest: Contest,
  dealer: Seat,
  pack: readonly Card[],
  seed: number,
  toGo: PerSeat<number> = [contest.rules.target, contest.rules.target],
): DealResult => {
  let state = deal(contest.rules, dealer, pack);
  const seeds = randomFrom(seed);
  for (let actions = 0; actions < NEVER_OVER; actions += 1) {
    const seat = turnOf(state);
    if (seat === null) break;
    const action = ask(contest, state, seat, seeds.below(2 ** 32), toGo);
    const applied = apply(state, seat, action);
    if (!applied.ok) throw new Error(`${contest.players[seat].name}: ${applied.error.code}`);
    state = applied.value.state;
  }
  if (state.result === null) throw new Error("a deal did not end");
  return state.result;
};
