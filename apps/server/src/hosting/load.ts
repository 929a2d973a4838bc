import { SEATS, type Seat } from "@bummerl/engine";
import { fold, type TableRow } from "@bummerl/table";
import type { Store } from "../store/store.ts";
import { type CommandRunner, carryOut } from "./command.ts";
import { type Hosted, makeHosted } from "./hosted.ts";

export interface LoadParts {
  readonly store: Store;
  readonly runner: CommandRunner;
  readonly queueLength: number;
  /** Has a seat, which asked at that instant, a page of the table open at another process that lives? */
  readonly waitsElsewhere: (table: string, seat: Seat, askedAt: number) => Promise<boolean>;
}

/** Folds a table from its log. @returns `null` for an unknown table */
export async function loadTable(parts: LoadParts, table: string): Promise<Hosted | null> {
  const rows = await parts.store.log.read(table, 0);
  const state = fold(rows);
  if (state === null) return null;
  const code = state.status === "open" ? ((await parts.store.lobby.byTable(table))?.code ?? null) : null;
  const hosted = makeHosted(state, code, parts.queueLength);
  // The wish of a page that did not say goodbye, and may be gone for good: nobody has the table open here, or it would
  // not be loaded. A page that is not gone opens the table again when it is back.
  for (const seat of SEATS) {
    const askedAt = state.resumeAsked[seat] ? whenAsked(rows, seat) : null;
    if (askedAt !== null && !(await parts.waitsElsewhere(table, seat, askedAt)))
      await carryOut(parts.runner, hosted, awayOrder(hosted, seat));
  }
  return hosted;
}

const whenAsked = (rows: readonly TableRow[], seat: Seat): number | null =>
  rows.findLast(({ events }) => events.some((event) => event.type === "resumeAsked" && event.seat === seat))
    ?.at ?? null;

/** Takes a seat's wish to resume back. */
export const awayOrder = (hosted: Hosted, seat: Seat) =>
  ({ seat: null, id: `away-${seat}-${hosted.state.seq}`, command: { type: "away", seat } }) as const;
