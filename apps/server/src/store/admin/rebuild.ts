import type { Client } from "pg";
import type { StoredBummerl, StoredDeal } from "../stored.ts";

/** What is derived from a table's log, as it must be. */
export interface Derived {
  readonly listed: Readonly<Record<string, unknown>>;
  readonly deals: readonly StoredDeal[];
  readonly bummerls: readonly StoredBummerl[];
}

/** Writes the lists of a table anew. Only within a transaction, and while no server appends to it. */
export async function rebuild(
  client: Client,
  id: string,
  { listed, deals, bummerls }: Derived,
): Promise<void> {
  await client.query("DELETE FROM tables WHERE id = $1", [id]);
  await client.query("DELETE FROM deals WHERE table_id = $1", [id]);
  await client.query("DELETE FROM bummerls WHERE table_id = $1", [id]);
  await insert(client, "tables", [listed]);
  await insert(client, "deals", deals);
  await insert(client, "bummerls", bummerls);
}

/** Columns by their names, so that none is forgotten in silence: one that must not be empty would be missed. */
const insert = async (client: Client, table: string, rows: readonly object[]): Promise<void> => {
  if (rows.length === 0) return;
  // Not all columns: one that the database works out itself may not be written.
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = names.map((name) => client.escapeIdentifier(name)).join();
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    [JSON.stringify(rows)],
  );
};
