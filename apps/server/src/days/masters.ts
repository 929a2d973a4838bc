import { turnOf } from "@bummerl/engine";
import { decide, evolve, makeTable, questionFor, type TableState } from "@bummerl/table";
import type { Thinkers } from "../computers/thinkers.ts";
import type { Logger } from "../observe/log.ts";
import type { DayStore } from "../store/days.ts";
import type { DaySecrets } from "./secrets.ts";
import { daySetup } from "./setup.ts";

/** How Master does in the seat everybody has, against itself: what one had got who plays exactly as it does. */
export interface Masters {
  /** Counters, below 0 lost; `null` until it has been played. Whoever asks sets it going. */
  of(day: string): Promise<number | null>;
  /** Sees to it that it is known when the day is over. */
  prepare(day: string): void;
  /** Resolves when none is under way. */
  idle(): Promise<void>;
}

export interface MastersParts {
  readonly store: Pick<DayStore, "master" | "keepMaster">;
  readonly secrets: Pick<DaySecrets, "ofDay">;
  readonly thinkers: Pick<Thinkers, "choose">;
  readonly logger: Pick<Logger, "error">;
}

export function makeMasters({ store, secrets, thinkers, logger }: MastersParts): Masters {
  const known = new Map<string, number>();
  const underway = new Map<string, Promise<void>>();
  /** One after the other: people at their tables are waiting for the same threads. */
  let last: Promise<void> = Promise.resolve();

  const play = async (day: string): Promise<void> => {
    try {
      const counters = await playDay(day, await secrets.ofDay(day), thinkers);
      await store.keepMaster(day, counters);
    } catch (err) {
      // Whoever asks next sets it going again.
      logger.error({ err, day }, "Master could not play a deal of the day");
    } finally {
      underway.delete(day);
    }
  };

  const of = async (day: string): Promise<number | null> => {
    const counters = known.get(day) ?? (await store.master(day));
    if (counters !== null) known.set(day, counters);
    else if (!underway.has(day)) {
      last = last.then(() => play(day));
      underway.set(day, last);
    }
    return counters;
  };

  return {
    of,
    prepare: (day) => {
      of(day).catch((err: unknown) => logger.error({ err, day }, "how Master did could not be read"));
    },
    idle: async () => void (await Promise.all(underway.values())),
  };
}

/** By the same code as at everybody's table: the same seeds, the same knowledge of each seat. */
async function playDay(day: string, secret: string, thinkers: Pick<Thinkers, "choose">): Promise<number> {
  const context = { now: 0, secret };
  const nobody = { id: "nobody", name: "nobody", kind: "player" } as const;
  const made = makeTable(daySetup("nobody", day, nobody, "none"), context);
  let state: TableState = evolve(null, { seq: 1, seat: 0, at: 0, events: made });
  while (state.deal !== null && state.status === "live") {
    const seat = turnOf(state.deal);
    const question = seat === null ? null : questionFor(state, seat);
    if (seat === null || question === null) throw new Error("a deal goes on without anybody's turn");
    const action = await thinkers.choose(question, "master");
    const decided = decide(state, seat, { type: "act", seq: question.seq, action }, context);
    if (!decided.ok) throw new Error(`Master may not do what it chose: ${decided.error.code}`);
    state = evolve(state, { seq: state.seq + 1, seat, at: 0, events: decided.value });
  }
  const result = state.lastDeal?.result ?? null;
  if (result === null) throw new Error("a deal was not played to its end");
  return result.winner === 0 ? result.counters : -result.counters;
}
