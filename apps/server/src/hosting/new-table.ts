import {
  type DecideContext,
  decide,
  evolve,
  makeTable,
  type SeatedPerson,
  type TableSetup,
} from "@bummerl/table";
import type { Append } from "../store/store.ts";
import type { Stored } from "./command.ts";
import { finishedBy, summaryOf } from "./summary.ts";

/**
 * The first row of a table. Two who were found for each other sit there from this row on: there is no moment in which
 * one of them waits at a table that the other never reaches.
 * @param context with the secret of the first deal
 * @throws when the guest cannot sit there: maker or namesake
 */
export function newTable(
  setup: TableSetup,
  commandId: string,
  guest: SeatedPerson | null,
  context: DecideContext,
): { readonly entry: Append; readonly what: Stored } {
  const { now } = context;
  const made = makeTable(setup, context);
  const before = evolve(null, { seq: 1, seat: 0, at: now, events: made });
  const sat = guest === null ? null : decide(before, null, { type: "sit", player: guest }, context);
  if (sat !== null && !sat.ok) throw new Error(`two who were paired could not sit down: ${sat.error.code}`);
  const events = [...made, ...(sat?.value ?? [])];
  const row = { seq: 1, seat: 0, at: now, events } as const;
  const after = evolve(null, row);
  return {
    entry: { table: setup.id, row, commandId, summary: summaryOf(after), ...finishedBy(events, after) },
    what: { before, after, events },
  };
}
