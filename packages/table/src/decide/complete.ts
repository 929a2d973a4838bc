import { computerAnswers } from "../computer/answers.ts";
import { evolveEvents } from "../evolve/evolve.ts";
import type { DecideContext } from "../seal.ts";
import type { TableEvent, TableState } from "../state.ts";
import { clockAfter } from "../time.ts";
import { decideSeat } from "./seat.ts";

/**
 * The events of a row with all that follows from them at once: what a computer answers, and the clock. So there is no
 * moment, and no crash between two rows, in which a computer owes an answer that needs no thought.
 * @param seq number the row will have
 */
export function complete(
  state: TableState,
  events: readonly TableEvent[],
  seq: number,
  context: DecideContext,
): TableEvent[] {
  const all = withAnswers(state, events, seq, context);
  const time = clockAfter(state, evolveEvents(state, seq, all), context.now);
  return time === state.time ? all : [...all, { type: "clockSet", time }];
}

function withAnswers(
  state: TableState,
  events: readonly TableEvent[],
  seq: number,
  context: DecideContext,
): TableEvent[] {
  const all = [...events];
  if (state.computer === undefined || events.length === 0) return all;
  for (;;) {
    const after = evolveEvents(state, seq, all);
    const answer = computerAnswers(after);
    if (answer === null) return all;
    const said = decideSeat(after, answer.seat, answer.command, context);
    if (!said.ok || said.value.length === 0) throw new Error("a computer said what changes nothing");
    all.push(...said.value);
  }
}
