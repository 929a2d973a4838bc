import type { ClockName, TableStatus } from "@bummerl/table";
import type { Client, QueryResultRow } from "pg";
import { rowsOf } from "./cursor.ts";

export interface ListedTable extends QueryResultRow {
  readonly id: string;
  /** `erased`: its deals were, after their time. */
  readonly status: TableStatus | "erased";
  readonly clock: ClockName;
  readonly name_0: string | null;
  readonly player_0: string | null;
  readonly name_1: string | null;
  readonly player_1: string | null;
  readonly bummerl: number;
  readonly deal: number;
  readonly to_go_0: number;
  readonly to_go_1: number;
  /** Milliseconds since 1970. */
  readonly created_at: number;
  readonly changed_at: number;
}

const TABLES = `
SELECT id, status, clock, name_0, player_0, name_1, player_1, bummerl, deal, to_go_0, to_go_1, created_at, changed_at
FROM tables WHERE $1::text IS NULL OR status = $1 ORDER BY changed_at DESC, id LIMIT $2`;

/** Last changed first. Only within a transaction. */
export const listTables = (
  client: Client,
  status: string | null,
  limit: number,
): AsyncGenerator<ListedTable> => rowsOf<ListedTable>(client, "tables", TABLES, [status, limit]);
