import {
  type Action,
  type BummerlResult,
  type BummerlState,
  type DealEvent,
  decide as decideDeal,
  ok,
  type Result,
  type Seat,
  scoreDeal,
} from "@bummerl/engine";
import { notLive, refuse, type TableRefusal } from "../refusal.ts";
import { type DecideContext, seal } from "../seal.ts";
import type { BummerlEnd, FinishedDeal, TableEvent, TableState } from "../state.ts";

/**
 * An action in the running deal, made by a player who saw the table at `seq`. A deal that has moved on since refuses
 * it as `stale`; all else is the engine's to judge. The row that ends a deal also reveals its secret, scores it and
 * seals the next one; after the deal of the day there is none.
 */
export function act(
  state: TableState,
  seat: Seat,
  seq: number,
  action: Action,
  context: DecideContext,
): Result<TableEvent[], TableRefusal> {
  if (seq < state.dealSeq) return refuse("stale");
  const why = notLive(state);
  if (why !== null) return refuse(why);
  if (state.day !== undefined && context.now >= state.day.until) return refuse("dayOver");
  if (state.stage !== "playing" || state.deal === null) return refuse("noDeal");
  const judged = decideDeal(state.deal, seat, action);
  if (!judged.ok) return judged;
  const acted: TableEvent = { type: "acted", seat, action, events: judged.value };
  return ok([acted, ...afterAction(state, judged.value, context)]);
}

function afterAction(
  state: TableState,
  events: readonly DealEvent[],
  context: DecideContext,
): readonly TableEvent[] {
  const ended = events.find((event) => event.type === "dealEnded");
  if (ended === undefined) return [];
  const { winner, counters, reason } = ended.result;
  const { state: bummerl, won } = scoreDeal(runningBummerl(state), ended.result, state.rules);
  return [
    dealScored(state, { winner, counters, reason }, bummerl),
    ...(won === null ? [] : [bummerlWon(state, won, "played")]),
    state.day === undefined ? seal(state.dealNumber + 1, context.secret) : { type: "ended" },
  ];
}

/** @throws when there is none */
export const runningBummerl = (state: TableState): BummerlState => {
  if (state.bummerl === null) throw new Error("a deal is played outside of a Bummerl");
  return state.bummerl;
};

/** Ends the running deal and shows what it was shuffled from. */
export const dealScored = (
  state: TableState,
  result: FinishedDeal["result"],
  bummerl: BummerlState,
): TableEvent => ({
  type: "dealScored",
  deal: state.dealNumber,
  result,
  bummerl,
  secret: state.sealed.secret,
});

export const bummerlWon = (state: TableState, won: BummerlResult, how: BummerlEnd): TableEvent => ({
  type: "bummerlWon",
  bummerl: state.bummerlNumber,
  winner: won.winner,
  kind: won.kind,
  value: won.value,
  how,
});
