import { evolve, type TableEvent, type TableRow, type TableState, upcast } from "@bummerl/table";
import type { Client } from "pg";

/** One row of a table's log as the database has it. */
export interface LogRow {
  readonly row: TableRow;
  readonly commandId: string;
}

/** A table's log, and the table after each of its rows. */
export interface History {
  readonly table: string;
  readonly rows: readonly LogRow[];
  /** `states[n]` is the table after row n + 1; shorter than `rows` when the log cannot be folded. */
  readonly states: readonly TableState[];
}

const seatOf = (seat: number): TableRow["seat"] => (seat === 0 || seat === 1 ? seat : null);

/** Reads and folds the logs of all tables there are. @param fault hears of gaps, doubles and what cannot be folded */
export async function readHistories(
  client: Client,
  fault: (text: string) => void,
): Promise<ReadonlyMap<string, History>> {
  const { rows } = await client.query<{
    table_id: string;
    seq: number;
    seat: number;
    command_id: string;
    at: string;
    events: TableEvent[];
  }>("SELECT table_id, seq, seat, command_id, at, events FROM table_events ORDER BY table_id, seq");
  const logs = new Map<string, LogRow[]>();
  for (const { table_id, seq, seat, command_id, at, events } of rows) {
    const log = logs.get(table_id) ?? [];
    logs.set(table_id, log);
    log.push({
      row: { seq, seat: seatOf(seat), at: Number(at), events: events.map(upcast) },
      commandId: command_id,
    });
  }
  return new Map([...logs].map(([table, log]) => [table, historyOf(table, log, fault)]));
}

function historyOf(table: string, rows: readonly LogRow[], fault: (text: string) => void): History {
  const ids = new Set<string>();
  for (const [index, { row, commandId }] of rows.entries()) {
    if (row.seq !== index + 1) fault(`${table}: row ${row.seq} stands where row ${index + 1} should`);
    const key = `${row.seat ?? "table"} ${commandId}`;
    if (ids.has(key)) fault(`${table}: command ${commandId} is in the log twice`);
    ids.add(key);
  }
  const states: TableState[] = [];
  try {
    for (const { row } of rows) states.push(evolve(states.at(-1) ?? null, row));
  } catch (error) {
    fault(`${table}: row ${states.length + 1} cannot be folded: ${String(error)}`);
  }
  return { table, rows, states };
}
