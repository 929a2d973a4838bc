/** The obvious solver: tries everything that the engine allows, giving up included. Slow, and easy to believe. */
import { type Action, apply, type DealState, legalActions, turnOf } from "@bummerl/engine";

/** Counters for seat 0. */
type Value = number;

/** All that a deal's future depends on. */
const keyOf = (state: DealState): string =>
  JSON.stringify([
    state.trump,
    state.phase,
    state.leader,
    state.led,
    [...state.hands[0]].sort(),
    [...state.hands[1]].sort(),
    state.closed === null ? [state.faceDown, state.upCard] : state.closed,
    state.points,
    state.pending,
    state.tricks.map((tricks) => tricks > 0),
  ]);

/** Solves deals under one rule set; remembers what it has solved, but only of one deal. */
export class SlowSolver {
  readonly #known = new Map<string, Value>();

  /** Positions looked at. */
  get size(): number {
    return this.#known.size;
  }

  /** What each legal action is worth to the seat on turn. */
  actions(state: DealState): { readonly action: Action; readonly value: number }[] {
    const turn = turnOf(state);
    if (turn === null) return [];
    return legalActions(state).map((action) => {
      const applied = apply(state, turn, action);
      if (!applied.ok) throw new Error(`a legal action is refused: ${applied.error.code}`);
      const value = this.#value(applied.value.state);
      return { action, value: turn === 0 ? value : -value };
    });
  }

  #value(state: DealState): Value {
    if (state.result !== null)
      return state.result.winner === 0 ? state.result.counters : -state.result.counters;
    const key = keyOf(state);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const best = Math.max(...this.actions(state).map(({ value }) => value));
    const value = turnOf(state) === 0 ? best : -best;
    this.#known.set(key, value);
    return value;
  }
}
