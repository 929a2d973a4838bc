import type { Seat } from "@bummerl/engine";
import { decide, evolve, fold, type SeatCommand, seatOf, type TableState } from "@bummerl/table";
import { nanoid } from "nanoid";
import { drawSecret } from "../hosting/command.ts";
import { finishedBy, summaryOf } from "../hosting/summary.ts";
import type { TableLog } from "../store/store.ts";

/** So often a table may have moved on under our hands before it is given up. */
const TRIES = 20;

/**
 * Lets a player leave a table for good, by the rules: a running Bummerl is resigned first (R37). The rows are ordinary
 * ones: a server that has the table in memory finds them as it finds those of another server.
 */
export async function endTable(
  log: TableLog,
  table: string,
  player: string,
  now: () => number,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const state = fold(await log.read(table, 0));
    const seat = state === null ? null : seatOf(state, player);
    if (state === null || seat === null || state.status === "ended") return;
    const by = state.day === undefined ? seat : null;
    const decided = leave(state, seat, now());
    if (!decided.ok) throw new Error(`a player cannot leave table ${table}: ${decided.error.code}`);
    const row = { seq: state.seq + 1, seat: by, at: now(), events: decided.value };
    const after = evolve(state, row);
    // Whether it went in or somebody was faster: look again.
    await log.append({
      table,
      row,
      commandId: nanoid(),
      summary: summaryOf(after),
      ...finishedBy(row.events, after),
    });
  }
  throw new Error(`table ${table} does not come to rest`);
}

/** The deal of the day cannot be left: it ends as if the time for it were over. */
const leave = (state: TableState, seat: Seat, now: number): ReturnType<typeof decide> =>
  state.day === undefined
    ? decide(state, seat, nextStep(state), { now, secret: drawSecret() })
    : decide(state, null, { type: "sweep" }, { now: state.day.until, secret: drawSecret() });

const nextStep = ({ status, stage, bummerlNumber }: TableState): SeatCommand => ({
  type: status === "open" || stage === "bummerlOver" ? "leave" : "resign",
  bummerl: bummerlNumber,
});
