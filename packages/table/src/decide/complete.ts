import { computerAnswers } from "../computer/answers.ts";
import { evolveEvents } from "../evolve/evolve.ts";
import type { DecideContext } from "../seal.ts";
import type { TableEvent, TableState } from "../state.ts";
import { clockAfter } from "../time.ts";
import { decideSeat } from "./seat.ts";

/** What a row will hold, and the table as it will leave it. */
export interface Completed {
  readonly events: TableEvent[];
  readonly after: TableState;
}

/**
 * The events of a row with all that follows from them at once: what a computer answers, and the clock. So there is no
 * moment, and no crash between two rows, in which a computer owes an answer that needs no thought.
 * @param seq number the row will have
 */
export function complete(
  state: TableState,
  events: TableEvent[],
  seq: number,
  context: DecideContext,
): Completed {
  const all = withAnswers(state, events, seq, context);
  const played = evolveEvents(state, seq, all);
  const time = clockAfter(state, played, context.now);
  if (time === state.time) return { events: all, after: played };
  const clockSet: TableEvent = { type: "clockSet", time };
  return { events: [...all, clockSet], after: evolveEvents(played, seq, [clockSet]) };
}

function withAnswers(
  state: TableState,
  events: TableEvent[],
  seq: number,
  context: DecideContext,
): TableEvent[] {
  if (state.computer === undefined || events.length === 0) return events;
  const all = [...events];
  for (;;) {
    const after = evolveEvents(state, seq, all);
    const answer = computerAnswers(after);
    if (answer === null) return all;
    const said = decideSeat(after, answer.seat, answer.command, context);
    if (!said.ok || said.value.length === 0) throw new Error("a computer said what changes nothing");
    all.push(...said.value);
  }
}
