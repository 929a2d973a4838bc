import type { Seat } from "../cards.ts";
import { ok, type Result } from "../result.ts";
import type { Action, Refusal } from "./action.ts";
import { decide } from "./decide.ts";
import { evolveAll } from "./evolve.ts";
import type { DealEvent, DealState } from "./state.ts";

/** An accepted action: the state after it and what happened. */
export interface Applied {
  readonly state: DealState;
  readonly events: readonly DealEvent[];
}

/** {@link decide}, then the fold of its events. Never changes its input; a refusal changes nothing at all. */
export const apply = (state: DealState, seat: Seat, action: Action): Result<Applied, Refusal> => {
  const decided = decide(state, seat, action);
  if (!decided.ok) return decided;
  return ok({ state: evolveAll(state, decided.value), events: decided.value });
};
