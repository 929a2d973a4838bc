import { SEATS, type Seat } from "@bummerl/engine";
import { fold, type TableRow } from "@bummerl/table";
import type { Store } from "../store/store.ts";
import { type CommandRunner, carryOut } from "./command.ts";
import { type Hosted, makeHosted } from "./hosted.ts";

export interface LoadParts {
  readonly store: Store;
  readonly runner: CommandRunner;
  readonly queueLength: number;
  /** When this process began: pages of before are gone. */
  readonly startedAt: number;
}

/** Folds a table from its log. @returns `null` for an unknown table */
export async function loadTable(parts: LoadParts, table: string): Promise<Hosted | null> {
  const rows = await parts.store.log.read(table, 0);
  const state = fold(rows);
  if (state === null) return null;
  const code = state.status === "open" ? ((await parts.store.lobby.byTable(table))?.code ?? null) : null;
  const hosted = makeHosted(state, code, parts.queueLength);
  for (const seat of SEATS)
    if (flagOfOtherDays(rows, seat, parts.startedAt))
      await carryOut(parts.runner, hosted, awayOrder(hosted, seat));
  return hosted;
}

/** Takes a seat's wish to resume back. */
export const awayOrder = (hosted: Hosted, seat: Seat) =>
  ({ seat: null, id: `away-${seat}-${hosted.state.seq}`, command: { type: "away", seat } }) as const;

/**
 * A saved table that a page of an earlier run of the server had open: that page did not say goodbye, and may be gone
 * for good. If it is not, it opens the table again when it is back.
 */
function flagOfOtherDays(rows: readonly TableRow[], seat: Seat, startedAt: number): boolean {
  const asked = rows.findLast(({ events }) =>
    events.some((event) => event.type === "resumeAsked" && event.seat === seat),
  );
  return asked !== undefined && asked.at < startedAt;
}
