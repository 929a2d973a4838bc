import type { Client, QueryResultRow } from "pg";

const AT_ONCE = 500;

/**
 * Rows of a query one after the other, a few hundred in memory at a time. Only within a transaction; several may be open
 * at once under different names.
 */
export async function* rowsOf<Row extends QueryResultRow>(
  client: Client,
  name: string,
  query: string,
  values: readonly unknown[] = [],
): AsyncGenerator<Row> {
  await client.query(`DECLARE ${client.escapeIdentifier(name)} NO SCROLL CURSOR FOR ${query}`, [...values]);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${AT_ONCE} FROM ${client.escapeIdentifier(name)}`);
    yield* rows;
    if (rows.length < AT_ONCE) return;
  }
}
