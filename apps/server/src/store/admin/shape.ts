import type { Client } from "pg";

/** A table as it is in the database. */
export interface Shape {
  readonly table: string;
  readonly columns: readonly string[];
}

const SHAPES = `
SELECT relname::text AS table, array_agg(attname::text ORDER BY attnum) AS columns
FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
  AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
GROUP BY relname ORDER BY relname`;

const PARENTS = `
SELECT child.relname::text AS child, parent.relname::text AS parent
FROM pg_constraint JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`;

/**
 * Who is connected where, and how often somebody tried what: true for the moment only, and with addresses of people in
 * it. No backup has it; a server makes it anew.
 */
const PASSING: ReadonlySet<string> = new Set([
  "processes",
  "attendance",
  "addresses",
  "table_pages",
  "budgets",
]);

/** All tables whose rows are kept; those others refer to come first. */
export async function keptShapes(client: Client): Promise<Shape[]> {
  const { rows: shapes } = await client.query<Shape & Record<string, unknown>>(SHAPES);
  const { rows: parents } = await client.query<{ child: string; parent: string }>(PARENTS);
  const left = new Map(
    shapes.filter(({ table }) => !PASSING.has(table)).map((shape) => [shape.table, shape]),
  );
  const sorted: Shape[] = [];
  while (left.size > 0) {
    const next = [...left.values()].find(
      ({ table }) => !parents.some(({ child, parent }) => child === table && left.has(parent)),
    );
    if (next === undefined) throw new Error("tables refer to each other in a circle");
    left.delete(next.table);
    sorted.push({ table: next.table, columns: next.columns });
  }
  return sorted;
}

/** Times of the migrations the database has had, earliest first; none for a database that was never one of ours. */
export async function appliedMigrations(client: Client): Promise<number[]> {
  const there = await client.query<{ there: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there",
  );
  if (there.rows[0]?.there !== true) return [];
  const { rows } = await client.query<{ at: number }>(
    "SELECT created_at::bigint AS at FROM drizzle.__drizzle_migrations ORDER BY created_at",
  );
  return rows.map(({ at }) => at);
}
