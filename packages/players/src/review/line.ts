import { type Action, apply, type DealState, type Seat, turnOf } from "@bummerl/engine";
import { CLAIM, codeOf, EXCHANGE, MARRIAGE, MARRIAGE_WITH_CLAIM } from "../bits/index.ts";
import { solveDeal } from "../solver/index.ts";

export type LineStep = Action & { readonly seat: Seat };

/** Of moves that are worth the same one shows the plainest: go out, announce, play a card; tricks of the trade last. */
const plainness = (code: number): number => {
  if (code === CLAIM || (code >= MARRIAGE_WITH_CLAIM && code < EXCHANGE)) return 0;
  if (code >= MARRIAGE && code < MARRIAGE_WITH_CLAIM) return 1;
  return code < MARRIAGE ? 2 : 3;
};

/** The best action with all cards known. */
const bestOf = (state: DealState): Action => {
  const solved = solveDeal(state);
  if (!solved.ok) throw new Error("nobody is on turn");
  const { actions, value } = solved.value;
  const [best] = actions
    .filter((each) => each.value === value)
    .sort((a, b) => plainness(codeOf(a.action)) - plainness(codeOf(b.action)));
  if (best === undefined) throw new Error("somebody is on turn and may do nothing");
  return best.action;
};

const doneBy = (state: DealState, seat: Seat, action: Action): DealState => {
  const applied = apply(state, seat, action);
  if (!applied.ok) throw new Error(`a line breaks the rules: ${codeOf(action)}, ${applied.error.code}`);
  return applied.value.state;
};

/**
 * How a deal goes on from an action of the seat on turn to its end when both play as well as they can, seeing all
 * cards. Only for positions in which both do know them all.
 *
 * @throws when the action is not legal
 */
export const lineFrom = (state: DealState, action: Action): LineStep[] => {
  const steps: LineStep[] = [];
  let now = state;
  let next: Action | null = action;
  for (let seat = turnOf(now); seat !== null && next !== null; seat = turnOf(now)) {
    steps.push({ ...next, seat });
    now = doneBy(now, seat, next);
    next = turnOf(now) === null ? null : bestOf(now);
  }
  return steps;
};
