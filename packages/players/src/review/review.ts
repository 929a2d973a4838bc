import {
  type Action,
  apply,
  type DealState,
  deal,
  otherSeat,
  type PerSeat,
  rememberedView,
  type Seat,
} from "@bummerl/engine";
import { codeOf } from "../bits/index.ts";
import type { Decision, PlayedDeal } from "./decision.ts";
import { type Judged, type Judgement, type JudgeOptions, judge } from "./judge.ts";
import { type LineStep, lineFrom } from "./line.ts";

/** Smaller differences are nobody's mistake, even where they are exact. In counters. */
const LEAST_COST = 0.05;

/** An action that ends the deal at once by what everybody knows, like giving up, is worth what it was booked for. */
const booked = (state: DealState, seat: Seat, action: Action): Judged => {
  const { result } = after(state, seat, action);
  if (result === null) throw new Error(`action ${action.type} was not judged and ends nothing`);
  return { action, value: result.winner === seat ? result.counters : -result.counters, error: 0 };
};

const after = (state: DealState, seat: Seat, action: Action): DealState => {
  const applied = apply(state, seat, action);
  if (!applied.ok) throw new Error(`the deal breaks the rules: ${action.type}, ${applied.error.code}`);
  return applied.value.state;
};

const costOf = (best: Judged, chosen: Judged): number => {
  const cost = best.value - chosen.value;
  // Two estimates, each off by its own error.
  return cost > Math.max(LEAST_COST, Math.hypot(best.error, chosen.error)) ? cost : 0;
};

type View = (state: DealState) => Judgement;

/** After these the same seat goes on, and nobody has seen a new card. */
const goesOn = ({ type }: Action): boolean => type === "exchange" || type === "close";

/** What the seat could have done instead, as far as it could have known. */
const betterFrom = (state: DealState, seat: Seat, { exact, actions }: Judgement, view: View): LineStep[] => {
  const steps: LineStep[] = [];
  const [best] = actions;
  if (best === undefined) return steps;
  if (exact) return lineFrom(state, best.action);
  let now = state;
  let next: Action = best.action;
  steps.push({ ...next, seat });
  while (goesOn(next)) {
    now = after(now, seat, next);
    next = view(now).actions[0]?.action ?? next;
    steps.push({ ...next, seat });
  }
  return steps;
};

const withoutSeat = ({ seat: _, ...action }: LineStep): Action => action;

/**
 * Every decision of a seat in a finished deal, one after the other, each judged by what the seat could know then with a
 * perfect memory, never by the cards it could not see. Stops where a record breaks off.
 *
 * @throws when the record breaks the rules
 */
export function* reviewDeal(
  played: PlayedDeal,
  seat: Seat,
  options: Omit<JudgeOptions, "toGo">,
): Generator<Decision, void, undefined> {
  const { rules, toGo } = played;
  const turned: PerSeat<number> = [toGo[seat], toGo[otherSeat(seat)]];
  const view: View = (state) => judge(rememberedView(state, seat), rules, { ...options, toGo: turned });
  let state = deal(rules, played.dealer, played.deck);
  for (const [at, step] of played.actions.entries()) {
    const action = withoutSeat(step);
    if (step.seat === seat) yield decisionOf(state, seat, at, action, view);
    state = after(state, step.seat, action);
  }
}

const decisionOf = (state: DealState, seat: Seat, at: number, action: Action, view: View): Decision => {
  const judgement = view(state);
  const code = codeOf(action);
  const chosen =
    judgement.actions.find((each) => codeOf(each.action) === code) ?? booked(state, seat, action);
  const [best] = judgement.actions;
  if (best === undefined) throw new Error("somebody was on turn and might do nothing");
  const cost = costOf(best, chosen);
  return {
    ...judgement,
    at,
    trick: state.tricks[0] + state.tricks[1] + (state.phase === "lastTrick" ? 0 : 1),
    hand: state.hands[seat],
    led: state.led,
    chosen,
    cost,
    better: cost === 0 ? [] : betterFrom(state, seat, judgement, view),
  };
};
