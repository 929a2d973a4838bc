import type { DayFigures } from "@bummerl/protocol";
import type { TableStatus } from "@bummerl/table";
import type { Pool, QueryResultRow } from "pg";
import { guarded } from "./errors.ts";

/** What the packs of all days follow from, and since when: no day before that one had a deal. */
export interface DaySecret {
  readonly secret: string;
  readonly createdAt: number;
}

/** Own deal of a day, by its table. */
export interface StoredOwnDay {
  readonly table: string;
  readonly status: TableStatus | "erased";
  /** Counters won, below 0 lost; `null` without a result. */
  readonly counters: number | null;
}

/** What is kept of deals of the day beside their tables. */
export interface DayStore {
  /** The one of this database; the first who asks puts his own there. Two at the same moment get the same. */
  secret(drawn: DaySecret): Promise<DaySecret>;
  /** Those of these tables that there are. */
  own(tables: readonly string[]): Promise<StoredOwnDay[]>;
  /** How all fared, of a day on which nobody can play any more: counted once, and the same ever after. */
  figures(day: string): Promise<DayFigures>;
  /** Counters of Master in the seat all had; `null`: has not been stored. */
  master(day: string): Promise<number | null>;
  /** Whoever is first stays. */
  keepMaster(day: string, counters: number): Promise<void>;
}

const ROW = 1;

const OWN = `
SELECT tables.id AS table, status, CASE WHEN winner = 0 THEN counters ELSE -counters END AS counters
FROM tables LEFT JOIN deals ON table_id = tables.id AND deals.deal = 1
WHERE tables.id = ANY ($1)`;

const KNOWN = "SELECT figures FROM days WHERE day = $1 AND figures IS NOT NULL";

const countOf = (winner: 0 | 1): string =>
  `jsonb_build_array(${[1, 2, 3]
    .map((counters) => `count(*) FILTER (WHERE winner = ${winner} AND counters = ${counters})`)
    .join()})`;

/**
 * Counts days that are over, unless they have been. Everybody sits at seat 0.
 * @param wanted an array of days, as SQL
 */
export const countDays = (wanted: string): string => `
INSERT INTO days (day, figures)
SELECT wanted.day, jsonb_build_object('begun', count(tables.id), 'won', ${countOf(0)}, 'lost', ${countOf(1)})
FROM unnest(${wanted}) AS wanted (day)
LEFT JOIN tables ON tables.day = wanted.day
LEFT JOIN deals ON table_id = tables.id AND deals.deal = 1
GROUP BY wanted.day
ON CONFLICT (day) DO UPDATE SET figures = EXCLUDED.figures WHERE days.figures IS NULL`;

const KEEP_MASTER = `
INSERT INTO days (day, master) VALUES ($1, $2)
ON CONFLICT (day) DO UPDATE SET master = EXCLUDED.master WHERE days.master IS NULL`;

interface SecretRow extends QueryResultRow {
  readonly secret: string;
  readonly created_at: number;
}

export const makeDayStore = (pool: Pool): DayStore => {
  const known = async (day: string): Promise<DayFigures | null> =>
    (await pool.query<{ figures: DayFigures }>(KNOWN, [day])).rows[0]?.figures ?? null;

  return {
    secret: ({ secret, createdAt }) =>
      guarded("read the days' secret", async () => {
        const put =
          "INSERT INTO day_secret (id, secret, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        await pool.query(put, [ROW, secret, createdAt]);
        const { rows } = await pool.query<SecretRow>("SELECT secret, created_at FROM day_secret");
        const [row] = rows;
        if (row === undefined) throw new Error("the days' secret is gone");
        return { secret: row.secret, createdAt: row.created_at };
      }),

    own: (tables) =>
      guarded("find a player's deals of the day", async () => {
        const query = { name: "own-days", text: OWN, values: [tables] };
        return (await pool.query<StoredOwnDay & QueryResultRow>(query)).rows;
      }),

    figures: (day) =>
      guarded("count a deal of the day", async () => {
        const counted = await known(day);
        if (counted !== null) return counted;
        await pool.query(countDays("ARRAY[$1::text]"), [day]);
        const figures = await known(day);
        if (figures === null) throw new Error("a day that was counted has no figures");
        return figures;
      }),

    master: (day) =>
      guarded("read how Master did", async () => {
        const { rows } = await pool.query<{ master: number | null }>(
          "SELECT master FROM days WHERE day = $1",
          [day],
        );
        return rows[0]?.master ?? null;
      }),

    keepMaster: (day, counters) =>
      guarded("keep how Master did", async () => void (await pool.query(KEEP_MASTER, [day, counters]))),
  };
};
