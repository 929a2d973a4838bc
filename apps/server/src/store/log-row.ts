import type { Seat } from "@bummerl/engine";
import { type StoredEvent, type TableRow, upcast } from "@bummerl/table";

/** What of a row of `table_events` makes up the table: the rest says where it belongs. */
export interface LogRow {
  readonly seq: number;
  readonly seat: number;
  readonly at: number;
  readonly events: readonly StoredEvent[];
}

const seatOf = (seat: number): Seat | null => (seat === 0 || seat === 1 ? seat : null);

/**
 * The one way of a stored row to whoever folds it.
 * @throws for an event of a newer program: this one cannot tell what it means
 */
export const toTableRow = ({ seq, seat, at, events }: LogRow): TableRow => ({
  seq,
  seat: seatOf(seat),
  at,
  events: events.map(upcast),
});
